import * as z from 'zod';
import { unkeepable } from './keepable.ts';
import { tooLong } from './too-long.ts';

/** Text as people write it, up to so many characters. */
export const plainText = (longest: number) =>
  z
    .string()
    .max(longest, { error: tooLong(longest).en })
    .refine((text) => !unkeepable.test(text), { error: 'holds characters that cannot be kept' });
