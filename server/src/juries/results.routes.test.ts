import { checkRound } from '@hwarang/domain/juries/check-seal';
import type { OwnScores, PublicResults, PublicSeal, Ranking } from '@hwarang/domain/juries/results.contract';
import type { Notification } from '@hwarang/domain/notifications/notifications.contract';
import { and, eq, inArray, like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { exhibitionArtworks, exhibitions } from '../exhibitions/exhibitions.table.ts';
import { openCallEntries, openCallEntryArtworks, openCalls } from '../open-calls/open-calls.table.ts';
import { mails } from '../platform/mail.table.ts';
import { apiOf } from '../testing/api.ts';
import { type JudgedCall, judgedCall } from '../testing/judged-call.ts';
import { mailTo } from '../testing/outbox.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { jurors, juryConflicts, juryLog, juryScores, jurySeals } from './juries.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const orm = () => testApp().services.database.orm;
let administrator: SignedIn;
let entrant: SignedIn;

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
  entrant = await signIn(testApp(), 'artist');
});

/** Three entries by two jurors; the first is the entrant's, the last two are even. */
const three = (wanted: Partial<Parameters<typeof judgedCall>[1]> = {}) =>
  judgedCall(orm(), {
    marks: [
      [
        [9, 6],
        [7, 7],
      ],
      [
        [4, 4],
        [6, 6],
      ],
      [
        [5, 5],
        [5, 5],
      ],
    ],
    artistIds: [entrant.artistId],
    ...wanted,
  });
/** Cells here hold neither commas nor quotes. */
const parsed = (csv: string): Record<string, string>[] => {
  const [head = [], ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.replaceAll('"', '').split(','));
  return lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
};
const pathOf = ({ slug }: JudgedCall) => `/open-calls/${slug}`;
const rankingOf = (call: JudgedCall) => api.json<Ranking>(`${pathOf(call)}/ranking`, administrator);
const decision = (call: JudgedCall, index: number, outcome: string, more: object = {}) => ({
  entry: call.entries[index]?.id,
  outcome,
  reason: '심사위원 합의',
  __v: 0,
  ...more,
});
const decide = (call: JudgedCall, decisions: object[], more: object = {}) =>
  api.put(`${pathOf(call)}/decisions`, administrator, { decisions, ...more });
const decideAll = async (call: JudgedCall) => {
  const answer = await decide(call, [
    decision(call, 0, 'winner', { place: 1, feedback: '빛을 다루는 솜씨가 좋습니다.' }),
    decision(call, 1, 'reserve'),
    decision(call, 2, 'thanks'),
  ]);
  expect(answer.statusCode, answer.body).toBe(200);
};
const publish = (call: JudgedCall, body: object = {}) => api.post(`${pathOf(call)}/publish`, administrator, body);
const mailed = (call: JudgedCall) =>
  orm()
    .select()
    .from(mails)
    .where(like(mails.recipient, `%${call.entries[1]?.artistId}%`));

test('the ranking has mean, spread, votes, both ranks and ties, and its view is logged', async () => {
  const call = await three();
  const { rows, round, mails: letters, unreachable } = await rankingOf(call);
  expect(round).toBe(call.roundId);
  expect([letters, unreachable]).toEqual([3, 0]);
  expect(rows[0]).toMatchObject({
    number: 1,
    round_number: 3,
    votes: 2,
    mean: 7.5,
    rank: 1,
    tied: false,
    titles: ['작품 1'],
  });
  expect(rows[0]?.spread).toBeCloseTo(Math.SQRT1_2, 12);
  expect(rows.slice(1).map(({ mean, rank, tied }) => [mean, rank, tied])).toEqual([
    [5, 2, true],
    [5, 2, true],
  ]);
  expect(rows.map(({ normalised_rank }) => normalised_rank)).toEqual([1, 2, 3]);
  const log = await orm().select().from(juryLog).where(eq(juryLog.roundId, call.roundId));
  expect(log).toMatchObject([{ action: 'ranking.seen', userId: administrator.userId }]);
});

test('the ranking names works that are deleted for good since by the titles they had', async () => {
  const call = await three();
  const [kept, lost] = call.entries;
  const facts = { title: '건네준 제목' } as NonNullable<typeof openCallEntryArtworks.$inferInsert.facts>;
  await orm()
    .update(openCallEntryArtworks)
    .set({ facts })
    .where(eq(openCallEntryArtworks.entryId, kept?.id ?? ''));
  await orm()
    .delete(artworks)
    .where(inArray(artworks.id, [kept?.artworkId ?? '', lost?.artworkId ?? '']));
  const { rows } = await rankingOf(call);
  // An entry of an earlier version kept no title.
  expect(new Map(rows.map(({ entry, titles }) => [entry, titles]))).toEqual(
    new Map(call.entries.map(({ id, number }) => [id, [['건네준 제목'], [], ['작품 3']][number - 1]])),
  );
});

test('no score is told while a round is judged, nor of a round of another call', async () => {
  const call = await three({ phase: 'judging' });
  const path = pathOf(call);
  const other = await three();
  for (const kind of ['ranking', 'ranking.csv', 'scores.csv']) {
    expect(await api.status(`${path}/${kind}?round=${call.roundId}`, administrator)).toBe(409);
    expect(await api.status(`${path}/${kind}?round=${other.roundId}`, administrator)).toBe(404);
    expect(await api.status(`${path}/${kind}?round=x`, administrator)).toBe(400);
    expect(await api.status(`${path}/${kind}`, entrant)).toBe(403);
  }
  const { rows, round } = await rankingOf(call);
  expect(round).toBeNull();
  expect(rows.map(({ votes, mean }) => [votes, mean])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(await api.json(`${path}/seals`)).toEqual([]);
  await decideAll(call);
  expect((await publish(call)).json().message).toBe('This round is still being judged.');
});

test('scores of a removed juror and of one who is recused do not count', async () => {
  const call = await three();
  const [removed = '', recused = ''] = call.jurorIds;
  await orm()
    .insert(juryConflicts)
    .values({ jurorId: recused, entryId: call.entries[0]?.id ?? '', state: 'recused' });
  expect((await rankingOf(call)).rows.find(({ number }) => number === 1)).toMatchObject({
    votes: 1,
    mean: 8,
    spread: null,
  });
  await orm().update(jurors).set({ removedAt: new Date() }).where(eq(jurors.id, removed));
  expect((await rankingOf(call)).rows.find(({ number }) => number === 1)).toMatchObject({ votes: 0, mean: null });
  const lines = parsed((await api.get(`${pathOf(call)}/scores.csv`, administrator)).body);
  expect(lines).toHaveLength(2);
});

test('the files hold the ranking and all it is computed from, and no cell starts a formula', async () => {
  const call = await three();
  await orm()
    .update(artists)
    .set({ englishname: '=1+1' })
    .where(eq(artists.id, call.entries[2]?.artistId ?? ''));
  const read = async (kind: string): Promise<Record<string, string>[]> => {
    const answer = await api.get(`${pathOf(call)}/${kind}.csv`, administrator);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${call.slug}-${kind}.csv"`);
    return parsed(answer.body);
  };
  const ranking = await read('ranking');
  expect(ranking.map(({ rank, tied, number, mean }) => [rank, tied, number, mean])).toEqual([
    ['1', 'no', '1', '7.5'],
    ['2', 'yes', '2', '5'],
    ['2', 'yes', '3', '5'],
  ]);
  expect(ranking[2]?.englishname).toBe("'=1+1");
  // A number below zero is a number, not a formula.
  expect(Number(ranking[2]?.normalised)).toBeLessThan(0);
  const scores = await read('scores');
  expect(scores).toHaveLength(6);
  expect(scores.find(({ number, juror }) => number === '1' && juror === '1')).toEqual({
    ...{ number: '1', round_number: '3', juror: '1', juror_name: '심사위원 1', vote: '', points: '8' },
    ...{ 'mark idea': '9', 'weight idea': '2', 'mark craft': '6', 'weight craft': '1' },
  });
});

test('a decision is kept with its reason, logged, and not overwritten by whoever has not seen it', async () => {
  const call = await three();
  expect((await decide(call, [decision(call, 0, 'winner', { reason: '  ' })])).statusCode).toBe(400);
  expect((await decide(call, [decision(call, 0, 'thanks', { place: 1 })])).statusCode).toBe(400);
  expect((await decide(call, [decision(call, 0, 'winner'), decision(call, 0, 'thanks')])).statusCode).toBe(400);
  const made = await decide(call, [decision(call, 0, 'winner', { place: 1 })]);
  expect(made.json()).toEqual([{ entry: call.entries[0]?.id, __v: 1 }]);
  const late = await decide(call, [decision(call, 1, 'thanks'), decision(call, 0, 'thanks')]);
  expect(late.statusCode).toBe(409);
  expect(late.json().data).toEqual({ entry: call.entries[0]?.id, __v: 1 });
  const { rows } = await rankingOf(call);
  expect(rows.find(({ number }) => number === 1)).toMatchObject({
    outcome: 'winner',
    place: 1,
    reason: '심사위원 합의',
    __v: 1,
  });
  expect(rows.find(({ number }) => number === 2)).toMatchObject({ outcome: null, __v: 0 });
  await decide(call, [decision(call, 0, 'reserve', { reason: '다시 논의', __v: 1 })]);
  const logged = await orm()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.recordId, call.entries[0]?.id ?? ''));
  expect(logged.map(({ noun, name, after }) => [noun, name, after])).toEqual([
    ['open-call-entries', '봄의 공모 #1', { outcome: 'winner', place: 1, reason: '심사위원 합의' }],
    ['open-call-entries', '봄의 공모 #1', { outcome: 'reserve', place: null, reason: '다시 논의' }],
  ]);
});

test('entries of another call and withdrawn ones cannot be decided', async () => {
  const [call, other] = [await three(), await three({ artistIds: [] })];
  expect((await decide(call, [decision(other, 0, 'winner')])).statusCode).toBe(400);
  await orm()
    .update(openCallEntries)
    .set({ state: 'withdrawn' })
    .where(eq(openCallEntries.id, call.entries[1]?.id ?? ''));
  expect((await decide(call, [decision(call, 1, 'winner')])).statusCode).toBe(400);
  expect((await rankingOf(call)).rows).toHaveLength(2);
});

test('more winners than the call says need a confirmation', async () => {
  const call = await three();
  const two = [decision(call, 0, 'winner'), decision(call, 1, 'winner')];
  const refused = await decide(call, two);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    message: 'There are more winners than the call says.',
    data: { winners: 1, chosen: 2 },
  });
  expect((await rankingOf(call)).rows.every(({ outcome }) => outcome === null)).toBe(true);
  expect((await decide(call, two, { more_winners: true })).statusCode).toBe(200);
});

test('publishing needs a closed call and a decision for each entry, and sends nothing before', async () => {
  const call = await three({ call: { stage: 'published', closed: false, heldOpen: true } });
  const path = pathOf(call);
  await decide(call, [decision(call, 0, 'winner'), decision(call, 1, 'thanks')]);
  expect((await publish(call)).json().message).toBe('The result can be published once entries are closed.');
  await orm().update(openCalls).set({ closed: true }).where(eq(openCalls.id, call.callId));
  const undecided = await publish(call);
  expect(undecided.statusCode).toBe(409);
  expect(undecided.json().data).toEqual({ undecided: 1 });
  expect((await api.post(`${path}/exhibition`, administrator)).statusCode).toBe(409);
  expect(await api.status(`${path}/results`)).toBe(404);
  expect(await api.status(`${path}/entry/scores`, entrant)).toBe(404);
  expect(await mailed(call)).toEqual([]);
});

test('everybody hears once in their language, with outcome, feedback and the seal', async () => {
  await orm().update(users).set({ language: 'en' }).where(eq(users.id, entrant.userId));
  const call = await three();
  await decideAll(call);
  const answers = await Promise.all([publish(call), publish(call), publish(call)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({ mails: 3, unreachable: 0 });
  const [seal] = await api.json<PublicSeal[]>(`${pathOf(call)}/seals`);
  const won = (await mailTo(testApp(), entrant.email)).text;
  expect(won).toContain('Congratulations! Your entry to the open call Spring Call has been selected (1st).');
  expect(won.indexOf('Congratulations')).toBeLessThan(won.indexOf('축하드립니다'));
  for (const part of ['빛을 다루는 솜씨가 좋습니다.', seal?.seal ?? '?', `/open-calls/${call.slug}/check`])
    expect(won).toContain(part);
  const waiting = (await mailTo(testApp(), `artist-${call.entries[1]?.artistId}@example.com`)).text;
  expect(waiting).toContain('예비로 선정되었습니다');
  expect(waiting).not.toContain('심사위원 합의');
  expect(await mailed(call)).toHaveLength(1);
  expect(await api.json(pathOf(call))).toMatchObject({ stage: 'decided', state: 'decided' });
  expect((await decide(call, [decision(call, 0, 'thanks', { __v: 1 })])).statusCode).toBe(409);
});

test('entrants with an account find the result in their tray, once, live and leading to their own', async () => {
  const call = await three();
  await decideAll(call);
  const news = async () =>
    (await api.json<Notification[]>('/notifications', entrant)).filter(({ facts }) => facts.callSlug === call.slug);
  const heard: string[] = [];
  const forget = testApp().services.changes.onEvent((topic) => heard.push(topic));
  await decide(call, [decision(call, 2, 'thanks', { __v: 1 })]);
  expect(await news()).toEqual([]);
  await Promise.all([publish(call), publish(call)]);
  const [seal] = await api.json<PublicSeal[]>(`${pathOf(call)}/seals`);
  expect(seal).toBeDefined();
  expect(await news()).toMatchObject([
    { kind: 'result-published', read: false, facts: { call: '봄의 공모', callEn: 'Spring Call', sealed: true } },
  ]);
  await expect.poll(() => heard.filter((topic) => topic === `user:${entrant.userId}`)).toHaveLength(1);
  forget();
});

test('the public result names winners with their public works, and the reserve only if chosen', async () => {
  const [call, open] = [await three(), await three({ artistIds: [] })];
  const results = (of: JudgedCall) => api.json<PublicResults>(`${pathOf(of)}/results`);
  for (const [one, show_reserve] of [
    [call, false],
    [open, true],
  ] as const) {
    await decideAll(one);
    expect((await publish(one, { show_reserve })).statusCode).toBe(200);
  }
  const told = await results(call);
  expect(told).toMatchObject({ slug: call.slug, reserve: null, exhibition: null });
  expect(told.winners).toMatchObject([
    { place: 1, artist: { id: entrant.artistId, localname: '한가람' }, artworks: [{ id: call.entries[0]?.artworkId }] },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/심사위원 합의|작가 2|솜씨/);
  expect((await results(open)).reserve).toMatchObject([{ place: null, artist: { localname: '작가 2' } }]);

  const [winner] = open.entries;
  await orm()
    .update(artworks)
    .set({ isExposed: false })
    .where(eq(artworks.id, winner?.artworkId ?? ''));
  expect((await results(open)).winners).toMatchObject([{ artist: { localname: '작가 1' }, artworks: [] }]);
  await orm()
    .update(artworks)
    .set({ isExposed: true })
    .where(eq(artworks.id, winner?.artworkId ?? ''));
  await orm()
    .update(artists)
    .set({ isExposed: false })
    .where(eq(artists.id, winner?.artistId ?? ''));
  expect((await results(open)).winners).toEqual([{ place: 1, artist: null, artworks: [] }]);
});

test('one press makes a hidden exhibition of the winning works by place, and never a second one', async () => {
  const call = await three({ call: { winners: 2 } });
  await decide(call, [
    decision(call, 0, 'winner', { place: 2 }),
    decision(call, 1, 'winner', { place: 1 }),
    decision(call, 2, 'reserve'),
  ]);
  await publish(call);
  const path = `${pathOf(call)}/exhibition`;
  expect((await api.post(path, entrant)).statusCode).toBe(403);
  const answers = await Promise.all([api.post(path, administrator), api.post(path, administrator)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { exhibition } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().data).toEqual({ exhibition });
  const hung = await orm()
    .select({ id: exhibitionArtworks.artworkId })
    .from(exhibitionArtworks)
    .where(eq(exhibitionArtworks.exhibitionId, exhibition))
    .orderBy(exhibitionArtworks.position);
  expect(hung.map(({ id }) => id)).toEqual([call.entries[1]?.artworkId, call.entries[0]?.artworkId]);
  expect(await api.status(`/exhibitions/${exhibition}`)).toBe(404);
  expect((await api.json(`/exhibitions/${exhibition}`, administrator)).title_en).toBe('Spring Call: Selected Works');
  const results = () => api.json<PublicResults>(`${pathOf(call)}/results`);
  expect((await results()).exhibition).toBeNull();
  await orm().update(exhibitions).set({ isExposed: true }).where(eq(exhibitions.id, exhibition));
  expect((await results()).exhibition).toBe(exhibition);
});

test('an entrant sees own scores without jurors once the result is published, and nobody else’s', async () => {
  const call = await three();
  await decideAll(call);
  await publish(call);
  const path = `${pathOf(call)}/entry/scores`;
  const answer = await api.get(path, entrant);
  const own = answer.json<OwnScores>();
  expect(own).toMatchObject({ outcome: 'winner', place: 1, feedback: '빛을 다루는 솜씨가 좋습니다.' });
  expect(own.rounds).toMatchObject([{ round: call.roundId, entry: 3, method: 'scores' }]);
  expect(own.rounds[0]?.scores.map(({ marks }) => marks?.idea).sort()).toEqual([7, 9]);
  for (const secret of [...call.jurorIds, '심사위원 1', '심사위원 합의', 'note'])
    expect(answer.body).not.toContain(secret);
  const other = await signIn(testApp(), 'artist');
  expect(await api.status(path, other)).toBe(404);
  expect(await api.status(path, await signIn(testApp(), 'user'))).toBe(403);
  expect(await api.status(path)).toBe(403);
});

test('a score, a hash or a seal that is changed afterwards is found by the check', async () => {
  const call = await three();
  await decideAll(call);
  await publish(call);
  const check = async (keptSeal?: string, change: Partial<PublicSeal> = {}) => {
    const [seal] = await api.json<PublicSeal[]>(`${pathOf(call)}/seals`);
    const { rounds } = await api.json<OwnScores>(`${pathOf(call)}/entry/scores`, entrant);
    if (!seal || !rounds[0]) throw new Error('nothing was sealed');
    return { ...(await checkRound(rounds[0], { ...seal, ...change }, keptSeal)), published: seal };
  };
  const whole = await check();
  expect(whole).toMatchObject({ holds: true, sealHolds: true, sealed: 6, keptSealHolds: undefined });
  expect((await check(` ${whole.published.seal.toUpperCase()}\n`)).keptSealHolds).toBe(true);
  expect(await check('0'.repeat(64))).toMatchObject({ holds: false, keptSealHolds: false, sealHolds: true });
  expect(await check(undefined, { leaves: whole.published.leaves.slice(1) })).toMatchObject({
    holds: false,
    sealHolds: false,
  });

  await expect(
    orm().update(jurySeals).set({ leaves: [] }).where(eq(jurySeals.roundId, call.roundId)),
  ).rejects.toThrow();
  const mine = and(eq(juryScores.entryId, call.entries[0]?.id ?? ''), eq(juryScores.jurorId, call.jurorIds[0] ?? ''));
  await orm()
    .update(juryScores)
    .set({ marks: { idea: 3, craft: 6 } })
    .where(mine);
  const tampered = await check();
  expect(tampered).toMatchObject({ holds: false, sealHolds: true });
  expect(tampered.scores.map(({ holds }) => holds).sort()).toEqual([false, true]);
});

test('nobody learns of a draft: its results, seals and scores do not exist', async () => {
  const call = await three({ call: { stage: 'draft' } });
  for (const kind of ['results', 'seals']) expect(await api.status(`${pathOf(call)}/${kind}`)).toBe(404);
  expect(await api.status(`${pathOf(call)}/entry/scores`, entrant)).toBe(404);
  expect(await api.status('/open-calls/no-such-call/ranking', administrator)).toBe(404);
});

test('five hundred entrants are told in one step', async () => {
  const call = await judgedCall(orm(), { marks: Array.from({ length: 500 }, () => [[5, 5]]) });
  const all = call.entries.map((_, index) => decision(call, index, 'thanks'));
  expect((await decide(call, all)).statusCode).toBe(200);
  const before = await orm().$count(mails);
  expect((await publish(call)).json()).toMatchObject({ mails: 500, unreachable: 0 });
  expect((await orm().$count(mails)) - before).toBe(500);
});
