import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { juryFixtures } from '../testing/jury.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { secondAppForFile, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const secondApp = secondAppForFile(testApp);
const api = apiOf(testApp);
const other = apiOf(secondApp);
const jury = juryFixtures(testApp);
let curator: SignedIn;
const marks = { idea: 3, craft: 2 };
const score = { marks, vote: null, note: '' };

beforeAll(async () => {
  curator = await signIn(testApp(), 'administrator');
});

/** In judging, with nothing declared. */
async function judged(options: Parameters<typeof jury.round>[1] = {}) {
  const round = await jury.round(curator, options);
  await round.phase('conflicts');
  for (const juror of round.jurors) await jury.declareNothing(round.id, juror);
  await round.phase('judging');
  return round;
}
const numbersOf = (list: { number: number }[]) => list.map(({ number }) => number);

test('each juror sees all entries, in an order of their own that stays the same', async () => {
  const { mine, jurors } = await judged({ entries: 8 });
  const orders = [];
  for (const juror of jurors) {
    const numbers = numbersOf(await api.json(`${mine}/entries`, juror));
    expect([...numbers].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(numbersOf(await other.json(`${mine}/entries`, juror))).toEqual(numbers);
    orders.push(String(numbers));
  }
  expect(new Set(orders).size).toBe(2);
});

test('a score needs a mark on the scale for every criterion, or a vote, in judging alone', async () => {
  const { id, mine, jurors, phase } = await jury.round(curator, { entries: 1, jurors: 1 });
  const [juror] = jurors;
  const put = (body: object, number: string | number = 1) => api.put(`${mine}/entries/${number}/score`, juror, body);
  await phase('conflicts');
  expect((await put(score)).json().message).toContain('declare');
  if (juror) await jury.declareNothing(id, juror);
  expect((await put(score)).json().message).toContain('not being judged');
  expect(await api.status(`${mine}/entries`, juror)).toBe(409);
  await phase('judging');
  for (const body of [
    { marks: { idea: 3 } },
    { marks: { ...marks, idea: 11 } },
    { marks: { ...marks, idea: 1.5 } },
    { vote: 'yes' },
    {},
  ])
    expect((await put({ marks: null, vote: null, ...body })).statusCode, JSON.stringify(body)).toBe(400);
  expect((await put({ ...score, note: 'a\0b' })).statusCode).toBe(400);
  expect((await put(score)).json()).toMatchObject({ marks, vote: null, __v: 0 });
  expect((await put(score, 2)).statusCode).toBe(404);
  for (const number of ['0', 'x', '1e20', '99999999999']) expect((await put(score, number)).statusCode).toBe(400);
  await phase('discussion');
  expect((await put(score)).statusCode).toBe(409);

  const votes = await judged({ entries: 1, jurors: 1, rules: { method: 'votes', criteria: [] } });
  const vote = (body: object) => api.put(`${votes.mine}/entries/1/score`, votes.jurors[0], body);
  expect((await vote({ marks: null, vote: 'maybe' })).json().vote).toBe('maybe');
  expect((await vote({ marks, vote: 'maybe' })).statusCode).toBe(400);
});

test('of two writes that saw the same score one is refused, with the score that stands', async () => {
  const { mine, jurors } = await judged({ entries: 1, jurors: 1 });
  const put = (idea: number, __v: number | null) =>
    api.put(`${mine}/entries/1/score`, jurors[0], { ...score, marks: { idea, craft: 1 }, __v });
  const first = await Promise.all([put(1, null), put(2, null)]);
  expect(first.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  const [kept, refused] = first[0]?.statusCode === 200 ? first : [first[1], first[0]];
  expect(refused?.json().data.score).toEqual(kept?.json());
  const second = await Promise.all([put(3, 0), put(4, 0), put(5, 0)]);
  expect(second.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await api.json(`${mine}/entries/1`, jurors[0])).score.__v).toBe(1);
});

test('nobody sees the scores of others before the discussion', async () => {
  const { mine, jurors, phase } = await judged({ entries: 1 });
  const [first, second] = jurors;
  await api.put(`${mine}/entries/1/score`, first, { ...score, note: 'unmistakable words' });
  for (const path of ['', '/entries', '/entries/1', '/conflicts', '/scores']) {
    const answer = await api.get(`${mine}${path}`, second);
    expect(answer.body).not.toContain('unmistakable');
    expect(answer.body).not.toContain('"idea":3');
    if (path === '/scores') expect(answer.statusCode).toBe(409);
  }
  expect(await api.json('/jury/rounds', second)).toMatchObject([{ entries: 1, scored: 0 }]);
  await phase('discussion');
  const given = { juror: '심사위원 0', own: false, marks, vote: null, note: 'unmistakable words' };
  expect(await api.json(`${mine}/scores`, second)).toEqual({ entries: [{ number: 1, scores: [given] }] });
});

test('a recused juror is answered 404 at every address of the entry, and the score is gone', async () => {
  const { path, mine, jurors, entries, phase } = await judged({ entries: 3 });
  const [first, second] = jurors;
  for (const number of [1, 2, 3]) await api.put(`${mine}/entries/${number}/score`, first, score);
  expect((await api.post(`${mine}/entries/2/recusal`, first, { reason: '제자' })).statusCode).toBe(200);
  const conflicts = await api.json(`${path}/conflicts`, curator);
  expect(conflicts).toMatchObject([{ entry: { number: 2 }, state: 'recused', grounds: ['declared'], reason: '제자' }]);
  // The curator keeps the juror out of another one.
  const third = entries.find(({ entryId }) => entryId !== conflicts[0].entry.id);
  const decided = await api.put(`${path}/conflicts/${first?.jurorId}/${third?.entryId}`, curator, { state: 'recused' });
  const closed = [2, decided.json().entry.number as number];
  for (const number of [...closed, 9]) {
    const entry = `${mine}/entries/${number}`;
    const answers = [
      await api.get(entry, first),
      await api.get(`${entry}/works/1/image`, first),
      await api.put(`${entry}/score`, first, score),
      await api.post(`${entry}/recusal`, first, {}),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Not Found' });
    }
  }
  expect(numbersOf(await api.json(`${mine}/entries`, first))).toEqual([1, 2, 3].filter((one) => !closed.includes(one)));
  expect(await api.json(`${mine}/entries`, second)).toHaveLength(3);
  const clear = { state: 'cleared', reason: '확인함' };
  expect(
    (await api.put(`${path}/conflicts/${first?.jurorId}/${conflicts[0].entry.id}`, curator, clear)).statusCode,
  ).toBe(409);
  await phase('discussion');
  const seen = (await api.json(`${mine}/scores`, first)).entries;
  expect(numbersOf(seen)).toEqual([1, 2, 3].filter((one) => !closed.includes(one)));
  expect(
    (await api.json(`${mine}/scores`, second)).entries.flatMap(({ scores }: { scores: [] }) => scores),
  ).toHaveLength(1);
});

test('a juror who is removed finds every address closed at once, on every instance', async () => {
  const { path, mine, jurors } = await judged({ entries: 1 });
  const [first] = jurors;
  await api.put(`${mine}/entries/1/score`, first, score);
  expect(await other.status(`${mine}/entries/1`, first)).toBe(200);
  const gone = await api.delete(`${path}/jurors/${first?.jurorId}`, curator);
  expect(gone.json().state).toBe('removed');
  for (const where of [api, other]) {
    for (const one of ['', '/conflicts', '/entries', '/entries/1', '/entries/1/works/1/image', '/scores'])
      expect(await where.status(`${mine}${one}`, first), one).toBe(404);
    expect((await where.put(`${mine}/entries/1/score`, first, score)).statusCode).toBe(404);
    expect((await where.put(`${mine}/conflicts`, first, { artists: [] })).statusCode).toBe(404);
    expect(await where.json('/jury/rounds', first)).toEqual([]);
  }
  expect((await api.json(`${path}/progress`, curator))[0]).toMatchObject({ juror: { state: 'removed' }, scored: 0 });
  expect((await api.delete(`${path}/jurors/${first?.jurorId}`, curator)).statusCode).toBe(404);
});

test('an open round shows artists and all answers, a blind one neither', async () => {
  const questions = [
    { id: 'a', kind: 'short' as const, label: { ko: '가', en: 'A' }, required: false, options: [], shown_blind: false },
    { id: 'b', kind: 'link' as const, label: { ko: '나', en: 'B' }, required: false, options: [], shown_blind: true },
    { id: 'c', kind: 'long' as const, label: { ko: '다', en: 'C' }, required: false, options: [], shown_blind: true },
  ];
  const openCall = await jury.call({ questions });
  await jury.entry(openCall.id, { answers: { a: '하나', b: 'https://name.kr', c: '둘' } });
  const blind = await judged({ openCall, entries: 0, jurors: 1 });
  const open = await judged({ openCall, entries: 0, jurors: 1, rules: { blind: false } });
  const answers = async (round: typeof blind) => {
    const entry = await api.json(`${round.mine}/entries/1`, round.jurors[0]);
    return { artist: entry.artist?.localname, answers: entry.answers.map(({ answer }: { answer: string }) => answer) };
  };
  expect(await answers(blind)).toEqual({ artist: undefined, answers: ['둘'] });
  expect(await answers(open)).toEqual({ artist: '김서윤', answers: ['하나', 'https://name.kr', '둘'] });
});
