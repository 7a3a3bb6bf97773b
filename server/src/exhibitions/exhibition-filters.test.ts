import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
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

test('an address names its city: a metropolitan one, else what it says without the word for city', async () => {
  const id = await create.gallery();
  const exhibition = await create.exhibition({ galleryId: id });
  // Answers to administrators are not kept.
  const administrator = await signIn(testApp(), 'administrator');
  const { pool } = testApp().services.database;
  for (const [state, city, expected] of [
    ['서울특별시', '종로구', '서울'],
    ['Seoul', 'Jongno-gu', 'Seoul'],
    ['seoul', '', 'seoul'],
    ['부산광역시', '해운대구', '부산'],
    ['Busan Metropolitan City', 'Haeundae-gu', 'Busan'],
    ['세종특별자치시', '', '세종'],
    ['경기도', '이천시', '이천'],
    ['경기도', '성남시 분당구', '성남'],
    ['경기도', '시', '시'],
    ['경기도', ' Gwangju ', 'Gwangju'],
    ['Gyeonggi-do', 'Icheon-si', 'Icheon'],
    ['Gyeonggi-do', 'Bundang-gu, Seongnam-si', 'Seongnam'],
    ['Abruzzo', "L'Aquila", "L'Aquila"],
    ['New York', 'New York', 'New York'],
    ['강원도', '강릉 시', '강릉 시'],
    ['강원도', '평창군', '평창군'],
    ['제주도', ' ', '제주도'],
    ['', '', undefined],
  ] as const) {
    await pool.query('update galleries set gallery_address = $1 where id = $2', [address(state, city), id]);
    const [found] = await api.json<{ name: string }[]>(`/exhibitions/cities?id=${exhibition}`, administrator);
    expect(found?.name, `${state}, ${city}`).toBe(expected);
  }
});
