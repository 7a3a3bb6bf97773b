/** What one upload may be. Asked by the browser before it sends, and by the server whatever the browser said. */
export const uploadLimits = {
  fileBytes: 50_000_000,
  files: 20,
  pixels: 200_000_000,
  /** Progressive JPEG and interlaced PNG. The largest cameras have 102 million. */
  progressivePixels: 105_000_000,
  /** HEIC is unpacked whole, in some 330 MB at most. An iPhone takes 12 or 24 million unless told otherwise. */
  heicPixels: 25_000_000,
  side: 30_000,
  nameLength: 200,
} as const;

/** Formats whose content is kept. HEIC is read too, and becomes JPEG. The stored type is what the content is, never what its sender called it. */
export const pictureTypes = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/gif': '.gif',
  'image/tiff': '.tif',
} as const;

export type PictureType = keyof typeof pictureTypes;
