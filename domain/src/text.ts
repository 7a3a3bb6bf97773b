import * as z from 'zod';
import { unkeepable } from './keepable.ts';
import { tooLong } from './too-long.ts';

/** Signs that leave no mark on the page, such as U+200B or the Hangul fillers; the Braille blank counts as a symbol to Unicode. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing of it can be seen: such a name would be a row without a name. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Text as people write it, up to so many characters. */
export const plainText = (longest: number) =>
  z
    .string()
    .max(longest, { error: tooLong(longest).en })
    .refine((text) => !unkeepable.test(text), { error: 'holds characters that cannot be kept' });

/** Text that has to say something. */
export const filledText = (longest: number, error?: string) =>
  plainText(longest)
    .normalize('NFC')
    .trim()
    .min(1, { error, abort: true })
    .refine((text) => !isBlank(text), { error });
