import type { Language } from '@hwarang/domain/language';

interface Titled {
  title: string;
  englishtitle: string | null;
}

/** In the reader's language, where the artist gave it. */
export const titleOf = ({ title, englishtitle }: Titled, language: Language): string =>
  language === 'en' ? englishtitle || title : title;

/** The same in the other language; undefined where it is no other. */
export function otherTitleOf(work: Titled, language: Language): string | undefined {
  const other = language === 'en' ? work.title : work.englishtitle;
  return other && other !== titleOf(work, language) ? other : undefined;
}
