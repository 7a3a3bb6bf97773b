import { text } from 'node:stream/consumers';
import type { KeptList } from '@hwarang/domain/keeping/keeping.contract';
import { firstListKey, keepingLimits } from '@hwarang/domain/keeping/limits';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { users } from '../accounts/accounts.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { newId } from '../platform/ids.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { digests, follows, keptLists, keptWorks, savedSearches } from './keeping.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const orm = () => testApp().services.database.orm;
let works: string[];
let reader: SignedIn;

beforeAll(async () => {
  works = await Promise.all(['하나', '둘', '셋', '넷'].map((title) => create.artwork({ title })));
});
const somebody = () => signIn(testApp(), 'user');
const kept = (who: SignedIn) => api.json<KeptList[]>('/kept', who);
const listOf = async (who: SignedIn, name: string): Promise<KeptList> => {
  const list = (await api.post('/kept/lists', who, { name })).json<KeptList[]>().at(-1);
  if (!list) throw new Error('no list was made');
  return list;
};
const hide = async (id: string, isExposed = false): Promise<void> => {
  await orm().update(artworks).set({ isExposed }).where(eq(artworks.id, id));
  await testApp().services.changes.settled();
};

test('the first press of the heart makes the first list, and a second one changes nothing', async () => {
  const who = await somebody();
  expect(await kept(who)).toEqual([]);
  for (const artwork of [works[0], works[1], works[0]]) await api.post('/kept', who, { artwork });
  expect(await kept(who)).toMatchObject([{ key: firstListKey, name: '', works: [works[0], works[1]], share: null }]);
});

test('lists are made, renamed, put in order and deleted; works are moved, put in order and taken out', async () => {
  const who = await somebody();
  const [a = '', b = '', c = ''] = works;
  const one = await listOf(who, ' 거실 ');
  const two = await listOf(who, '사무실');
  expect(one.name).toBe('거실');
  for (const id of [a, b, c]) await api.put(`/kept/lists/${one.id}/works/${id}`, who);
  await api.put(`/kept/lists/${one.id}/works`, who, { works: [c, a] });
  expect((await kept(who))[0]?.works).toEqual([c, a, b]);
  await api.post('/kept/move', who, { artwork: a, from: one.id, to: two.id });
  expect((await kept(who)).map((list) => list.works)).toEqual([[c, b], [a]]);
  await api.put('/kept/lists', who, { lists: [two.id, one.id] });
  await api.put(`/kept/lists/${two.id}`, who, { name: '서재' });
  expect((await kept(who)).map(({ name }) => name)).toEqual(['서재', '거실']);
  for (const status of [200, 200])
    expect((await api.delete(`/kept/lists/${one.id}/works/${c}`, who)).statusCode).toBe(status);
  for (const status of [200, 404]) expect((await api.delete(`/kept/lists/${two.id}`, who)).statusCode).toBe(status);
  expect(await kept(who)).toMatchObject([{ name: '거실', works: [b] }]);
});

test('what a browser kept is merged into the account, nothing is lost and twice is harmless', async () => {
  const who = await somebody();
  const [a = '', b = '', c = '', d = ''] = works;
  await api.post('/kept', who, { artwork: a });
  const own = await listOf(who, '거실');
  await api.put(`/kept/lists/${own.id}/works/${d}`, who);
  const lists = [
    { key: firstListKey, name: '', works: [b, a, newId()] },
    { key: 'local-1', name: '거실', works: [c] },
    { key: 'local-2', name: '선물', works: [] },
  ];
  for (let time = 0; time < 2; time += 1) {
    expect((await api.post('/kept/merge', who, { lists })).statusCode).toBe(200);
    expect((await kept(who)).map(({ name, works: ids }) => [name, ids])).toEqual([
      ['', [a, b]],
      ['거실', [d, c]],
      ['선물', []],
    ]);
  }
});

test('a work that is hidden when it is brought along is there once it is shown again', async () => {
  const who = await somebody();
  const hidden = await create.artwork({ isExposed: false });
  await api.post('/kept/merge', who, { lists: [{ key: 'x', name: '가', works: [hidden] }] });
  expect((await kept(who))[0]?.works).toEqual([hidden]);
  expect((await api.post('/kept', who, { artwork: hidden })).statusCode).toBe(404);
  expect((await api.post('/kept', who, { artwork: newId() })).statusCode).toBe(404);
});

test('one list too many and one work too many are refused, and nothing of it is kept', async () => {
  const who = await somebody();
  const all = Array.from({ length: keepingLimits.lists }, (_, index) => ({
    key: `k${index}`,
    name: `목록 ${index}`,
    works: [],
  }));
  expect((await api.post('/kept/merge', who, { lists: all })).statusCode).toBe(200);
  for (const answer of [
    await api.post('/kept/lists', who, { name: '더' }),
    await api.post('/kept', who, { artwork: works[0] }),
    await api.post('/kept/merge', who, {
      lists: [
        { key: 'k0', name: '', works: [works[0]] },
        { key: 'z', name: '더', works: [] },
      ],
    }),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('50'), data: { limit: 'lists' } });
  }
  const [first] = await kept(who);
  expect(first?.works).toEqual([]);
  const many = Array.from({ length: keepingLimits.worksOfList }, () => newId());
  await orm()
    .insert(artworks)
    .values(many.map((id) => ({ id, title: '많음' })));
  await api.post('/kept/merge', who, { lists: [{ key: 'k0', name: '', works: many }] });
  expect((await kept(who))[0]?.works).toEqual(many);
  const full = await api.put(`/kept/lists/${first?.id}/works/${works[0]}`, who);
  expect(full.statusCode).toBe(409);
  expect(full.json().data).toEqual({ limit: 'works' });
  expect((await api.put(`/kept/lists/${first?.id}/works/${many[0]}`, who)).statusCode).toBe(200);
  const [, second] = await kept(who);
  await api.put(`/kept/lists/${second?.id}/works/${works[0]}`, who);
  const moved = await api.post('/kept/move', who, { artwork: works[0], from: second?.id, to: first?.id });
  expect(moved.statusCode).toBe(409);
  expect((await kept(who))[1]?.works).toEqual([works[0]]);
});

test('two presses at once cannot both take the last place', async () => {
  const who = await somebody();
  const lists = Array.from({ length: keepingLimits.lists - 1 }, (_, index) => ({
    key: `k${index}`,
    name: `${index}`,
    works: [],
  }));
  await api.post('/kept/merge', who, { lists });
  const answers = await Promise.all(['가', '나', '다'].map((name) => api.post('/kept/lists', who, { name })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await kept(who)).toHaveLength(keepingLimits.lists);
});

test('somebody else’s list does not exist for anybody', async () => {
  const [owner, other] = [await somebody(), await somebody()];
  const theirs = await listOf(owner, '거실');
  const own = await listOf(other, '서재');
  await api.put(`/kept/lists/${own.id}/works/${works[0]}`, other);
  const path = `/kept/lists/${theirs.id}`;
  for (const answer of [
    await api.put(path, other, { name: '내 것' }),
    await api.delete(path, other),
    await api.put(`${path}/works`, other, { works: [] }),
    await api.put(`${path}/works/${works[0]}`, other),
    await api.delete(`${path}/works/${works[0]}`, other),
    await api.put(`${path}/share`, other),
    await api.delete(`${path}/share`, other),
    await api.put('/kept/lists', other, { lists: [theirs.id] }),
    await api.post('/kept/move', other, { artwork: works[0], from: own.id, to: theirs.id }),
    await api.post('/kept/move', other, { artwork: works[0], from: theirs.id, to: own.id }),
  ])
    expect(answer.statusCode).toBe(404);
  expect(await kept(owner)).toMatchObject([{ name: '거실', works: [], share: null }]);
});

test('a shared list shows everyone what is public at that moment, until it is revoked', async () => {
  const who = await somebody();
  const list = await listOf(who, '거실에 걸 그림');
  const [a = '', b = '', c = ''] = await Promise.all(['가', '나', '다'].map((title) => create.artwork({ title })));
  for (const id of [c, a, b]) await api.put(`/kept/lists/${list.id}/works/${id}`, who);
  const share = async () => (await api.put(`/kept/lists/${list.id}/share`, who)).json<KeptList[]>()[0]?.share ?? '';
  const token = await share();
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(await share()).toBe(token);
  const shown = await api.get(`/lists/${token}`);
  expect(shown.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  expect(shown.json()).toMatchObject({ name: '거실에 걸 그림', works: [{ id: c }, { id: a }, { id: b }] });
  expect(shown.body).not.toContain(who.username);
  await hide(a);
  expect((await api.json(`/lists/${token}`)).works).toMatchObject([{ id: c }, { id: b }]);
  expect((await api.get(`/lists/${token}`)).body).not.toContain(a);
  await orm().update(users).set({ blocked: true }).where(eq(users.id, who.userId));
  expect(await api.status(`/lists/${token}`)).toBe(404);
  await orm().update(users).set({ blocked: false }).where(eq(users.id, who.userId));
  await api.delete(`/kept/lists/${list.id}/share`, who);
  expect(await api.status(`/lists/${token}`)).toBe(404);
  expect(await share()).not.toBe(token);
  expect(await api.status(`/lists/${token}`)).toBe(404);
  expect(await api.status('/lists/x')).toBe(400);
});

test('artists and galleries are followed once, hidden ones not at all', async () => {
  const who = await somebody();
  const [artist, hidden, gallery] = [
    await create.artist(),
    await create.artist({ isExposed: false }),
    await create.gallery(),
  ];
  for (let time = 0; time < 2; time += 1) {
    await api.put(`/follows/artists/${artist}`, who);
    await api.put(`/follows/galleries/${gallery}`, who);
  }
  expect(await api.json('/follows', who)).toEqual({ artists: [artist], galleries: [gallery] });
  expect((await api.put(`/follows/artists/${hidden}`, who)).statusCode).toBe(404);
  expect((await api.put(`/follows/galleries/${artist}`, who)).statusCode).toBe(404);
  for (let time = 0; time < 2; time += 1)
    expect((await api.delete(`/follows/artists/${artist}`, who)).json()).toEqual({ artists: [], galleries: [gallery] });
  await orm()
    .insert(follows)
    .values(
      await Promise.all(
        Array.from({ length: keepingLimits.followed }, async () => ({
          userId: who.userId,
          artistId: await create.artist(),
        })),
      ),
    );
  const refused = await api.put(`/follows/artists/${artist}`, who);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().data).toEqual({ limit: 'followed' });
});

test('a search is saved with what its page reads, once, and deleted by its owner alone', async () => {
  const [who, other] = [await somebody(), await somebody()];
  const save = (query: string, name: string) => api.post('/saved-searches', who, { page: 'artworks', query, name });
  await save('?material=oil&page=2', '유화');
  const saved = (await save('material=oil&utm=x', '유화 작품')).json();
  expect(saved).toEqual([
    {
      id: expect.any(String),
      page: 'artworks',
      query: 'material=oil',
      name: '유화 작품',
      createdAt: expect.any(String),
    },
  ]);
  expect((await save('sort=title', '모두')).statusCode).toBe(400);
  expect((await api.delete(`/saved-searches/${saved[0].id}`, other)).statusCode).toBe(404);
  expect((await api.delete(`/saved-searches/${saved[0].id}`, who)).json()).toEqual([]);
  expect((await api.delete(`/saved-searches/${saved[0].id}`, who)).statusCode).toBe(404);
  const rows = Array.from({ length: keepingLimits.searches }, (_, index) => ({
    userId: who.userId,
    page: 'artworks' as const,
    query: `q=${index}`,
    name: `${index}`,
  }));
  await orm().insert(savedSearches).values(rows);
  expect((await save('q=one-more', '더')).statusCode).toBe(409);
  expect((await save('q=1', '이름만')).statusCode).toBe(200);
});

const long = 'ㄱ'.repeat(81);
test.each([
  ['POST', '/kept', [{}, { artwork: 'x' }, { artwork: 7 }, { artwork: null }, []]],
  [
    'POST',
    '/kept/lists',
    [{}, { name: '' }, { name: '  ' }, { name: 7 }, { name: long }, { name: 'a\0b' }, { name: '가', more: 1 }],
  ],
  ['PUT', '/kept/lists', [{}, { lists: 'x' }, { lists: ['x'] }, { lists: Array(51).fill('a'.repeat(24)) }]],
  ['PUT', '/kept/lists/:list', [{}, { name: '' }, { name: long }, { name: 'a\0b' }]],
  ['PUT', '/kept/lists/:list/works', [{}, { works: [1] }, { works: Array(501).fill('a'.repeat(24)) }]],
  ['POST', '/kept/move', [{}, { artwork: 'a'.repeat(24), from: 'x', to: 'x' }]],
  [
    'POST',
    '/kept/merge',
    [
      {},
      { lists: {} },
      { lists: [{ key: '', name: '', works: [] }] },
      { lists: [{ key: 'a b', name: '', works: [] }] },
      { lists: [{ key: 'a', name: long, works: [] }] },
      { lists: [{ key: 'a', name: 'a\0b', works: [] }] },
      { lists: [{ key: 'a', name: '', works: ['x'] }] },
      { lists: [{ key: 'a', name: '', works: Array(501).fill('a'.repeat(24)) }] },
      { lists: Array(51).fill({ key: 'a', name: '', works: [] }) },
    ],
  ],
  [
    'POST',
    '/saved-searches',
    [
      {},
      { page: 'users', query: 'q=a', name: '가' },
      { page: 'artworks', query: 'q=a', name: '' },
      { page: 'artworks', query: 'q=a', name: long },
      { page: 'artworks', query: 'q=a', name: 'a\0b' },
      { page: 'artworks', query: `q=${'a'.repeat(600)}`, name: '가' },
      { page: 'artworks', query: 7, name: '가' },
    ],
  ],
  ['PUT', '/digest', [{}, { wanted: 'yes' }, { wanted: null }]],
] as const)('%s %s answers 400 to a body that is none', async (method, path, bodies) => {
  reader ??= await somebody();
  const list = (await kept(reader))[0] ?? (await listOf(reader, '가'));
  for (const body of bodies) {
    const answer = await api[method === 'POST' ? 'post' : 'put'](path.replace(':list', list.id), reader, body);
    expect(answer.statusCode, JSON.stringify(body)).toBe(400);
  }
});

test('addresses that name no record are refused', async () => {
  const who = await somebody();
  for (const path of ['/kept/lists/x', '/kept/lists/x/works/y', '/saved-searches/x', '/saved-searches/%00'])
    expect([400, 404], path).toContain((await api.delete(path, who)).statusCode);
  for (const path of ['/follows/artists/%00', '/follows/galleries/%00'])
    expect([400, 404], path).toContain((await api.delete(path, who)).statusCode);
  for (const path of ['/follows/artists/x', '/follows/galleries/x'])
    expect([400, 404], path).toContain((await api.put(path, who)).statusCode);
});

test('the archive of an account holds what it keeps, and its deletion takes everything', async () => {
  const who = await somebody();
  const list = await listOf(who, '거실');
  await api.put(`/kept/lists/${list.id}/works/${works[0]}`, who);
  const artist = await create.artist();
  await api.put(`/follows/artists/${artist}`, who);
  await api.post('/saved-searches', who, { page: 'artists', query: 'q=김', name: '김' });
  const { url } = (await api.post('/users/me/archive', who)).json();
  const zip = await fromBufferPromise((await api.get(url)).rawPayload, { lazyEntries: true });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  expect(JSON.parse(files['kept.json'] ?? '')).toMatchObject({
    lists: [{ name: '거실', share: null, works: [works[0]] }],
    follows: { artists: [artist], galleries: [] },
    saved_searches: [{ page: 'artists', query: 'q=%EA%B9%80', name: '김' }],
    weekly_mail: { wanted: true, last_sent_at: null },
  });
  expect((await api.delete('/users/me', who, { password: testPassword })).statusCode).toBe(200);
  for (const table of [keptLists, follows, savedSearches, digests])
    expect(await orm().$count(table, eq(table.userId, who.userId))).toBe(0);
  expect(await orm().$count(keptWorks, eq(keptWorks.listId, list.id))).toBe(0);
});

test('a work that is deleted for good leaves every list', async () => {
  const who = await somebody();
  const work = await create.artwork();
  await api.post('/kept', who, { artwork: work });
  await orm().delete(artworks).where(eq(artworks.id, work));
  expect((await kept(who))[0]?.works).toEqual([]);
});
