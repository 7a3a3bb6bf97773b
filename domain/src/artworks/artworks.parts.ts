import * as z from 'zod';
import { fileSchema } from '../media/file.ts';
import { day, moment, recordId, recordParts } from '../records.contract.ts';

const text = z.string().nullable();
const centimetres = z.number().positive().nullable();

/** An artwork as part of another record. */
export const artworkPart = z.strictObject({
  ...recordParts,
  title: z.string(),
  title_en: text,
  material: text,
  material_en: text,
  size: text,
  width_cm: centimetres,
  height_cm: centimetres,
  depth_cm: centimetres,
  year: day.nullable(),
  text: text,
  text_en: text,
  imageurl: text,
  is_exposed: z.boolean(),
  position: z.number().int(),
  deletedAt: moment.nullable(),
  image: fileSchema.nullable(),
  owner: recordId.nullable(),
  shopitemreg: recordId.nullable(),
});
export type ArtworkPart = z.infer<typeof artworkPart>;
