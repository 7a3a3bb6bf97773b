import { leafOf, sealOf } from '@hwarang/domain/juries/seal';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../accounts/accounts.table.ts';
import { openCalls } from '../open-calls/open-calls.table.ts';
import { newId } from '../platform/ids.ts';
import { mails } from '../platform/mail.table.ts';
import { apiOf } from '../testing/api.ts';
import { criteria, juryFixtures } from '../testing/jury.ts';
import { mailTo } from '../testing/outbox.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { jurors, juryScores, jurySeals } from './juries.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const jury = juryFixtures(testApp);
const orm = () => testApp().services.database.orm;
let curator: SignedIn;
const name = { ko: '1차', en: 'First' };

beforeAll(async () => {
  curator = await signIn(testApp(), 'administrator');
});

test('a round is made, changed, listed and deleted; an old version is refused', async () => {
  const { slug } = await jury.call();
  const rounds = `/open-calls/${slug}/rounds`;
  const made = (await api.post(rounds, curator, { name })).json();
  expect(made).toMatchObject({ position: 1, phase: 'setup', blind: true, method: 'scores', criteria: [], jurors: 0 });
  expect(JSON.stringify(made)).not.toContain('seed');
  const path = `${rounds}/${made.id}`;
  const changed = await api.put(path, curator, { criteria, scale: { from: 1, to: 5 }, __v: 0 });
  expect(changed.json()).toMatchObject({ criteria, scale: { from: 1, to: 5 }, __v: 1 });
  expect((await api.put(path, curator, { blind: false, __v: 0 })).statusCode).toBe(409);
  for (const body of [
    { scale: { from: 5, to: 5 } },
    { name: { ko: '', en: 'x' } },
    { criteria: [criteria[0], criteria[0]] },
  ])
    expect((await api.put(path, curator, body)).statusCode).toBe(400);
  expect((await api.post(rounds, curator, { name })).json().position).toBe(2);
  expect(await api.json(rounds, curator)).toHaveLength(2);
  expect(await api.status(`/open-calls/wefly/rounds/${made.id}`, curator)).toBe(404);
  expect((await api.delete(path, curator)).statusCode).toBe(200);
  expect(await api.status(path, curator)).toBe(404);
});

test('phases go forward one by one, each once, and only when what they need is there', async () => {
  const call = await jury.call({ heldOpen: true });
  const { path, phase, callId, id, jurors } = await jury.round(curator, {
    openCall: call,
    entries: 0,
    rules: { criteria: [] },
  });
  expect((await phase('judging')).statusCode).toBe(409);
  expect((await phase('conflicts')).json().message).toContain('still takes entries');
  await orm().update(openCalls).set({ heldOpen: false }).where(eq(openCalls.id, callId));
  expect((await phase('conflicts')).json().message).toContain('criterion');
  await api.put(path, curator, { criteria });
  expect((await phase('conflicts')).json().message).toContain('no entries');
  const { entryId } = await jury.entry(callId);
  await jury.entry(callId);
  expect((await phase('conflicts', ['0'.repeat(24)])).statusCode).toBe(400);
  const answers = await Promise.all([1, 2, 3].map(() => phase('conflicts', [entryId])));
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await api.json(path, curator)).toMatchObject({ phase: 'conflicts', entries: 1 });
  expect((await api.json(`/open-calls/${call.slug}`)).stage).toBe('judging');
  expect((await api.put(path, curator, { blind: false })).statusCode).toBe(409);
  expect((await api.put(path, curator, { name })).statusCode).toBe(200);
  for (const { jurorId } of jurors) await api.delete(`${path}/jurors/${jurorId}`, curator);
  expect((await phase('judging')).json().message).toContain('No juror');
  await jury.juror(id);
  expect((await phase('judging')).statusCode).toBe(200);
  expect((await api.delete(path, curator)).statusCode).toBe(409);
  expect((await phase('conflicts')).statusCode).toBe(409);
  for (const next of ['discussion', 'closed']) expect((await phase(next)).statusCode).toBe(200);
  expect((await phase('closed')).statusCode).toBe(409);
});

test('when judging ends each score is sealed with a salt, and nothing can be scored in between', async () => {
  const { id, path, mine, phase, jurors } = await jury.round(curator, { entries: 2 });
  await phase('conflicts');
  await phase('judging');
  for (const juror of jurors) await jury.declareNothing(id, juror);
  const score = (index: number, number: number, idea: number) =>
    api.put(`${mine}/entries/${number}/score`, jurors[index], { marks: { idea, craft: 2 }, vote: null });
  for (const index of [0, 1]) for (const number of [1, 2]) expect((await score(index, number, 3)).statusCode).toBe(200);
  // Together: each score that was taken is under the seal as it was taken.
  const [sealed, ...late] = await Promise.all([phase('discussion'), score(0, 1, 9), score(1, 2, 8)]);
  expect(sealed.statusCode).toBe(200);
  expect(late.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  expect((await score(0, 1, 4)).statusCode).toBe(409);
  const [{ leaves = [], seal = '' } = {}] = await orm().select().from(jurySeals).where(eq(jurySeals.roundId, id));
  expect(await sealOf(leaves)).toBe(seal);
  expect((await api.json(path, curator)).seal).toBe(seal);
  const all = await api.json(`${mine}/scores`, jurors[0]);
  const rows = await orm().select().from(juryScores);
  const kept = rows.filter(({ jurorId }) => jurors.some((one) => one.jurorId === jurorId));
  expect(kept).toHaveLength(4);
  expect(new Set(kept.map(({ salt }) => salt)).size).toBe(4);
  const found = [];
  for (const { number, scores } of all.entries)
    for (const { marks } of scores)
      for (const { salt } of kept)
        found.push(await leafOf({ round: id, entry: number, marks, vote: null, salt: salt ?? '' }));
  for (const leaf of leaves) expect(found).toContain(leaf);
});

test('the log holds every view and change, newest first, and cannot be changed', async () => {
  const { id, path, mine, phase, jurors } = await jury.round(curator, { entries: 1, jurors: 1 });
  const [juror] = jurors;
  await phase('conflicts');
  if (juror) await jury.declareNothing(id, juror);
  await phase('judging');
  await api.get(`${mine}/entries`, juror);
  await api.get(`${mine}/entries/1`, juror);
  await api.put(`${mine}/entries/1/score`, juror, { marks: { idea: 3, craft: 2 }, vote: null, note: 'secret' });
  await api.get(`${path}/progress`, curator);
  const lines = await api.json(`${path}/log`, curator);
  expect(lines.map(({ action }: { action: string }) => action).reverse()).toEqual([
    'round.made',
    'round.phase',
    'conflicts.seen',
    'conflicts.declared',
    'conflicts.declared',
    'round.phase',
    'entries.seen',
    'entry.seen',
    'score.given',
    'progress.seen',
  ]);
  expect(lines[1]).toMatchObject({ entry: 1, user: { id: juror?.userId, username: juror?.username } });
  expect(JSON.stringify(lines)).not.toContain('secret');
  expect((await api.json(`${path}/log?_limit=1`, curator))[0].action).toBe('log.seen');
  await expect(testApp().services.database.pool.query('delete from jury_log')).rejects.toThrow();
});

test('progress counts what each juror has still to do', async () => {
  const { id, path, mine, phase, jurors, entries } = await jury.round(curator);
  await phase('conflicts');
  for (const juror of jurors) await jury.declareNothing(id, juror);
  await phase('judging');
  const [first, second] = jurors;
  await api.put(`${path}/conflicts/${second?.jurorId}/${entries[0]?.entryId}`, curator, { state: 'recused' });
  await api.put(`${mine}/entries/2/score`, first, { marks: { idea: 3, craft: 2 }, vote: null });
  expect(await api.json(`${path}/progress`, curator)).toMatchObject([
    { declared: true, recused: 0, entries: 3, scored: 1, last_at: expect.any(String) },
    { declared: true, recused: 1, entries: 2, scored: 0, last_at: null },
  ]);
});

test('each juror hears by mail in their language what is to be done in a phase, once', async () => {
  const { id, path, phase, jurors: people, callId } = await jury.round(curator, { entries: 1 });
  const [korean, english] = people;
  if (!korean || !english) throw new Error('no jurors');
  await orm().update(users).set({ language: 'en' }).where(eq(users.id, english.userId));
  const removed = await jury.juror(id);
  await api.delete(`${path}/jurors/${removed.jurorId}`, curator);
  const invited = `${newId()}@example.com`;
  await orm().insert(jurors).values({ roundId: id, email: invited, name: '초대' });
  // It need not be the account of the address that was written to.
  await orm()
    .update(jurors)
    .set({ email: invited.replace('@', '+@') })
    .where(eq(jurors.id, english.jurorId));
  const day = '2999-05-18';
  await orm().update(openCalls).set({ resultsOn: day }).where(eq(openCalls.id, callId));

  const pressed = await Promise.all([phase('conflicts'), phase('conflicts'), phase('conflicts')]);
  expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const told = (await mailTo(testApp(), korean.email)).text;
  expect(told).toContain('아는 작가나 작품이 있는지 밝혀 주세요');
  expect(told).toContain('결과는 2999년 5월 18일에 발표할 예정입니다');
  expect(told.indexOf('안녕하세요')).toBeLessThan(told.indexOf('Hello'));
  const inEnglish = await mailTo(testApp(), english.email);
  expect(inEnglish.text.indexOf('Hello')).toBeLessThan(inEnglish.text.indexOf('안녕하세요'));
  expect(inEnglish.links.find((link) => link.endsWith(`/jury/${id}`))).toBeDefined();

  await orm().update(openCalls).set({ resultsOn: '2022-05-18' }).where(eq(openCalls.id, callId));
  await phase('judging');
  const judging = (await mailTo(testApp(), korean.email, 2)).text;
  expect(judging).toContain('맡으신 출품작을 모두 심사해 주세요');
  expect(judging).not.toContain('2022');
  await phase('discussion');
  expect((await mailTo(testApp(), korean.email, 3)).text).toContain('다른 심사위원의 점수와 의견을 보며 토론해 주세요');
  await phase('closed');
  const queued = (email: string) => orm().$count(mails, eq(mails.recipient, email));
  const counts = await Promise.all([korean.email, english.email, removed.email, invited].map(queued));
  expect(counts).toEqual([3, 3, 0, 0]);
});

test('a phase that is refused sends nothing', async () => {
  const { phase, jurors: people } = await jury.round(curator, { entries: 0, jurors: 1 });
  expect((await phase('conflicts')).statusCode).toBe(409);
  expect(
    await orm()
      .select()
      .from(mails)
      .where(eq(mails.recipient, people[0]?.email ?? '')),
  ).toEqual([]);
});
