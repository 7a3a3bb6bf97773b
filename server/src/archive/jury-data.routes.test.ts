import { text } from 'node:stream/consumers';
import { erasedName } from '@hwarang/domain/audit/erased-name';
import { checkRound } from '@hwarang/domain/juries/check-seal';
import type { OwnScores, PublicSeal } from '@hwarang/domain/juries/results.contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { artists } from '../artists/artists.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { jurors, juryConflicts, juryDrafts, juryLog, juryScores } from '../juries/juries.table.ts';
import { mails } from '../platform/mail.table.ts';
import { apiOf } from '../testing/api.ts';
import { juryFixtures } from '../testing/jury.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const jury = juryFixtures(testApp);
const orm = () => testApp().services.database.orm;
let curator: SignedIn;

beforeAll(async () => {
  curator = await signIn(testApp(), 'administrator');
});

type Round = Awaited<ReturnType<typeof judging>>;
const score = (round: Round, who: SignedIn, number: number, note: string) =>
  api.put(`${round.mine}/entries/${number}/score`, who, { marks: { idea: 3, craft: 2 }, vote: null, note });

/** Three entries, the first of an artist with an account, and two jurors who have declared nothing yet. */
async function judging(rules: object = {}, entrant?: SignedIn) {
  const openCall = await jury.call({ winners: 5 });
  const entries = [];
  for (const localname of ['가온누리', '나래울', '다솜별']) {
    const isEntrant = entries.length === 0 && entrant?.artistId;
    const made = await jury.entry(openCall.id, isEntrant ? { artistId: entrant.artistId ?? '' } : {});
    await orm().update(artists).set({ localname }).where(eq(artists.id, made.artistId));
    entries.push(made);
  }
  const round = await jury.round(curator, { openCall, entries: 0, rules });
  await round.phase('conflicts');
  const [one, two] = round.jurors;
  if (!one || !two) throw new Error('no jurors');
  return { ...round, entries, one, two };
}

/** A file of somebody's archive, and all of it as it stands there. */
async function archived(who: SignedIn) {
  const { url } = (await api.post('/users/me/archive', who)).json();
  const zip = await fromBufferPromise((await api.get(url)).rawPayload, { lazyEntries: true });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return files;
}

test('the archive of a juror holds what they declared, scored and noted, and nobody else’s', async () => {
  const round = await judging({ blind: false });
  const { one, two } = round;
  const { entries } = (await api.json(`${round.mine}/conflicts`, one)) as { entries: { number: number }[] };
  const known = entries[0]?.number ?? 0;
  await api.put(`${round.mine}/conflicts`, one, { entries: [{ number: known, known: true }] });
  await jury.declareNothing(round.id, two);
  await round.phase('judging');
  const [first = 0, second = 0] = entries.map(({ number }) => number).filter((number) => number !== known);
  await score(round, one, first, '내 메모');
  await api.post(`${round.mine}/entries/${second}/recusal`, one, { reason: '같은 작업실' });
  await score(round, two, first, '다른 사람의 메모');
  const [begun] = round.entries;
  await orm()
    .insert(juryDrafts)
    .values({ jurorId: one.jurorId, entryId: begun?.entryId ?? '', marks: { idea: 1 } });
  const files = await archived(one);
  expect(JSON.parse(files['jury.json'] ?? '')).toMatchObject([
    {
      call: round.slug,
      blind: false,
      name: '심사위원 0',
      declared: [
        { entry: known, state: 'recused', artist: { localname: expect.any(String) } },
        { entry: second, reason: '같은 작업실' },
      ],
      scores: [{ entry: first, marks: { idea: 3, craft: 2 }, note: '내 메모', sealed: false }],
      begun: [{ entry: expect.any(Number), marks: { idea: 1 } }],
    },
  ]);
  expect(Object.values(files).join()).not.toMatch(/다른 사람의 메모|심사위원 1/);
  expect((await archived(await signIn(testApp(), 'user')))['jury.json']).toBeUndefined();
});

test('the archive of a juror in a blind round tells no name, nor which entry is by an artist they declared', async () => {
  const round = await judging();
  const { one, two } = round;
  const { artists: asked } = (await api.json(`${round.mine}/conflicts`, one)) as {
    artists: { key: string; localname: string }[];
  };
  const friend = asked.find(({ localname }) => localname === '나래울');
  await api.put(`${round.mine}/conflicts`, one, { artists: [{ key: friend?.key, known: true }] });
  await api.put(`${round.mine}/conflicts`, one, { entries: [] });
  await jury.declareNothing(round.id, two);
  await round.phase('judging');
  const [{ number: stepped = 0 } = {}, { number: scored = 0 } = {}] = await api.json<{ number: number }[]>(
    `${round.mine}/entries`,
    one,
  );
  await api.post(`${round.mine}/entries/${stepped}/recusal`, one, { reason: '알아봄' });
  await score(round, one, scored, '좋음');
  const file = (await archived(one))['jury.json'] ?? '';
  const [{ declared, scores }] = JSON.parse(file);
  expect(declared).toMatchObject([
    { entry: null, artist: null, state: 'recused' },
    { entry: stepped, artist: null, reason: '알아봄' },
  ]);
  expect(scores).toMatchObject([{ entry: scored, artist: null, note: '좋음' }]);
  expect(file).not.toMatch(/가온누리|나래울|다솜별|Kim Seoyun/);
  for (const { entryId, artistId } of round.entries)
    for (const id of [entryId, artistId]) expect(file).not.toContain(id);
});

/** Everything about a round that the database and the curator's pages keep. */
async function traces(round: Round): Promise<string> {
  const pages = ['', '/jurors', '/progress', '/conflicts', '/log?_limit=500'].map((end) => `${round.path}${end}`);
  const read = await Promise.all(
    [...pages, `${round.path.split('/rounds')[0]}/numbers`].map((path) => api.get(path, curator)),
  );
  const rows = [
    await orm().select().from(jurors).where(eq(jurors.roundId, round.id)),
    await orm().select().from(juryLog).where(eq(juryLog.roundId, round.id)),
    await orm().select().from(juryConflicts),
    await orm().select().from(juryScores),
    await orm().select().from(auditEntries),
    await orm().select().from(mails),
  ];
  return [...read.map(({ body }) => body), JSON.stringify(rows)].join('\n');
}

const leave = (who: SignedIn) => api.delete('/users/me', who, { password: testPassword });
const remove = (who: SignedIn) => api.delete(`/users/${who.userId}`, curator);

test.each([
  ['leaves', leave],
  ['is deleted by an administrator', remove],
])('a juror who %s is a pseudonym in a sealed round, and the public check still holds', async (_, go) => {
  const entrant = await signIn(testApp(), 'artist');
  const round = await judging({}, entrant);
  const { one, two } = round;
  const email = `written-to-${one.userId}@example.com`;
  await orm().update(jurors).set({ name: '하늘빛', email }).where(eq(jurors.id, one.jurorId));
  for (const who of [one, two]) await jury.declareNothing(round.id, who);
  await round.phase('judging');
  for (const number of [1, 2]) await score(round, one, number, `메모 ${one.username}`);
  for (const number of [1, 2, 3]) await score(round, two, number, `메모 ${two.username}`);
  await api.post(`${round.mine}/entries/3/recusal`, one, { reason: '아내의 작품' });
  await round.phase('discussion');
  const call = `/open-calls/${round.slug}`;
  const decisions = round.entries.map(({ entryId }) => ({ entry: entryId, outcome: 'thanks', reason: '합의', __v: 0 }));
  await api.put(`${call}/decisions`, curator, { decisions });
  await api.post(`${call}/publish`, curator, {});
  const check = async () => {
    const [seal] = await api.json<PublicSeal[]>(`${call}/seals`);
    const { rounds } = await api.json<OwnScores>(`${call}/entry/scores`, entrant);
    if (!seal) throw new Error('nothing was sealed');
    return { seal: seal.seal, held: rounds[0] ? await checkRound(rounds[0], seal, seal.seal) : undefined, rounds };
  };
  const ranking = async () => (await api.json(`${call}/ranking`, curator)).rows;
  const before = { check: await check(), ranking: await ranking() };
  expect(await traces(round)).toContain('하늘빛');

  expect((await go(one)).statusCode).toBe(200);
  const after = await traces(round);
  for (const name of ['하늘빛', one.username, one.email, email, '아내의 작품', `메모 ${one.username}`])
    expect(after, name).not.toContain(name);
  expect(after).toContain(erasedName(one.userId));
  expect(after).toContain(`메모 ${two.username}`);
  expect({ check: await check(), ranking: await ranking() }).toEqual(before);
  if (before.check.held) expect(before.check.held).toMatchObject({ holds: true, sealHolds: true });
  else throw new Error('the entrant had no score to check');
  expect(await api.json(`${round.path}/jurors`, curator)).toMatchObject([{ state: 'removed' }, { state: 'accepted' }]);
});

test('scores that are not sealed go with the juror, and judging goes on without them', async () => {
  const round = await judging();
  const { one, two } = round;
  for (const who of [one, two]) await jury.declareNothing(round.id, who);
  await round.phase('judging');
  for (const who of [one, two]) await score(round, who, 1, '메모');
  const entryId = round.entries[0]?.entryId ?? '';
  for (const { jurorId } of [one, two]) await orm().insert(juryDrafts).values({ jurorId, entryId, note: '메모' });
  const invited = await jury.round(curator, { entries: 0, jurors: 0 });
  await orm().insert(jurors).values({ roundId: invited.id, email: one.email, name: '하늘빛' });
  expect((await leave(one)).statusCode).toBe(200);
  expect(await orm().$count(juryScores, eq(juryScores.jurorId, one.jurorId))).toBe(0);
  expect(await orm().$count(juryScores, eq(juryScores.jurorId, two.jurorId))).toBe(1);
  expect((await orm().select().from(juryDrafts)).map(({ jurorId }) => jurorId)).not.toContain(one.jurorId);
  expect(await orm().$count(jurors, eq(jurors.roundId, invited.id))).toBe(0);
  expect((await round.phase('discussion')).statusCode).toBe(200);
  const [seal] = await api.json<PublicSeal[]>(`/open-calls/${round.slug}/seals`);
  expect(seal?.leaves).toHaveLength(1);
});

test('what a curator wrote to an entrant is nowhere once the account is gone, and others can still check', async () => {
  const entrant = await signIn(testApp(), 'artist');
  const round = await judging({}, entrant);
  for (const who of [round.one, round.two]) await jury.declareNothing(round.id, who);
  await round.phase('judging');
  for (const number of [1, 2, 3]) await score(round, round.one, number, '');
  await round.phase('discussion');
  const call = `/open-calls/${round.slug}`;
  const entryId = round.entries[0]?.entryId ?? '';
  const feedback = '빛을 다루는 솜씨가 좋습니다.';
  const decision = { entry: entryId, outcome: 'winner', reason: '합의' };
  await api.put(`${call}/decisions`, curator, { decisions: [{ ...decision, feedback: '처음 쓴 말', __v: 0 }] });
  await api.put(`${call}/decisions`, curator, { decisions: [{ ...decision, feedback, __v: 1 }] });
  const written = await orm().select().from(auditEntries).where(eq(auditEntries.recordId, entryId));
  expect(written).toHaveLength(2);
  expect(written.map(({ after }) => after)).toContainEqual({
    feedback: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
  });
  const before = await api.json<PublicSeal[]>(`${call}/seals`);
  expect((await leave(entrant)).statusCode).toBe(200);
  const left = await traces(round);
  for (const name of [feedback, '처음 쓴 말', '가온누리', entrant.email, entrant.username])
    expect(left, name).not.toContain(name);
  expect(await api.json(`${call}/seals`)).toEqual(before);
  expect((await api.json(`${call}/ranking`, curator)).rows).toHaveLength(2);
});
