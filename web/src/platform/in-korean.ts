import type { Language, LocalizedText } from '@hwarang/domain/language';

/** A message that is always in Korean; in the English interface both languages stand together. */
export const inKorean = (said: LocalizedText, language: Language): string =>
  language === 'en' ? `${said.ko}\n${said.en}` : said.ko;
