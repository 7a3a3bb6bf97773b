import { importFields } from '@hwarang/domain/imports/fields';
import type { ImportNoun } from '@hwarang/domain/imports/values';
import type { LocalizedText } from '@hwarang/domain/language';

/** What a field is called; a note may concern one that no sheet fills by itself. */
export const fieldLabel = (noun: ImportNoun, field: string): LocalizedText =>
  importFields[noun].find(({ name }) => name === field)?.label ?? { ko: field, en: field };
