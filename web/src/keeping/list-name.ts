import type { KeptList } from '@hwarang/domain/keeping/keeping.contract';
import type { Language } from '@hwarang/domain/language';
import { keptWords } from './kept.words.ts';

/** The first list is called as the page is, until its owner gives it a name. */
export const listName = ({ name }: Pick<KeptList, 'name'>, language: Language): string =>
  name || keptWords.first[language];
