import { beforeAll, expect, test } from 'vitest';
import { companies } from '../companies/companies.table.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { juryFixtures } from '../testing/jury.ts';
import { mailTo } from '../testing/outbox.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const jury = juryFixtures(testApp);
const orm = () => testApp().services.database.orm;
let curator: SignedIn;

beforeAll(async () => {
  curator = await signIn(testApp(), 'administrator');
});

/** A juror who is an artist with a company and an exhibition, and entrants who have something in common with them. */
async function connected(rules: object = {}) {
  const who = await signIn(testApp(), 'artist');
  const openCall = await jury.call();
  const company = { name: '가온 기획', city: '서울', addressLine1: '북촌로 1', userId: who.userId };
  await orm().insert(companies).values(company);
  const galleryId = await create.gallery();
  await create.exhibition({ galleryId, named: [who.artistId ?? ''] });
  const entrant = async (localname: string, userId?: string) => {
    const artistId = await create.artist({ localname, englishname: `E ${localname}`, ...(userId ? { userId } : {}) });
    return jury.entry(openCall.id, { artistId });
  };
  const spouse = await signIn(testApp(), 'user');
  const byAddress = await entrant('박배우자', spouse.userId);
  await orm()
    .insert(companies)
    .values({ ...company, name: '다른 회사', userId: spouse.userId });
  const partner = await signIn(testApp(), 'user');
  const byCompany = await entrant('최동업자', partner.userId);
  await orm()
    .insert(companies)
    .values({ ...company, addressLine1: '다른 길 2', userId: partner.userId });
  const byGallery = await entrant('정동료');
  await create.exhibition({ galleryId, named: [byGallery.artistId] });
  const stranger = await entrant('한낯선');
  await jury.entry(openCall.id, { artistId: who.artistId ?? '' });
  const round = await jury.round(curator, { openCall, entries: 0, jurors: 0, rules });
  const juror = await jury.juror(round.id, { who });
  await round.phase('conflicts');
  return { ...round, juror, byAddress, byCompany, byGallery, stranger };
}

interface Listed {
  key: string;
  number: number;
  localname: string;
  artist: { localname: string } | null;
  grounds: string[];
  works: unknown[];
}

test('the server proposes who shares an address, a gallery or a company, and keeps out who entered', async () => {
  const { path } = await connected();
  const found = (await api.json(`${path}/conflicts`, curator)).map(
    ({ entry, state, grounds }: { entry: { artist: { localname: string } }; state: string; grounds: string[] }) =>
      [entry.artist.localname, state, ...grounds] as string[],
  );
  expect(found.sort((a: string[], b: string[]) => (String(a) < String(b) ? -1 : 1))).toEqual([
    ['박배우자', 'proposed', 'address'],
    ['정동료', 'proposed', 'gallery'],
    ['최동업자', 'proposed', 'company'],
    ['한가람', 'recused', 'same-person'],
  ]);
});

test('in a blind round names come first, sorted and without works; works come after, without names', async () => {
  const { mine, path, phase, juror, stranger, byGallery } = await connected();
  const all: { entry: { id: string; artist: { localname: string } } }[] = await api.json(`${path}/conflicts`, curator);
  const decide = (name: string, body: object) => {
    const entry = all.find((one) => one.entry.artist.localname === name)?.entry.id;
    return api.put(`${path}/conflicts/${juror.jurorId}/${entry}`, curator, body);
  };
  // The curator lets in who was only proposed, with a reason.
  expect((await decide('정동료', { state: 'cleared' })).statusCode).toBe(400);
  expect((await decide('정동료', { state: 'cleared', reason: '단체전 한 번' })).json()).toMatchObject({
    state: 'cleared',
  });
  const names: { step: string; artists: Listed[]; entries: Listed[] } = await api.json(`${mine}/conflicts`, juror);
  expect(names.step).toBe('artists');
  expect(names.entries).toEqual([]);
  expect(names.artists.map(({ localname }) => localname)).toEqual(['박배우자', '정동료', '최동업자', '한낯선']);
  expect(Object.keys(names.artists[0] ?? {}).sort()).toEqual(['englishname', 'grounds', 'key', 'localname']);
  // Neither entries nor pictures before the names are declared.
  expect(await api.status(`${mine}/entries/1/works/1/image`, juror)).toBe(409);
  const key = (name: string) => names.artists.find(({ localname }) => localname === name)?.key ?? '';
  expect((await api.put(`${mine}/conflicts`, juror, { entries: [] })).statusCode).toBe(409);
  expect((await api.put(`${mine}/conflicts`, juror, { artists: [{ key: 'x', known: true }] })).statusCode).toBe(400);
  const declared = await api.put(`${mine}/conflicts`, juror, {
    artists: [
      { key: key('한낯선'), known: true },
      { key: key('박배우자'), known: false },
    ],
  });
  // One was cleared by the curator, one declared, two proposals stay though the juror denies one, one is the juror's own: one is left.
  const works: { step: string; artists: Listed[]; entries: Listed[] } = declared.json();
  expect(works).toMatchObject({ step: 'entries', artists: [], entries: [{ artist: null, grounds: [] }] });
  expect(declared.body).not.toMatch(/정동료|박배우자|한낯선/);
  expect((await api.put(`${mine}/conflicts`, juror, { artists: [] })).statusCode).toBe(409);
  const [left] = works.entries;
  expect(await api.status(`${mine}/entries/${left?.number}/works/1/image`, juror)).toBe(404);
  const unseen = [1, 2, 3, 4, 5].find((number) => number !== left?.number);
  expect((await api.put(`${mine}/conflicts`, juror, { entries: [{ number: unseen, known: false }] })).statusCode).toBe(
    400,
  );
  expect((await api.put(`${mine}/conflicts`, juror, { entries: [] })).json()).toEqual({
    step: 'done',
    artists: [],
    entries: [],
  });
  expect((await api.put(`${mine}/conflicts`, juror, { entries: [] })).statusCode).toBe(409);
  await phase('judging');
  expect((await api.json(`${mine}/entries`, juror)).map(({ number }: Listed) => number)).toEqual([left?.number]);

  // Nobody is let in once the names were read, least of all to the juror's own entry or to what the juror declared.
  for (const name of ['박배우자', '한가람'])
    expect((await decide(name, { state: 'cleared', reason: '이웃일 뿐' })).statusCode, name).toBe(409);
  const declaredEntry = { state: 'cleared', reason: '-' };
  expect(
    (await api.put(`${path}/conflicts/${juror.jurorId}/${stranger.entryId}`, curator, declaredEntry)).statusCode,
  ).toBe(409);
  expect(await api.json(`${mine}/entries`, juror)).toHaveLength(1);
  const target = `${path}/conflicts/${juror.jurorId}`;
  expect((await api.put(`${target}/${stranger.artistId}`, curator, { state: 'recused' })).statusCode).toBe(404);
  expect(
    (await api.put(`${path}/conflicts/${stranger.entryId}/${byGallery.entryId}`, curator, { state: 'recused' }))
      .statusCode,
  ).toBe(404);
});

test('in an open round the juror declares by entry, and the curator decides on what is proposed', async () => {
  const { mine, path, juror, phase, byCompany } = await connected({ blind: false });
  const {
    step,
    artists: none,
    entries,
  }: { step: string; artists: []; entries: Listed[] } = await api.json(`${mine}/conflicts`, juror);
  expect([step, none]).toEqual(['entries', []]);
  const of = (name: string) => entries.find(({ artist }) => artist?.localname === name);
  expect(of('한가람')).toBeUndefined();
  expect(of('박배우자')).toMatchObject({ grounds: ['address'], works: [] });
  expect(of('한낯선')?.works).toHaveLength(1);
  const list = [
    { number: of('박배우자')?.number, known: true },
    { number: of('최동업자')?.number, known: false },
  ];
  expect((await api.put(`${mine}/conflicts`, juror, { entries: list })).json().step).toBe('done');
  await phase('judging');
  const judged = async () =>
    (await api.json<Listed[]>(`${mine}/entries`, juror)).map(({ artist }) => artist?.localname).sort();
  expect(await judged()).toEqual(['한낯선']);
  const clear = { state: 'cleared', reason: '전시를 함께 연 적이 없음' };
  const decided = await api.put(`${path}/conflicts/${juror.jurorId}/${byCompany.entryId}`, curator, clear);
  expect(decided.statusCode).toBe(200);
  expect(await judged()).toEqual(['최동업자', '한낯선']);
});

test('who accepts once the round has begun is compared with its entrants too', async () => {
  const { id, path, mine, phase, callId } = await jury.round(curator, { jurors: 0, entries: 1 });
  const who = await signIn(testApp(), 'artist');
  await jury.entry(callId, { artistId: who.artistId ?? '' });
  await phase('conflicts');
  await api.post(`${path}/jurors`, curator, { email: who.email, name: '김심사' });
  const token = (await mailTo(testApp(), who.email)).links[0]?.split('token=')[1];
  expect((await api.post(`/jury/invitations/${token}`, who, {})).json()).toEqual({ round: id, session: null });
  expect(await api.json(`${path}/conflicts`, curator)).toMatchObject([{ state: 'recused', grounds: ['same-person'] }]);
  expect((await api.json(`${mine}/conflicts`, who)).artists).toHaveLength(1);
});
