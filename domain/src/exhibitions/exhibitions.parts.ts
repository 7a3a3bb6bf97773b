import * as z from 'zod';
import { fileSchema } from '../media/file.ts';
import { day, moment, recordId, recordParts } from '../records.contract.ts';
import { roomStyles } from '../virtual-gallery/room-styles.ts';
import { hang } from '../virtual-gallery/virtual-gallery.contract.ts';

const text = z.string().nullable();

/** An exhibition as part of another record. */
export const exhibitionPart = z.strictObject({
  ...recordParts,
  title: z.string(),
  title_en: text,
  period: text,
  opens_on: day.nullable(),
  closes_on: day.nullable(),
  businesshour: text,
  detailinfotext: text,
  detailinfotext_en: text,
  is_exposed: z.boolean(),
  shown_from: moment.nullable(),
  shown_to: moment.nullable(),
  room_style: z.enum(roomStyles),
  hang: hang.nullable(),
  gallery: recordId.nullable(),
  mainimage: z.array(fileSchema),
});
export type ExhibitionPart = z.infer<typeof exhibitionPart>;
