import * as z from 'zod';

export const emailLimit = 254;

/** How an email is kept and compared. */
export const tidyEmail = (text: string): string => text.trim().toLowerCase();

export const isEmail = (text: string): boolean => text.length <= emailLimit && z.regexes.email.test(text);
