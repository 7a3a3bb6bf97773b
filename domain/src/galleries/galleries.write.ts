import * as z from 'zod';
import { plainText } from '../text.ts';
import { flag, optionalAddress, optionalText, relations, requiredText, version } from '../written.ts';

const line = plainText(300)
  .nullish()
  .transform((text) => text?.normalize('NFC').trim() ?? '');
const hours = z.object({ day_interval: line, opening_hours: line, closing_hours: line });
const address = z.object({ Country: line, state_province: line, City: line, address_line1: line });
const degrees = z.coerce.number();

/** The altitude of the original is its longitude; a longitude sent beside it wins. */
const geolocation = z
  .object({
    center: z.object({
      latitude: degrees.min(-90).max(90),
      longitude: degrees.min(-180).max(180).optional(),
      altitude: degrees.min(-180).max(180).optional(),
    }),
  })
  .refine(({ center }) => center.longitude !== undefined || center.altitude !== undefined, {
    error: 'needs a longitude',
  })
  .transform(({ center }) => ({ latitude: center.latitude, longitude: center.longitude ?? center.altitude ?? 0 }));

export const galleryWrite = z
  .object({
    name: requiredText(300, '*Required'),
    name_en: optionalText(300),
    email: optionalText(254),
    homepage: optionalAddress('url is not valid'),
    contact: optionalText(300),
    description: optionalText(20_000),
    description_en: optionalText(20_000),
    gallery_hours: z.union([z.null().transform(() => []), z.array(hours).max(50)]),
    gallery_address: z.union([z.null(), address]),
    gallery_address_en: z.union([z.null(), address]),
    googlegeolocation: z.union([z.null(), geolocation]),
    image: relations,
    is_exposed: flag,
    __v: version,
  })
  .partial();
export type GalleryWrite = z.infer<typeof galleryWrite>;
