/** What one upload may be. Asked by the browser before it sends, and by the server whatever the browser said. */
export const uploadLimits = {
  fileBytes: 50_000_000,
  files: 20,
  pixels: 200_000_000,
  /** Progressive JPEG and interlaced PNG. The largest cameras have 102 million. */
  progressivePixels: 105_000_000,
  side: 30_000,
  nameLength: 200,
} as const;

/** Formats whose content is read. The stored type is what the content is, never what its sender called it. */
export const pictureTypes = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/gif': '.gif',
  'image/tiff': '.tif',
} as const;

export type PictureType = keyof typeof pictureTypes;

/** For `<input accept>`: a phone that keeps HEIC converts to JPEG by itself when HEIC is not in this list. */
export const acceptedTypes = Object.keys(pictureTypes).join(',');
