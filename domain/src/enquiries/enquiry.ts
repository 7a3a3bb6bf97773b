import type { Language } from '../language.ts';
import { pickLanguage } from '../localized-text.ts';

/** `new` waits for an answer; `on-hold`: the work is held for the asker. */
export const enquiryStates = ['new', 'answered', 'on-hold', 'closed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export const speakers = ['asker', 'desk', 'note'] as const;
export type Speaker = (typeof speakers)[number];

/** `listed` are answered by one call at most. */
export const enquiryLimits = { name: 80, message: 4000, messages: 500, listed: 200 } as const;

/** So long after the last message an enquiry is deleted; the form says so before it is sent. */
export const keptMonths = 12;

/** Where the asker reads the answer and writes on; whoever has the address can. */
export const enquiryPath = (key: string): string => `/enquiry?key=${key}`;

interface Titled {
  title: string;
  work: { title: string; title_en: string | null } | null;
}

/** The title of the work in question in the reader's language, or the asker's when it is gone. */
export const workTitle = (language: Language, { title, work }: Titled): string =>
  pickLanguage(language, work?.title, work?.title_en) ?? title;
