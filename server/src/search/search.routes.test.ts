import { initialsOf, keysOf } from '@hwarang/domain/search/keys';
import type { SearchAnswer } from '@hwarang/domain/search/search.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { exhibitions } from '../exhibitions/exhibitions.table.ts';
import { galleries } from '../galleries/galleries.table.ts';
import { newId } from '../platform/ids.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const [potter, hidden] = [newId(), newId()];

beforeAll(async () => {
  const { orm } = testApp().services.database;
  await orm.insert(artists).values([
    { id: potter, localname: '도예린', englishname: 'Do Yerin' },
    { id: hidden, localname: '숨은이', englishname: 'Hidden One', isExposed: false },
  ]);
  await orm.insert(artworks).values([
    { title: '달항아리', titleEn: 'Moon Jar', ownerId: potter },
    { title: '백자 달항아리', titleEn: 'White Moon Jar', ownerId: potter },
    { title: '소나기', titleEn: 'Summer Rain', ownerId: potter },
    { title: '비밀 달항아리', titleEn: 'Secret Moon Jar', ownerId: potter, isExposed: false },
    { title: '지운 달항아리', titleEn: 'Deleted Moon Jar', ownerId: potter, deletedAt: new Date() },
    { title: '숨은 달항아리', titleEn: 'Hidden Moon Jar', ownerId: hidden },
  ]);
  const gallery = newId();
  await orm.insert(galleries).values({ id: gallery, name: '달빛 갤러리', nameEn: 'Moonlight Gallery' });
  await orm.insert(exhibitions).values([
    { title: '달이 뜨는 자리', titleEn: 'Where the Moon Rises', galleryId: gallery, period: '2026. 10. 02 – 11. 29' },
    { title: '숨은 달', titleEn: 'Hidden Moon', isExposed: false },
  ]);
});

async function search(q: string): Promise<SearchAnswer> {
  const answer = await testApp().fastify.inject({ url: '/api/search', query: { q } });
  expect(answer.statusCode).toBe(200);
  return answer.json<SearchAnswer>();
}
const works = async (q: string) => (await search(q)).art_works.map((work) => work.title);

describe('search everywhere', () => {
  test('finds artists, artworks, exhibitions and galleries, grouped', async () => {
    const found = await search('moon');
    expect(found.art_works.map((work) => work.title_en)).toEqual(['Moon Jar', 'White Moon Jar']);
    expect(found.exhibitions).toMatchObject([{ title: '달이 뜨는 자리', line: '달빛 갤러리 · 2026. 10. 02 – 11. 29' }]);
    expect(found.galleries).toMatchObject([{ title: '달빛 갤러리' }]);
    expect((await search('도예')).artists).toMatchObject([{ id: potter, title: '도예린', title_en: 'Do Yerin' }]);
  });

  test.each([
    'ㄷ',
    '다',
    '달',
    '닳',
    '달하',
    '달항',
    '달항아리',
    '달항아리'.normalize('NFD'),
    'ㄷㅎㅇㄹ',
    'ㄷㅎ',
    'ekfgkddkfl',
    'ㅡㅐㅐㅜ',
    'moonjar',
    'MOON JAR',
    'jar moon',
    'Moon, Jar!',
  ])('finds 달항아리 by %s', async (q) => {
    expect(await works(q)).toContain('달항아리');
  });

  test('puts the name itself before a name that only holds it', async () => {
    expect(await works('달항아리')).toEqual(['달항아리', '백자 달항아리']);
  });

  test('puts the artist with many works before shorter names, after the name itself', async () => {
    const { orm } = testApp().services.database;
    const painter = newId();
    const named = (name: string) => ({ localname: name, englishname: name });
    await orm
      .insert(artists)
      .values([
        { id: painter, ...named('J. M. W. Turner') },
        ...['Al Turner', 'Turner Ito', 'Turner', 'Jo Turner', 'Ed Turner', 'W. Turner', 'Amy Turner'].map(named),
      ]);
    await orm.insert(artworks).values(Array.from({ length: 40 }, (_, i) => ({ title: `Sea ${i}`, ownerId: painter })));
    expect((await search('turner')).artists.map(({ title }) => title).slice(0, 3)).toEqual([
      'Turner',
      'J. M. W. Turner',
      'Turner Ito',
    ]);
  });

  test('finds works that are called exactly so among hundreds that hold the word', async () => {
    const { orm } = testApp().services.database;
    const held = Array.from({ length: 400 }, (_, i) => ({ title: `Study of hands ${i}`, ownerId: potter }));
    await orm.insert(artworks).values(held);
    await orm
      .insert(artworks)
      .values([
        ...['Study', 'STUDY!', 'Étude'].map((title) => ({ title, ownerId: potter })),
        { title: '습작', titleEn: 'Study', ownerId: potter },
      ]);
    expect((await works('study')).slice(0, 3).sort()).toEqual(['STUDY!', 'Study', '습작']);
    expect((await works('etude'))[0]).toBe('Étude');
  });

  test('forgives a slip, and says that it did', async () => {
    for (const q of ['sumer rain', '달항아라', 'mon jarr']) {
      const found = await search(q);
      expect(found.similar).toBe(true);
      expect(found.art_works.length, q).toBeGreaterThan(0);
    }
    expect((await search('달항아리')).similar).toBe(false);
  });

  test('never shows what a visitor may not see', async () => {
    for (const q of ['비밀', 'secret', '지운', 'deleted', '숨은', 'hidden', 'ㅅㅇ']) {
      const found = await search(q);
      expect(
        [...found.artists, ...found.art_works, ...found.exhibitions].filter(
          (one) => !/달항아리|소나기|도예린/.test(one.title) || /비밀|지운|숨은/.test(one.title),
        ),
      ).toEqual([]);
    }
  });

  test('answers nothing to an empty query and 400 to a wrong one', async () => {
    expect(await works(' ,')).toEqual([]);
    const wrong: Record<string, string>[] = [
      {},
      { q: 'x'.repeat(101) },
      { q: 'a\0b' },
      { q: 'moon', _limit: 'many' },
      { q: 'moon', _limit: '21' },
    ];
    for (const query of wrong)
      expect((await testApp().fastify.inject({ url: '/api/search', query })).statusCode).toBe(400);
  });

  test('no odd query is an error of ours', async () => {
    for (const q of [
      "'",
      '%',
      '_',
      '\\',
      '%%%%',
      '<script>',
      '🌕🌕🌕🌕',
      'ㅏㅏㅏㅏ',
      '漢字漢字',
      '\u202eabc',
      '|||',
      ' ',
      'ﷺﷺﷺ',
      'Ａ'.repeat(100),
    ])
      expect((await testApp().fastify.inject({ url: '/api/search', query: { q } })).statusCode).toBe(200);
  });
});

test('the database writes the same keys and initials as the domain', async () => {
  const syllables = Array.from({ length: 11_172 }, (_, i) => String.fromCodePoint(0xac00 + i)).join('');
  const texts = [
    syllables,
    'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㅀㅎㅏㅘㅢㅣ',
    'Maëlle, Trần Hạ Uyên!',
    'a-b_c%d\\e|f `g` ~h',
    Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join(''),
    '“물과 빛이” — 머무는, 자리…',
    '漢字かなカナ Ｗｉｄｅ ①',
    '\t\n 　\u00a0',
  ];
  for (const text of texts) {
    const { rows } = await testApp().services.database.pool.query(
      'select search_keys($1) as keys, search_initials($1) as initials',
      [text],
    );
    expect(rows[0]).toEqual({ keys: keysOf(text), initials: initialsOf(text) });
  }
});
