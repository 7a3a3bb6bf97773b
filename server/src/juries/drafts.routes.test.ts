import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { juryFixtures } from '../testing/jury.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { secondAppForFile, testAppForFile } from '../testing/test-app.ts';
import { juryDrafts, juryLog, jurySeals } from './juries.table.ts';

const testApp = testAppForFile();
const secondApp = secondAppForFile(testApp);
const api = apiOf(testApp);
const other = apiOf(secondApp);
const jury = juryFixtures(testApp);
const orm = () => testApp().services.database.orm;
let curator: SignedIn;
const half = { marks: { idea: 7 }, vote: null, note: 'unmistakable words' };
const whole = { marks: { idea: 3, craft: 2 }, vote: null, note: '' };

beforeAll(async () => {
  curator = await signIn(testApp(), 'administrator');
});

async function judged(options: Parameters<typeof jury.round>[1] = {}) {
  const round = await jury.round(curator, options);
  await round.phase('conflicts');
  for (const juror of round.jurors) await jury.declareNothing(round.id, juror);
  await round.phase('judging');
  const put = (juror: SignedIn | undefined, number: number | string, what: 'draft' | 'score', body: object) =>
    api.put(`${round.mine}/entries/${number}/${what}`, juror, body);
  return { ...round, put };
}
const draftsOf = (jurorId: string | undefined) =>
  orm()
    .select()
    .from(juryDrafts)
    .where(eq(juryDrafts.jurorId, jurorId ?? ''));

test('a half-marked score is there again on every device of the juror', async () => {
  const { mine, jurors, put } = await judged({ entries: 2 });
  const kept = await put(jurors[0], 1, 'draft', { ...half, __v: null });
  expect(kept.json()).toEqual({ marks: half.marks, note: half.note, __v: 0, updatedAt: expect.any(String) });
  expect(await other.json(`${mine}/entries/1`, jurors[0])).toMatchObject({ score: null, draft: kept.json() });
  const list = await other.json(`${mine}/entries`, jurors[0]);
  const own = list.map(({ number, score, draft }: { number: number; score: null; draft: { note: string } | null }) => [
    ...[number, score, draft?.note],
  ]);
  expect(own.sort()).toEqual([
    [1, null, half.note],
    [2, null, undefined],
  ]);
});

test('a half-marked score is in no ranking, file, number, progress or seal, and nobody else sees it', async () => {
  const { id, slug, path, mine, jurors, phase, put } = await judged({ entries: 2 });
  const [first, second] = jurors;
  await put(second, 1, 'score', whole);
  await put(first, 1, 'draft', half);
  await put(first, 2, 'draft', { ...half, marks: null });
  const call = `/open-calls/${slug}`;
  const seen: string[] = [];
  const look = async (who: SignedIn | undefined, addresses: string[]) => {
    for (const address of addresses) seen.push((await api.get(address, who)).body);
  };
  const files = ['ranking', 'ranking.csv', 'scores.csv'].map((name) => `${call}/${name}?round=${id}`);
  const desk = [
    ...files,
    `${call}/numbers`,
    `${call}/seals`,
    path,
    `${path}/progress`,
    `${path}/jurors`,
    `${path}/log`,
  ];
  await look(curator, [...desk, `${mine}/entries/1`]);
  await look(
    second,
    ['', '/entries', '/entries/1', '/entries/2', '/scores'].map((part) => `${mine}${part}`),
  );
  expect(await api.json(`${path}/progress`, curator)).toMatchObject([
    { scored: 0, last_at: null },
    { scored: 1, last_at: expect.any(String) },
  ]);
  expect(await api.json('/jury/rounds', first)).toMatchObject([{ entries: 2, scored: 0 }]);
  const [numbers] = (await api.json(`${call}/numbers`, curator)).rounds;
  expect(numbers.jurors.map(({ scored }: { scored: number }) => scored)).toEqual([0, 1]);

  expect((await phase('discussion')).statusCode).toBe(200);
  await look(curator, desk);
  await look(
    second,
    ['/entries', '/scores'].map((part) => `${mine}${part}`),
  );
  for (const body of seen) {
    expect(body).not.toContain('unmistakable');
    expect(body).not.toContain('"idea":7');
  }
  const { rows } = await api.json(`${call}/ranking?round=${id}`, curator);
  expect(rows.map(({ votes }: { votes: number }) => votes)).toEqual([1, 0]);
  const [sealed] = await orm().select().from(jurySeals).where(eq(jurySeals.roundId, id));
  expect(sealed?.leaves).toHaveLength(1);
  expect((await api.get(files[2] ?? '', curator)).body.trim().split('\n')).toHaveLength(2);
});

test('what is begun goes with recusal, with removal and with the seal', async () => {
  const { id, path, entries, jurors, mine, phase, put } = await judged({ entries: 3, jurors: 3 });
  const [first, second, third] = jurors;
  for (const juror of jurors) for (const number of [1, 2, 3]) await put(juror, number, 'draft', half);
  await api.post(`${mine}/entries/1/recusal`, first, {});
  expect(await draftsOf(first?.jurorId)).toHaveLength(2);
  expect((await put(first, 1, 'draft', half)).statusCode).toBe(404);
  const conflict = `${path}/conflicts/${third?.jurorId}/${entries[0]?.entryId}`;
  await api.put(conflict, curator, { state: 'recused' });
  expect(await draftsOf(third?.jurorId)).toHaveLength(2);
  await api.delete(`${path}/jurors/${second?.jurorId}`, curator);
  expect(await draftsOf(second?.jurorId)).toEqual([]);
  expect((await put(second, 1, 'draft', half)).statusCode).toBe(404);
  await phase('discussion');
  for (const juror of jurors) expect(await draftsOf(juror.jurorId)).toEqual([]);
  expect((await put(first, 2, 'draft', half)).statusCode).toBe(409);
  const lines = await orm().select().from(juryLog).where(eq(juryLog.roundId, id));
  const begun = lines.filter(({ action }) => action === 'score.begun');
  expect([begun.length, JSON.stringify(begun).includes('unmistakable')]).toEqual([9, false]);
});

test('there is either a score or what was begun: the last mark gives it, taking one back takes it back', async () => {
  const { path, mine, jurors, put } = await judged({ entries: 1, jurors: 1 });
  const [juror] = jurors;
  const scored = async () => (await api.json(`${path}/progress`, curator))[0].scored;
  await put(juror, 1, 'draft', { ...half, __v: null });
  expect((await put(juror, 1, 'score', { ...whole, __v: 0 })).json().__v).toBe(1);
  expect([await scored(), await draftsOf(juror?.jurorId)]).toEqual([1, []]);
  expect((await put(juror, 1, 'draft', { ...half, __v: 1 })).json().__v).toBe(2);
  expect(await scored()).toBe(0);
  const refused = await put(juror, 1, 'score', { ...whole, __v: 1 });
  expect([refused.statusCode, refused.json().data]).toMatchObject([
    409,
    { score: null, draft: { __v: 2, ...{ marks: half.marks } } },
  ]);
  expect((await api.json(`${mine}/entries/1`, juror)).score).toBeNull();
});

test('of two devices that begin at once one is refused, with what the other kept', async () => {
  const { jurors, put } = await judged({ entries: 1, jurors: 1 });
  const answers = await Promise.all(
    [1, 2, 3].map((idea) => put(jurors[0], 1, 'draft', { ...half, marks: { idea }, __v: null })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  const kept = answers.find(({ statusCode }) => statusCode === 200)?.json();
  for (const answer of answers) if (answer.statusCode === 409) expect(answer.json().data.draft).toEqual(kept);
});

test('what is begun must lack something, and what it has must be a mark of the round', async () => {
  const { jurors, put } = await judged({ entries: 1, jurors: 1 });
  const [juror] = jurors;
  for (const body of [
    whole,
    { ...half, marks: { idea: 11 } },
    { ...half, marks: { idea: 1.5 } },
    { ...half, marks: { beauty: 5 } },
    { ...half, vote: 'yes' },
    { ...half, note: 'a\0b' },
    { ...half, note: 'a'.repeat(5001) },
    { ...half, marks: 'many' },
    {},
  ])
    expect((await put(juror, 1, 'draft', body)).statusCode, JSON.stringify(body).slice(0, 80)).toBe(400);
  for (const number of ['0', 'x', '99999999999'])
    expect((await put(juror, number, 'draft', half)).statusCode).toBe(400);
  expect((await put(juror, 2, 'draft', half)).statusCode).toBe(404);
  expect((await put(juror, 1, 'draft', { marks: null, vote: null, note: '' })).statusCode).toBe(200);

  const votes = await judged({ entries: 1, jurors: 1, rules: { method: 'votes', criteria: [] } });
  const note = { marks: null, vote: null, note: 'later' };
  expect((await votes.put(votes.jurors[0], 1, 'draft', note)).json().note).toBe('later');
  expect((await votes.put(votes.jurors[0], 1, 'draft', { ...note, vote: 'no' })).statusCode).toBe(400);
  expect((await votes.put(votes.jurors[0], 1, 'draft', { ...note, marks: { idea: 1 } })).statusCode).toBe(400);
});
