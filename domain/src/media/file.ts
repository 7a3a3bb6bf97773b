import * as z from 'zod';

const count = z.number().int().nonnegative();

export const fileFormatSchema = z.object({
  name: z.string(),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  width: count,
  height: count,
  size: z.number(),
  path: z.null(),
  url: z.string(),
});

/** A file as it travels: the original's shape, with a placeholder and the picture's main colours beside it. */
export const fileSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  alternativeText: z.string(),
  caption: z.string(),
  width: count,
  height: count,
  formats: z.object({
    thumbnail: fileFormatSchema.optional(),
    small: fileFormatSchema.optional(),
    medium: fileFormatSchema.optional(),
    large: fileFormatSchema.optional(),
  }),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  size: z.number(),
  url: z.string(),
  previewUrl: z.null(),
  provider: z.string(),
  thumbhash: z.string(),
  colours: z.array(z.string()),
  __v: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type FileFormat = z.infer<typeof fileFormatSchema>;
export type MediaFile = z.infer<typeof fileSchema>;

/** What may be told of a file beside its content. */
export const fileInfoSchema = z.object({
  name: z.string().max(200).nullish(),
  alternativeText: z.string().max(2000).nullish(),
  caption: z.string().max(2000).nullish(),
});

export type FileInfo = z.infer<typeof fileInfoSchema>;
