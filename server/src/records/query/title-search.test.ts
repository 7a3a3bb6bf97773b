import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { beforeAll, expect, test } from 'vitest';
import { fixtures } from '../../testing/fixtures.ts';
import { testAppForFile } from '../../testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);

// From before 1970 until far ahead, with many buckets of two weeks between them that hold nothing, and two days of one bucket.
const times = ['1871-03-01', '1969-12-31', '1970-01-01', '2021-06-01', '2021-06-02', '2021-09-01', '2090-01-01'];
// More than a search looks through before it asks the index.
const others = 320;

beforeAll(async () => {
  for (const [place, day] of times.entries())
    await create.artwork({
      title: `눈 내린 마당 ${place}`,
      titleEn: place % 2 ? 'Snow' : null,
      year: `${2000 - place}-01-01`,
      createdAt: new Date(`${day}T12:00:00Z`),
    });
  for (let number = 0; number < others; number += 1)
    await create.artwork({ title: `빈 들 ${number}`, createdAt: new Date(Date.UTC(2091, 0, 1, 0, number)) });
});

const ask = async <T>(path: string): Promise<T> =>
  (await testApp().fastify.inject({ url: `/api/art-works${path}` })).json<T>();
const places = async (query: string): Promise<number[]> =>
  (await ask<Artwork[]>(query)).map(({ title }) => Number(title.split(' ').at(-1)));

test('a word is found in every time, the newest first', async () => {
  expect(await places('?title_contains=마당')).toEqual([6, 5, 4, 3, 2, 1, 0]);
  expect(await places('?title_contains=마당&_start=2&_limit=3')).toEqual([4, 3, 2]);
  expect(await ask('/count?title_contains=마당')).toBe(7);
});

test('a word is found in any order', async () => {
  expect(await places('?title_contains=마당&_sort=createdAt')).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await places('?title_contains=마당&_sort=createdAt&_start=1&_limit=2')).toEqual([1, 2]);
  expect(await places('?title_contains=마당&_sort=year')).toEqual([6, 5, 4, 3, 2, 1, 0]);
  expect(await places('?title_contains=마당&_sort=title:desc&_limit=2')).toEqual([6, 5]);
  expect(await places('?title_contains=마당&_sort=material,year:desc&_limit=2')).toEqual([0, 1]);
});

test('each title is searched by itself, or the two together', async () => {
  expect(await places('?title_en_contains=snow')).toEqual([5, 3, 1]);
  expect(await places('?title_contains=snow')).toEqual([]);
  expect(await ask('/count?title_contains=snow')).toBe(0);
  expect(await places('?title_contains=눈&title_en_contains=NOW')).toEqual([5, 3, 1]);
  expect(await places('?_where[_or][0][title_en_contains]=snow&_where[_or][1][title_contains]=마당 2')).toEqual([
    5, 3, 2, 1,
  ]);
});

test('a title is found by every piece of it, in characters beyond the first 65536 too', async () => {
  const title = '넓은 Äcker 𠮷野🌙 7';
  await create.artwork({ title, createdAt: new Date('2021-06-03T12:00:00Z') });
  const characters = Array.from(title);
  const missed: string[] = [];
  for (let from = 0; from < characters.length; from += 1)
    for (let to = from + 1; to <= characters.length; to += 1) {
      const piece = characters.slice(from, to).join('');
      const found = await ask<Artwork[]>(
        `?title_contains=${encodeURIComponent(piece)}&createdAt_lt=2022-01-01T00:00:00Z`,
      );
      if (!found.some((artwork) => artwork.title === title)) missed.push(piece);
    }
  expect(missed).toEqual([]);
  expect(await ask('?title_contains=𠮷달')).toEqual([]);
});

test('a word of many titles and one of none', async () => {
  expect(await places('?title_contains=빈 들&_limit=2')).toEqual([others - 1, others - 2]);
  expect(await places('?title_contains=빈 들&_limit=2&_sort=createdAt&_start=310')).toEqual([310, 311]);
  expect(await ask('/count?title_contains=빈')).toBe(others);
  expect(await places('?title_contains=없는말')).toEqual([]);
  expect(await places('?title_contains=마당들')).toEqual([]);
});

test('a text is found without its accents, and by accents that it does not have', async () => {
  await create.artwork({ title: 'Le Café de nuit', text: 'Peint à Arles, à l’été', material: 'Crayon à l’huile' });
  await create.artwork({ title: 'A cafe at noon', text: null });
  const titles = async (query: string) =>
    (await ask<Artwork[]>(`?_sort=title&${query}`)).map(({ title }) => title.split(' ')[1]);
  for (const query of ['title_contains=cafe', 'title_contains=CAFÉ', '_q=cafe', '_q=Café'])
    expect(await titles(query), query).toEqual(['cafe', 'Café']);
  for (const query of ['text_contains=ete', 'material_contains=HUILE', 'material_contains=crayon a l', '_q=arles, a'])
    expect(await titles(query), query).toEqual(['Café']);
  expect(await titles('title_containss=Café')).toEqual(['Café']);
  expect(await titles('title_containss=cafe')).toEqual(['cafe']);
  expect(await titles('title_ncontains=cafe&title_contains=caf')).toEqual([]);
});

test('any piece of any text is found, in texts of every length and language', async () => {
  const text = '물과 빛이 머무는 자리, 값 50%_\\ 𠮷 Ｗｉｄｅ ＼';
  await create.artwork({ title: '글', text, createdAt: new Date('2021-06-04T12:00:00Z') });
  const characters = Array.from(text);
  const missed: string[] = [];
  for (let from = 0; from < characters.length; from += 1)
    for (const length of [2, 4]) {
      const piece = characters.slice(from, from + length).join('');
      const found = await ask<Artwork[]>(`?text_contains=${encodeURIComponent(piece)}&title=글`);
      if (found.length !== 1) missed.push(piece);
      if (length === 4 && (await ask(`/count?_q=${encodeURIComponent(piece)}&title=글`)) !== 1) missed.push(piece);
    }
  expect(missed).toEqual([]);
  expect(await ask('?text_contains=머문')).toEqual([]);
  expect(await ask('/count?text_contains=머문')).toBe(0);
});
