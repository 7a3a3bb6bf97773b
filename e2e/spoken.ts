import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import type { Page } from 'playwright-core';
import { site } from './site.ts';

type Named = Record<'id' | 'localname' | 'englishname' | 'title' | 'title_en' | 'name' | 'name_en', string | null> & {
  main_title?: string;
  material?: string | null;
  material_en?: string | null;
  edition?: string | null;
  inventory_number?: string | null;
  year_text?: string | null;
};
export const records = async (path: string): Promise<Named[]> =>
  (await fetch(`${site().base}/api/${path}?_limit=1000`)).json();

/** What is called the same in both languages: the product, formats, units, keys and names that the specification gives. */
const sameInBoth = [
  ...['화랑 Hwarang', 'Hwarang', 'We Fly', 'Free', 'Premium', 'Enterprise', 'Unlimited'],
  ...[
    'CSV',
    'ZIP',
    'JSON',
    'HTML',
    'JPEG',
    'PNG',
    'WebP',
    'AVIF',
    'GIF',
    'TIFF',
    'HEIC',
    'API',
    'QR',
    'VR',
    'SNS',
    'IP',
    'ID',
  ],
  ...['cm', 'mm', 'px', 'kb', 'KB', 'MB', 'Ed.', 'AP', 'EP', 'WASD', 'Esc', 'Enter', 'Shift', 'Space', 'Ctrl'],
  ...[
    'AI',
    'CC BY',
    'CC BY-SA',
    'CC BY-NC',
    'CC BY-NC-SA',
    'CC BY-ND',
    'CC BY-NC-ND',
    'CC0',
    'ULAN',
    'ISNI',
    'VIAF',
    'Wikidata',
    'IIIF',
    '3D',
    'GLB',
  ],
  // Of money in Korean: other dollars and yuan have the same signs.
  ...['US$', 'JP¥'],
  ...['Natural Earth', 'world-atlas', 'OECD', 'OpenStreetMap', 'English', '한국어'],
];
/** What programs read, on the page about the API. */
const inPrograms = [
  ...[
    'GET',
    'POST',
    'id',
    'jwt',
    'identifier',
    'password',
    'statusCode',
    'error',
    'message',
    'Authorization: Bearer',
    'Retry-After',
  ],
];
const addresses = /[\x21-\x7e]*[@/_={}][\x21-\x7e]*|[\w-]+\.(?:kr|com|example|art|net|org)\b/g;

/**
 * The names of the records as a reader of this language meets them; people are named in both, and their books as on the cover. Editions,
 * dates and materials are the artist's own words.
 */
async function namesIn(language: Language): Promise<string[]> {
  const [artists = [], books = [], ...others] = await Promise.all(
    ['artists', 'artbrochures', 'art-works', 'exhibitions', 'galleries'].map(records),
  );
  const people = artists.flatMap(({ localname, englishname }) => [localname, englishname]);
  const covers = books.map(({ main_title }) => main_title);
  const things = others.flat().map((one) => pickLanguage(language, one.title ?? one.name, one.title_en ?? one.name_en));
  const words = others
    .flat()
    .flatMap((one) => [
      one.edition,
      one.inventory_number,
      one.year_text,
      pickLanguage(language, one.material ?? null, one.material_en ?? null),
    ]);
  return [...people, ...covers, ...things, ...words].filter((name): name is string => Boolean(name?.trim()));
}

/** Everything a page says, seen or spoken, but what it marks as another language or as no language at all. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang;
    const told = (element: Element | null) =>
      element !== null &&
      !element.closest('script, noscript, style, template, code, [translate="no"]') &&
      (element.closest('[lang]')?.getAttribute('lang') ?? own) === own;
    const texts = [document.title];
    for (const meta of document.querySelectorAll('meta[name="description"], meta[property^="og:"]'))
      if (!/url|type|image$|locale/.test(meta.getAttribute('property') ?? ''))
        texts.push(meta.getAttribute('content') ?? '');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (told(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'placeholder',
      'title',
    ];
    // What is hidden from screen readers is not spoken, whatever it is called.
    for (const name of attributes)
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (told(element) && !(name.startsWith('aria-') && element.closest('[aria-hidden="true"]')))
          texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  });

const foreign: Record<Language, RegExp> = { ko: /\p{Script=Latin}{2,}/u, en: /\p{Script=Hangul}/u };

const longestFirst = (names: string[]) => names.sort((a, b) => b.length - a.length);
const without = (text: string, names: string[]) => names.reduce((left, name) => left.replaceAll(name, ' '), text);

/** For pages in this language: what one of them says that the language does not allow. `users` are known by their names there. */
export async function wordsOfOthers(
  language: Language,
  users: string[] = [],
): Promise<(page: Page) => Promise<string[]>> {
  const names = longestFirst([...(await namesIn(language)), ...users]);
  // What stands in place of a missing picture.
  const initials = new Set(names.map((name) => [...name][0]));
  return async (page) => {
    const path = new URL(page.url()).pathname;
    const same = longestFirst(path === '/documentation' ? [...sameInBoth, ...inPrograms] : [...sameInBoth]);
    const texts = (await said(page)).filter((text) => !initials.has(text));
    return texts.flatMap((text) => {
      const rest = without(without(text, names).replaceAll(addresses, ' '), same);
      const [found] = foreign[language].exec(rest) ?? [];
      return found ? [`${path}: ‘${found}’ in ‘${text.slice(0, 120)}’`] : [];
    });
  };
}
