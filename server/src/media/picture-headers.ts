/** Browsers keep a picture for good; what stands between asks again soon, because a work can become private. */
export const cacheControl = (isPublic: boolean): string =>
  isPublic ? 'public, max-age=31536000, s-maxage=60, immutable' : 'private, max-age=3600';

export const pictureHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};
