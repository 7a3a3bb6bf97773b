import * as z from 'zod';
import { defineContract, field, files, many, recordFields, type Summary } from '../contract.ts';
import type { Whole } from '../contracts.ts';
import { fieldProblems } from '../field-problems.ts';
import { legalFace, writtenLegalFace } from '../legal/legal-face.contract.ts';
import { text } from '../records.contract.ts';
import { plainText } from '../text.ts';
import { flag, optionalAddress, optionalText, relations, requiredText } from '../written.ts';

const galleryHours = z.object({
  day_interval: z.string(),
  opening_hours: z.string(),
  closing_hours: z.string(),
});
export type GalleryHours = z.infer<typeof galleryHours>;

const galleryAddress = z.object({
  Country: z.string(),
  state_province: z.string(),
  City: z.string(),
  address_line1: z.string(),
});
export type GalleryAddress = z.infer<typeof galleryAddress>;

/** The original's clients read the altitude as the longitude: both are given, and equal. */
const geolocation = z.object({
  center: z.object({ latitude: z.number(), altitude: z.number(), longitude: z.number() }),
});

const line = plainText(300)
  .nullish()
  .transform((text) => text?.normalize('NFC').trim() ?? '');
const writtenHours = z.object({ day_interval: line, opening_hours: line, closing_hours: line });
const writtenAddress = z.object({ Country: line, state_province: line, City: line, address_line1: line });
const degrees = z.coerce.number();

/** The altitude of the original is its longitude; a longitude sent beside it wins. */
const writtenGeolocation = z
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

const address = field(galleryAddress.nullable(), z.union([z.null(), writtenAddress]));

export const galleryContract = defineContract('galleries', 'Gallery', {
  ...recordFields,
  name: field(z.string(), requiredText(300, fieldProblems.required.en)),
  name_en: field(text, optionalText(300)),
  email: field(text, optionalText(254)),
  homepage: field(text, optionalAddress(fieldProblems.badUrl.en)),
  contact: field(text, optionalText(300)),
  description: field(text, optionalText(20_000)),
  description_en: field(text, optionalText(20_000)),
  gallery_hours: field(z.array(galleryHours), z.union([z.null().transform(() => []), z.array(writtenHours).max(50)])),
  gallery_address: address,
  gallery_address_en: address,
  googlegeolocation: field(geolocation.nullable(), z.union([z.null(), writtenGeolocation])),
  /** What the law wants shown of a seller; null while nothing is filled in. */
  legal: field(legalFace.nullable(), z.union([z.null(), writtenLegalFace])),
  is_exposed: field(z.boolean(), flag),
  image: files(relations),
  exhibitions: many('exhibitions'),
});
export type Gallery = Whole<'galleries'>;
export type GallerySummary = Summary<typeof galleryContract.members>;
