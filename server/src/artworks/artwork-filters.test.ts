import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { materialKindsOf } from '@hwarang/domain/artworks/facets';
import { beforeAll, expect, test } from 'vitest';
import { blobs, files } from '../media/media.table.ts';
import { newId } from '../platform/ids.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);

async function picture(colours: string[]): Promise<string> {
  const { orm } = testApp().services.database;
  const id = newId();
  const sha256 = id.repeat(3).slice(0, 64);
  const blob = { mime: 'image/jpeg', bytes: 1, width: 1, height: 1, alpha: false, formats: {}, thumbhash: '' } as const;
  await orm.insert(blobs).values({ sha256, location: id, ...blob, colours, warmedAt: new Date() });
  await orm.insert(files).values({ id, key: id, sha256, name: 'a.jpg', ext: '.jpg' });
  return id;
}

beforeAll(async () => {
  const [red, blue] = [await picture(['#b93a24', '#faf8f3']), await picture(['#1f3d7a'])];
  await create.artwork({
    title: '붉은 유채',
    material: '캔버스에 유채',
    widthCm: 30,
    heightCm: 40,
    year: '2019-01-01',
    yearText: 'c.2019',
    edition: '3/10',
    inventoryNumber: 'HG-1',
    imageId: red,
  });
  await create.artwork({
    title: 'blue ink',
    materialEn: 'Ink on paper',
    widthCm: 200,
    heightCm: 100,
    year: '2024-05-01',
    edition: 'AP',
    license: 'cc-by-4.0',
    madeWithAi: 'no',
    imageId: blue,
  });
  await create.artwork({
    title: 'private',
    material: '유채',
    widthCm: 30,
    heightCm: 40,
    imageId: red,
    isExposed: false,
  });
  await create.artwork({ title: 'bare' });
});

const titles = async (query: string) => (await api.json<Artwork[]>(`/art-works?${query}`)).map(({ title }) => title);
const count = async (query: string) => await api.json<number>(`/art-works/count?${query}`);

test('material, size class, orientation, colour and year find and count works alike, never private ones', async () => {
  const found = {
    'material_kind=oil': ['붉은 유채'],
    'material_kind=ink&hue=blue': ['blue ink'],
    'material_kind_in=oil&material_kind_in=ink&_sort=year:ASC': ['붉은 유채', 'blue ink'],
    'size_class=small': ['붉은 유채'],
    'size_class=huge&orientation=landscape': ['blue ink'],
    'orientation=portrait': ['붉은 유채'],
    'edition=AP': ['blue ink'],
    'inventory_number=HG-1': ['붉은 유채'],
    'inventory_number_contains=hg': ['붉은 유채'],
    'inventory_number_null=false&_sort=inventory_number:ASC': ['붉은 유채'],
    'edition_contains=/10': ['붉은 유채'],
    'edition_null=false&_sort=edition:DESC': ['blue ink', '붉은 유채'],
    'license=cc-by-4.0': ['blue ink'],
    'made_with_ai=no': ['blue ink'],
    'license_ne=cc-by-4.0&edition_null=false': ['붉은 유채'],
    'year_text_contains=c.': ['붉은 유채'],
    'year_text_null=false&_sort=year_text:DESC': ['붉은 유채'],
    'hue=red': ['붉은 유채'],
    'hue=green': [],
    'hue=white&title_contains=유': ['붉은 유채'],
    'year_gte=2020&year_lte=2029': ['blue ink'],
    '_where[_or][0][hue]=blue&_where[_or][1][material_kind]=oil&_sort=year:ASC': ['붉은 유채', 'blue ink'],
  };
  for (const [query, expected] of Object.entries(found)) {
    expect(await titles(query), query).toEqual(expected);
    expect(await count(query.replace(/&?_sort=[^&]*/, '')), query).toBe(expected.length);
  }
});

test('what is filtered by is not part of the answer', async () => {
  const [work] = await api.json<Record<string, unknown>[]>('/art-works?hue=red');
  expect(work).not.toHaveProperty('hue');
  expect(work).not.toHaveProperty('tags');
});

test('a value that is none is a 400 that names the parameter', async () => {
  for (const [name, value] of [
    ['material_kind', 'gold dust'],
    ['size_class', 'tiny'],
    ['orientation', ''],
    ['hue', 'infrared'],
    ['hue_in', 'red,blue'],
    ['hue_ne', 'red'],
    ['hue_contains', 'r'],
    ['size_class_gt', 'small'],
    ['_sort', 'hue:ASC'],
  ] as const) {
    const answer = await api.get(`/art-works?${name}=${encodeURIComponent(value)}`);
    expect(answer.statusCode, name).toBe(400);
    expect(answer.json().message, name).toContain(name);
  }
});

test('the database sorts works by material, size, form and the names of their colours', async () => {
  const materials = [
    'Oil on canvas',
    '한지에 수묵채색',
    'Gold foil',
    'Pink ink',
    'Bronze',
    '조각보',
    '나무 조각',
    'Étching',
    '',
  ];
  const sizes = [
    [0.01, 40, 'small', 'portrait'],
    [40, 39.99, 'small', 'square'],
    [40.01, 10, 'medium', 'landscape'],
    [95, 99.75, 'medium', 'square'],
    [105, 100, 'large', 'square'],
    [105.01, 100, 'large', 'landscape'],
    [72.7, 90.9, 'medium', 'portrait'],
    [100, 180, 'large', 'portrait'],
    [180.01, 180, 'huge', 'square'],
  ] as const;
  const { pool } = testApp().services.database;
  for (const material of materials)
    for (const [width, height, ...sizeTags] of sizes) {
      const id = await create.artwork({ material, widthCm: width, heightCm: height, isExposed: false });
      const { rows } = await pool.query('select tags from artworks where id = $1', [id]);
      expect(new Set(rows[0].tags), `${material} ${width} x ${height}`).toEqual(
        new Set([...materialKindsOf(material), ...sizeTags]),
      );
    }
  const named = {
    '#b93a24': 'red',
    '#2f6b5c': 'green',
    '#1b1a17': 'black',
    '#faf8f3': 'white',
    '#f0e6d2': 'white',
    '#8a8880': 'grey',
    '#1f3d7a': 'blue',
    '#7a5638': 'brown',
    '#e8c040': 'yellow',
    '#e09a9a': 'pink',
    '#d9822b': 'orange',
    '#6d5590': 'purple',
  };
  const { rows } = await pool.query('select hues_of(jsonb_build_array(c)) as hues from unnest($1::text[]) c', [
    Object.keys(named),
  ]);
  expect(rows.map((row) => row.hues)).toEqual(Object.values(named).map((hue) => [hue]));
  const five = await pool.query(`select hues_of($1::jsonb) as hues`, [
    JSON.stringify(['#faf8f3', '#1b1a17', '#8a8880', '#b93a24', '#1f3d7a']),
  ]);
  expect(new Set(five.rows[0].hues)).toEqual(new Set(['white', 'black', 'red']));
});
