import { languageMap } from './language-map.ts';

export type Xml = Record<string, unknown>;

/** One element for each language in which there is a text. */
export const inLanguages = (ko: string | null | undefined, en: string | null | undefined): Xml[] =>
  Object.entries(languageMap(ko, en) ?? {}).flatMap(([language, texts]) =>
    texts.map((text) => ({ ...(language === 'none' ? {} : { '@xml:lang': language }), '#text': text })),
  );
