// The same questions in both dialects.
import { idOf, words } from './collection.ts';
import type { Ask } from './load.ts';

export type Dialect = 'hwarang' | 'strapi';
export type CaseName = 'list of 24' | 'title search' | 'one artwork' | 'list of 1000' | 'create';
export const caseNames: CaseName[] = ['list of 24', 'title search', 'one artwork', 'list of 1000', 'create'];

const populate = 'populate[0]=owner&populate[1]=image&populate[2]=exhibitions';
const strapiList = (limit: number, rest = '') =>
  `/api/art-works?${populate}&pagination[limit]=${limit}&pagination[withCount]=false${rest}`;

/** Somewhere in the collection; no two alike, so that no answer can come from a cache. */
const moment = (number: number, artworks: number): string => {
  const spread = Math.floor((number * 7919) % Math.max(1, artworks - 2000)) + 2000;
  return new Date(Date.UTC(2022, 0, 1) + spread * 60_000 + 1 + (number % 59_000)).toISOString();
};

/** After every artwork, so that it excludes none. */
const future = (number: number): string => new Date(Date.UTC(2100, 0, 1) + number).toISOString();

function search(number: number): { word: string; start: number } {
  const thing = words.things[number % 25] ?? '';
  const round = Math.floor(number / 25);
  // Words in many titles and in few take turns.
  if (round % 3 === 0) return { word: thing, start: Math.floor(round / 3) % 20 };
  if (round % 3 === 1) return { word: `${words.moods[round % 20]} ${thing}`, start: Math.floor(round / 60) % 5 };
  return { word: `${thing} ${round % 20}`, start: Math.floor(round / 60) % 5 };
}

function read(name: CaseName, dialect: Dialect, number: number, artworks: number): string {
  const ours = dialect === 'hwarang';
  const { word, start } = search(number);
  switch (name) {
    case 'list of 24':
    case 'list of 1000': {
      const limit = name === 'list of 24' ? 24 : 1000;
      // Strapi keeps no answers: it is asked for the plain first rows, which cost it least.
      return ours ? `/api/art-works?_limit=${limit}&createdAt_lt=${moment(number, artworks)}` : strapiList(limit);
    }
    case 'title search':
      return ours
        ? `/api/art-works?title_contains=${encodeURIComponent(word)}&_start=${start}&_limit=24&createdAt_lt=${future(number)}`
        : strapiList(24, `&filters[title][$containsi]=${encodeURIComponent(word)}&pagination[start]=${start}`);
    default: {
      const chosen = (number * 7919) % artworks;
      return ours
        ? `/api/art-works/${idOf('artwork', chosen)}`
        : `/api/art-works/w${String(chosen).padStart(23, '0')}?${populate}`;
    }
  }
}

const made = (dialect: Dialect, number: number) => ({
  title: `${words.moods[number % 20]} ${words.things[number % 25]} 새 ${number}`,
  title_en: `New ${words.thingsEn[number % 25]} ${number}`,
  material: words.materials[number % 5],
  size: `${30 + (number % 70)} cm x 40 cm`,
  year: '2021-01-01',
  text: words.text,
  text_en: words.textEn,
  image: dialect === 'hwarang' ? undefined : 1 + (number % 100),
  owner: dialect === 'hwarang' ? idOf('artist', 0) : 'a00000000000000000000000',
});

/** `different` requests of a case, from a number on; those of other numbers ask for other addresses. */
export function asksOf(
  name: CaseName,
  dialect: Dialect,
  options: { artworks: number; token: string; from?: number; different: number },
): Ask[] {
  const numbers = Array.from({ length: options.different }, (_, number) => (options.from ?? 0) + number);
  if (name !== 'create')
    return numbers.map((number) => ({ path: encodeURI(decodeURI(read(name, dialect, number, options.artworks))) }));
  return numbers.map((number) => {
    const body = made(dialect, number);
    return {
      path: '/api/art-works',
      method: 'POST',
      headers: { authorization: `Bearer ${options.token}` },
      body: JSON.stringify(dialect === 'hwarang' ? body : { data: body }),
    };
  });
}
