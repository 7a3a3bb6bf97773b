import type { Language } from '../language.ts';

/** Words in the head of a column that say its language and nothing of what it holds. */
const languageWords: Record<string, Language> = {
  국문: 'ko',
  한글: 'ko',
  국어: 'ko',
  한국어: 'ko',
  한: 'ko',
  ko: 'ko',
  kr: 'ko',
  kor: 'ko',
  korean: 'ko',
  영문: 'en',
  영어: 'en',
  영: 'en',
  en: 'en',
  eng: 'en',
  english: 'en',
};

/** The rest of a head when its name is gone: a unit, or that it must be filled. */
const beside =
  /^(?:단위:?)?(?:cm|mm|m|in|inch|inches|kg|센티미터|밀리미터|필수|선택|필수입력|required|optional|yyyy|yyyy-?mm-?dd|url|jpg)$/;

/** Letters and digits alone: 'Inv. No.', 'inv_no' and 'InvNo' are one name. */
const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** A name as it is compared with others. */
export const headKey = (text: string): string => lettersAndDigits(text.normalize('NFKC').toLowerCase());

interface Head {
  /** What the column may be called, the likeliest first: '작품명 / Title' has two names. */
  keys: string[];
  language: Language | undefined;
}

/** 'titleEn' and 'title_en' as 'title en'. */
export const spaced = (text: string): string => text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ');

/** The head of a column as names, and the language that it tells of its values. */
export function readHead(head: string): Head {
  const text = head.normalize('NFKC').trim();
  const whole = headKey(text);
  const parts = text
    .split(/[()[\]{}<>/|:\n\r,·]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  let language: Language | undefined;
  const keys = [whole];
  for (const part of parts) {
    const words = spaced(part).toLowerCase().split(/\s+/);
    const named = words.filter((word) => !Object.hasOwn(languageWords, lettersAndDigits(word)));
    for (const word of words) language ??= languageWords[lettersAndDigits(word)];
    const glued = /^(국문|한글|영문|영어)(.+)$|^(.+)(국문|한글|영문|영어)$/.exec(lettersAndDigits(part.toLowerCase()));
    if (glued) language ??= languageWords[glued[1] ?? glued[4] ?? ''];
    const key = lettersAndDigits(glued ? (glued[2] ?? glued[3] ?? '') : named.join(''));
    if (key && !beside.test(key)) keys.push(key);
  }
  return { keys: [...new Set(keys)].filter(Boolean), language };
}
