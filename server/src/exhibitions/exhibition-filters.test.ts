import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { cityOf } from '@hwarang/domain/galleries/city';
import type { GalleryAddress } from '@hwarang/domain/galleries/galleries.contract';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const address = (state_province: string, City: string): GalleryAddress => ({
  Country: 'KR',
  state_province,
  City,
  address_line1: '',
});
const seoul = { galleryAddress: address('서울특별시', '종로구'), galleryAddressEn: address('Seoul', 'Jongno-gu') };
const icheon = { galleryAddress: address('경기도', '이천시'), galleryAddressEn: address('Gyeonggi-do', 'Icheon-si') };

beforeAll(async () => {
  const inSeoul = await create.gallery(seoul);
  const inIcheon = await create.gallery(icheon);
  const hidden = await create.gallery({ galleryAddress: address('부산광역시', '중구'), isExposed: false });
  const years = (year: number) => ({ opensOn: `${year}-01-01`, closesOn: `${year}-12-31` });
  await create.exhibition({ title: 'seoul', galleryId: inSeoul, ...years(2001) });
  await create.exhibition({ title: 'both', galleryId: inIcheon, further: [inSeoul, inIcheon], ...years(2002) });
  await create.exhibition({ title: 'hidden house', galleryId: hidden, ...years(2003) });
  await create.exhibition({ title: 'nowhere', ...years(2004) });
  await create.exhibition({
    title: 'hidden',
    isExposed: false,
    galleryId: await create.gallery({ galleryAddress: address('대구광역시', '중구') }),
  });
});

const titles = async (query: string) =>
  (await api.json<Exhibition[]>(`/exhibitions?_sort=opens_on:ASC&${query}`)).map(({ title }) => title);

test('exhibitions are found by the city of any of their houses, by its Korean or its English name', async () => {
  for (const name of ['서울', 'Seoul'])
    expect(await titles(`city=${encodeURIComponent(name)}`), name).toEqual(['seoul', 'both']);
  expect(await titles('city=Icheon')).toEqual(['both']);
  expect(await api.json('/exhibitions/count?city=Seoul&opens_on_gt=2001-12-31')).toBe(1);
  expect(await titles('city=Jongno-gu')).toEqual([]);
  expect(await titles('city=Seoul&opens_on_lte=2001-06-01&closes_on_gte=2001-06-01')).toEqual(['seoul']);
});

test('a hidden house is in no city, and a city is no part of the answer', async () => {
  expect(await titles(`city=${encodeURIComponent('부산')}`)).toEqual([]);
  expect((await api.json<object[]>('/exhibitions?city=Seoul'))[0]).not.toHaveProperty('city');
  expect(await api.status(`/exhibitions?city=${'x'.repeat(1001)}`)).toBe(400);
  expect(await api.status('/exhibitions?city_contains=Seo')).toBe(400);
});

test('the cities of a list are those of its exhibitions in both languages, each once', async () => {
  expect(await api.json('/exhibitions/cities')).toEqual([
    { name: '서울', name_en: 'Seoul' },
    { name: '이천', name_en: 'Icheon' },
  ]);
  expect(await api.json('/exhibitions/cities?opens_on_lt=2002-01-01')).toEqual([{ name: '서울', name_en: 'Seoul' }]);
});

test('the database finds the same city in an address as the domain', async () => {
  const parts = ['서울특별시', 'seoul', 'Busan Metropolitan City', '세종시', '경기도', '이천시', '성남시 분당구', ''];
  const more = [
    '시',
    'Bundang-gu, Seongnam-si',
    ' Gwangju ',
    "L'Aquila",
    '강릉 시',
    'New York',
    '시흥시',
    '시흥시 시청',
  ];
  const id = await create.gallery();
  const exhibition = await create.exhibition({ galleryId: id });
  // Answers to administrators are not kept.
  const administrator = await signIn(testApp(), 'administrator');
  const { pool } = testApp().services.database;
  for (const state of ['경기도', ...parts])
    for (const city of [...parts, ...more]) {
      const one = address(state, city);
      await pool.query('update galleries set gallery_address = $1 where id = $2', [one, id]);
      const [found] = await api.json<{ name: string }[]>(`/exhibitions/cities?id=${exhibition}`, administrator);
      expect(found?.name, `${state}, ${city}`).toBe(cityOf(one));
    }
});
