import * as z from 'zod';

// A NUL or half of a surrogate pair cannot be kept as text by the database.
const unkeepable = /\0|\p{Surrogate}/u;

/** Text as people write it, up to so many characters. */
export const plainText = (longest: number) =>
  z
    .string()
    .max(longest, { error: `must have at most ${longest} characters` })
    .refine((text) => !unkeepable.test(text), { error: 'holds characters that cannot be kept' });
