import { erasedId } from '@hwarang/domain/audit/erased-name';
import type { Language } from '@hwarang/domain/language';
import { auditWords } from '../audit.words.ts';

/** A name or a value of the log as a page shows it. */
export function shownName(name: string, language: Language): string {
  const id = erasedId(name);
  return id ? `${auditWords.erased[language]} ${id}` : name;
}
