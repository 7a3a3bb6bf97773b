import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { mailsTo, mailTo } from '../testing/outbox.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
let artist: SignedIn;
let administrator: SignedIn;
const path = '/open-calls/wefly';

beforeAll(async () => {
  artist = await signIn(testApp(), 'artist');
  administrator = await signIn(testApp(), 'administrator');
});

const worksOf = (who: SignedIn, count: number) =>
  Promise.all(Array.from({ length: count }, () => create.artwork({ ownerId: who.artistId })));
const enter = (who: SignedIn, artworks: unknown, method: 'POST' | 'PUT' = 'POST') =>
  call(testApp(), method, `${path}/entry`, { headers: who.headers, body: { artworks } });
const entryOf = async (who: SignedIn) => (await api.json(`${path}/entry`, who)).entry;
const edit = (body: object) => api.put(path, administrator, body);

test('everyone reads the facts: 5 winners, 10 works, 22 Apr to 8 May 2022, results 18 May, five prizes', async () => {
  const answer = await api.get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    slug: 'wefly',
    winners: 5,
    most_works: 10,
    opens_on: '2022-04-22',
    closes_on: '2022-05-08',
    results_on: '2022-05-18',
    closed: false,
  });
  expect(answer.json().prizes).toHaveLength(5);
  expect(await api.json('/open-calls')).toHaveLength(1);
  expect(await api.status('/open-calls/other')).toBe(404);
});

test('an entry is stored with its works in order, confirmed by mail in both languages, and can be changed', async () => {
  const [first = '', second = '', third = ''] = await worksOf(artist, 3);
  expect(await entryOf(artist)).toBeNull();
  const made = await enter(artist, [second, first]);
  expect(made.statusCode).toBe(200);
  expect(made.json().artworks).toEqual([second, first]);
  const mail = await mailTo(testApp(), artist.email);
  expect(mail.text).toContain('We Fly 공모에 출품하신 작품 2점을 받았습니다.');
  expect(mail.text).toContain('We received your 2 artworks for the open call We Fly.');
  expect(mail.text).toContain('· 달항아리');

  const changed = await enter(artist, [third], 'PUT');
  expect(changed.json()).toMatchObject({ id: made.json().id, artworks: [third] });
  expect((await mailTo(testApp(), artist.email, 2)).text).toContain(
    'We received your artwork for the open call We Fly.',
  );
  expect(await entryOf(artist)).toEqual(changed.json());
});

test('nobody enters twice, not even at the same moment', async () => {
  const who = await signIn(testApp(), 'artist');
  const works = await worksOf(who, 1);
  const answers = await Promise.all([1, 2, 3].map(() => enter(who, works)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect((await enter(who, works)).json().message).toBe('You have already entered. You can change your entry.');
  await mailTo(testApp(), who.email);
  expect(mailsTo(testApp(), who.email)).toHaveLength(1);
});

test('wrong types, nothing, too many, somebody else’s and deleted works are refused with the reason', async () => {
  const who = await signIn(testApp(), 'artist');
  const own = await worksOf(who, 11);
  const [others = ''] = await worksOf(artist, 1);
  const deleted = await create.artwork({ ownerId: who.artistId, deletedAt: new Date() });
  const refused: [unknown, string][] = [
    [undefined, 'must be a list of artwork ids'],
    [null, 'must be a list of artwork ids'],
    ['x', 'must be a list of artwork ids'],
    [{ 0: own[0] }, 'must be a list of artwork ids'],
    [[1], 'must be a list of artwork ids'],
    [['\0'], 'must be a list of artwork ids'],
    [[own[0], 'x'], 'must be a list of artwork ids'],
    [[], 'Choose at least one artwork.'],
    [own, 'You can enter up to 10 artworks.'],
    [[own[0], others], 'You can only enter your own artworks.'],
    [[deleted], 'You can only enter your own artworks.'],
    [['0123456789abcdef01234567'], 'You can only enter your own artworks.'],
  ];
  for (const [given, reason] of refused) {
    const answer = await enter(who, given);
    expect(answer.statusCode, JSON.stringify(given)).toBe(400);
    expect(answer.json().data.errors.artworks).toEqual([reason]);
  }
  for (const payload of ['null', '[]', '"x"', '{', ''])
    expect(
      (
        await testApp().fastify.inject({
          method: 'POST',
          url: `/api${path}/entry`,
          headers: { ...who.headers, 'content-type': 'application/json' },
          payload,
        })
      ).statusCode,
    ).toBe(400);
  expect(await entryOf(who)).toBeNull();
  expect((await enter(who, own.slice(0, 10))).statusCode).toBe(200);
  expect((await enter(who, own, 'PUT')).statusCode).toBe(400);
});

test('the same work given twice counts once', async () => {
  const who = await signIn(testApp(), 'artist');
  const [one] = await worksOf(who, 1);
  expect((await enter(who, [one, one])).json().artworks).toEqual([one]);
});

test('a user who is no artist cannot enter, and there is nothing to change before entering', async () => {
  const user = await signIn(testApp(), 'user');
  expect((await enter(user, [])).statusCode).toBe(403);
  const who = await signIn(testApp(), 'artist');
  expect((await enter(who, await worksOf(who, 1), 'PUT')).statusCode).toBe(404);
});

test('a closed call takes nothing, changes nothing and gives nothing back, and still shows the entry', async () => {
  const who = await signIn(testApp(), 'artist');
  const works = await worksOf(who, 2);
  await enter(who, works);
  const late = await signIn(testApp(), 'artist');
  expect((await edit({ closed: true })).json().closed).toBe(true);
  try {
    const refusal = await enter(late, await worksOf(late, 1));
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json().message).toBe('This call is closed.');
    expect((await enter(who, works.slice(0, 1), 'PUT')).statusCode).toBe(409);
    const withdrawal = await api.delete(`${path}/entry`, who);
    expect(withdrawal.statusCode).toBe(409);
    expect(await entryOf(who)).toMatchObject({ artworks: works });
  } finally {
    await edit({ closed: false });
  }
  expect((await api.delete(`${path}/entry`, who)).statusCode).toBe(200);
  expect((await enter(who, works)).statusCode).toBe(200);
});

test('a work that is deleted leaves the entry', async () => {
  const who = await signIn(testApp(), 'artist');
  const works = await worksOf(who, 2);
  await enter(who, works);
  await api.delete(`/art-works/${works[0]}`, who);
  expect(await entryOf(who)).toMatchObject({ artworks: [works[1]] });
});

test('administrators change facts and texts; bad changes and outdated ones are refused', async () => {
  const before = await api.json(path);
  const title = { ko: '우리는 난다', en: 'We Fly Again' };
  const changed = await edit({ title, winners: 6, __v: before.__v });
  expect(changed.json()).toMatchObject({ title, winners: 6, lead: before.lead, __v: before.__v + 1 });
  const late = await edit({ winners: 7, __v: before.__v });
  expect([late.statusCode, late.json().data.current]).toEqual([409, changed.json()]);
  for (const bad of [
    { winners: 0 },
    { winners: '5' },
    { most_works: 1.5 },
    { opens_on: 'soon' },
    { opens_on: '2022-05-09' },
    { title: { ko: '가', en: ' ' } },
    { title: '가' },
    { closed: 'yes' },
    { prizes: [{ ko: '가' }] },
    { notice: { ko: 'a\0', en: 'b' } },
  ])
    expect((await edit(bad)).statusCode, JSON.stringify(bad)).toBe(400);
  await edit({ title: before.title, winners: 5 });
});

test('administrators see every entry with its works, private ones too, and export them without formulas', async () => {
  const who = await signIn(testApp(), 'artist');
  const ids = await Promise.all(
    ['=HYPERLINK("https://x")', '+1', '-1', '@a', '평범한 "제목", 쉼표'].map((title) =>
      create.artwork({ ownerId: who.artistId, title, isExposed: false }),
    ),
  );
  await enter(who, ids);
  const { headers } = administrator;
  const entries = await api.json(`${path}/entries`, { headers });
  const mine = entries.find(({ artist: { id } }: { artist: { id: string } }) => id === who.artistId);
  expect(mine.artworks.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(mine.artist.email).toBe(who.email);
  const csv = await api.get(`${path}/entries.csv`, { headers });
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(csv.body).toContain(`"'=HYPERLINK(""https://x"")"`);
  for (const title of ["'+1", "'-1", "'@a", '평범한 ""제목"", 쉼표']) expect(csv.body).toContain(`,"${title}",`);
  expect(csv.body).not.toMatch(/(^|,|\n)"?[=+@-]/);
});
