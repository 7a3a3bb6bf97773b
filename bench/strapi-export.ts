// An export as `mongoexport` writes it, of a museum's size and shape: '394 x 419 mm', 'c.1820', long Latin titles.
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { words } from './collection.ts';

const id = (kind: string, number: number) => ({
  $oid: `5f000000${kind.repeat(10)}${number.toString(16).padStart(6, '0')}`,
});
const date = { $date: '2020-07-01T00:00:00.000Z' };
const times = { createdAt: date, updatedAt: date, __v: 0 };
const pick = <One>(list: readonly One[], number: number): One => list[number % list.length] as One;
const years = ['c.1820', '1818–20', '1904', 'date not known', '2019'];
const sizes = ['support: 394 x 419 mm', '53 cm x 45.5 cm', '72.7 x 60.6 cm', '변형 10호'];

const artist = (number: number) => ({
  _id: id('a', number),
  localname: `${pick(words.moods, number)} ${number}`,
  englishname: `${pick(words.moodsEn, number)}, Émile ${number}`,
  statement: words.text,
  is_exposed: true,
  ...times,
});

const work = (artists: number) => (number: number) => ({
  _id: id('c', number),
  title: `${pick(words.moods, number)} ${pick(words.things, number * 7)} ${number}`,
  title_en: `Study for ${pick(words.thingsEn, number * 7)} near Zürich, looking towards the lake, ${number}`,
  material: pick(words.materials, number),
  material_en: pick(words.materialsEn, number),
  size: pick(sizes, number),
  year: pick(years, number),
  text: words.text,
  ...(number % 3 === 0 ? { text_en: words.textEn } : {}),
  owner: id('a', number % artists),
  is_exposed: true,
  ...times,
});

const exhibition = (works: number) => (number: number) => ({
  _id: id('e', number),
  title: `${pick(words.things, number)} 전시 ${number}`,
  opens_on: '2022-04-22',
  closes_on: '2022-05-18',
  art_works: Array.from({ length: Math.min(40, works) }, (_, place) => id('c', (number * 40 + place) % works)),
  is_exposed: true,
  ...times,
});

function* lines(count: number, of: (number: number) => object, [before, between, after]: string[]) {
  yield before ?? '';
  for (let number = 0; number < count; number += 1) yield (number ? between : '') + JSON.stringify(of(number));
  yield after ?? '';
}

/** The works as one list (`--jsonArray`), the rest as JSON Lines. */
export async function writeStrapiExport(folder: string, works: number, artists: number): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const exhibitions = Math.ceil(works / 100);
  const write = (name: string, content: Iterable<string>) =>
    pipeline(Readable.from(content), createWriteStream(join(folder, name)));
  await write('artists.json', lines(artists, artist, ['', '\n', '\n']));
  await write('art_works.json', lines(works, work(artists), ['[', ',', ']\n']));
  await write('exhibitions.json', lines(exhibitions, exhibition(works), ['', '\n', '\n']));
  return artists + works + exhibitions;
}
