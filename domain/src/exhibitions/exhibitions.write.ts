import * as z from 'zod';
import { roomStyles } from '../virtual-gallery/room-styles.ts';
import { hang } from '../virtual-gallery/virtual-gallery.contract.ts';
import {
  flag,
  optionalDay,
  optionalMoment,
  optionalText,
  relation,
  relations,
  requiredText,
  version,
} from '../written.ts';

export const exhibitionWrite = z
  .object({
    title: requiredText(300, '*Required'),
    title_en: optionalText(300),
    period: optionalText(300),
    opens_on: optionalDay,
    closes_on: optionalDay,
    businesshour: optionalText(500),
    detailinfotext: optionalText(50_000),
    detailinfotext_en: optionalText(50_000),
    gallery: relation,
    galleries: relations,
    mainimage: relations,
    art_works: relations,
    artists: relations,
    is_exposed: flag,
    shown_from: optionalMoment,
    shown_to: optionalMoment,
    room_style: z.enum(roomStyles),
    hang: z.union([z.null(), hang]),
    __v: version,
  })
  .partial();
export type ExhibitionWrite = z.infer<typeof exhibitionWrite>;
