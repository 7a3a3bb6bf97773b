/** The shared service account for public reads: public by design, can never write. */
export const guest = {
  username: 'guest',
  identifier: 'guest@hwarang.art',
  password: 'guest-reads-only',
} as const;
