import * as z from 'zod';
import { unkeepable } from './keepable.ts';

/** Text as people write it, up to so many characters. */
export const plainText = (longest: number) =>
  z
    .string()
    .max(longest, { error: `must have at most ${longest} characters` })
    .refine((text) => !unkeepable.test(text), { error: 'holds characters that cannot be kept' });
