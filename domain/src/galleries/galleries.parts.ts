import * as z from 'zod';
import { fileSchema } from '../media/file.ts';
import { recordParts } from '../records.contract.ts';

const text = z.string().nullable();

export const galleryHours = z.object({
  day_interval: z.string(),
  opening_hours: z.string(),
  closing_hours: z.string(),
});
export type GalleryHours = z.infer<typeof galleryHours>;

export const galleryAddress = z.object({
  Country: z.string(),
  state_province: z.string(),
  City: z.string(),
  address_line1: z.string(),
});
export type GalleryAddress = z.infer<typeof galleryAddress>;

/** The original's clients read the altitude as the longitude: both are given, and equal. */
export const geolocation = z.object({
  center: z.object({ latitude: z.number(), altitude: z.number(), longitude: z.number() }),
});

/** A gallery as part of another record. */
export const galleryPart = z.strictObject({
  ...recordParts,
  name: z.string(),
  name_en: text,
  email: text,
  homepage: text,
  contact: text,
  description: text,
  description_en: text,
  gallery_hours: z.array(galleryHours),
  gallery_address: galleryAddress.nullable(),
  gallery_address_en: galleryAddress.nullable(),
  googlegeolocation: geolocation.nullable(),
  is_exposed: z.boolean(),
  image: z.array(fileSchema),
});
export type GalleryPart = z.infer<typeof galleryPart>;
