import type { Language } from '../language.ts';
import { auditWords } from './audit.words.ts';

/** What the log of changes calls an account that is gone: it tells one from another, and nobody who it was. */
export const erasedName = (userId: string): string => `deleted-${userId.slice(-8)}`;

/** A name or a value of the log as a page shows it. */
export function shownName(name: string, language: Language): string {
  const [, short] = /^deleted-([0-9a-f]{8})$/.exec(name) ?? [];
  return short ? `${auditWords.erased[language]} ${short}` : name;
}
