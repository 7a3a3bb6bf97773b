import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { openCallEntries, openCalls } from './open-calls.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
let artist: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  artist = await signIn(testApp(), 'artist');
  administrator = await signIn(testApp(), 'administrator');
});
afterEach(() => void vi.useRealTimers());

/** The clock of the process, which opens and closes calls. */
const at = (seoul: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${seoul}+09:00`) });
const orm = () => testApp().services.database.orm;
const texts = { lead: { ko: '소개', en: 'Lead' }, notice: { ko: '안내', en: 'Notice' } };
const dates = { opens_on: '2027-03-02', closes_on: '2027-03-31', results_on: '2027-04-30' };
let counted = 0;
const draft = async (facts: object = {}): Promise<OpenCall> => {
  counted += 1;
  const title = { ko: `공모 ${counted}`, en: `Call ${counted}` };
  const answer = await api.post('/open-calls', administrator, { title, ...texts, ...dates, ...facts });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const published = async (facts: object = {}): Promise<OpenCall> =>
  (await put(await draft(facts), { stage: 'published' })).json();
const put = ({ slug }: { slug: string }, body: object) => api.put(`/open-calls/${slug}`, administrator, body);
const enter = async ({ slug }: OpenCall, who = artist, method: 'post' | 'put' = 'post') =>
  api[method](`/open-calls/${slug}/entry`, who, { artworks: [await create.artwork({ ownerId: who.artistId })] });
const question = (id: string, kind: string, more: object = {}) => ({
  ...{ id, kind, label: { ko: '질문', en: 'Question' }, required: false },
  ...more,
});
const slugs = async (who?: SignedIn) => (await api.json<OpenCall[]>('/open-calls', who)).map(({ slug }) => slug);

test('a title makes a draft with an address of its own, which only administrators see', async () => {
  const title = { ko: '봄 공모', en: 'Spring’s Call' };
  const made = await api.post('/open-calls', administrator, { title });
  expect(made.json()).toMatchObject({ slug: 'springs-call', stage: 'draft', state: 'draft', lead: { ko: '', en: '' } });
  expect((await api.post('/open-calls', administrator, { title })).json().slug).toBe('springs-call-2');
  expect((await api.post('/open-calls', administrator, { title, slug: 'given-one' })).json().slug).toBe('given-one');
  const taken = await api.post('/open-calls', administrator, { title, slug: 'given-one' });
  expect([taken.statusCode, taken.json().data.errors.slug]).toEqual([400, ['is taken: choose another']]);
  const untold = await api.post('/open-calls', administrator, { title: { ko: '봄', en: '봄' } });
  expect(untold.json().data.errors.slug).toEqual(['cannot be made from the English title: please give one']);
  for (const slug of ['new', 'Spring', 'a b', '-', '../x', 'wefly'])
    expect((await api.post('/open-calls', administrator, { title, slug })).statusCode, slug).toBe(400);
  for (const who of [undefined, artist]) {
    expect(await slugs(who)).not.toContain('given-one');
    expect(await api.status('/open-calls/given-one', who)).toBe(404);
  }
  expect(await api.status('/open-calls/given-one/entry', artist)).toBe(404);
  expect((await enter(made.json())).statusCode).toBe(404);
  expect(await slugs(administrator)).toContain('given-one');
  expect(await api.status('/open-calls/given-one', administrator)).toBe(200);
});

test('a call is published only with every text in both languages, and stays so', async () => {
  const call = await draft({ notice: { ko: '안내', en: '' } });
  const early = await put(call, { stage: 'published' });
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    'Write the introduction and the notice in both languages before publishing.',
  ]);
  expect((await put(call, { stage: 'published', notice: texts.notice })).json().stage).toBe('published');
  const emptied = await put(call, { lead: { ko: '', en: 'x' } });
  expect([emptied.statusCode, emptied.json().data.errors.lead]).toEqual([400, ['must be written in both languages']]);
  expect((await put(call, { stage: 'draft' })).statusCode).toBe(409);
  expect((await put(call, { stage: 'decided' })).json().message).toBe('A call is decided by publishing its result.');
  const dated = await put(call, { results_on: '2027-03-30' });
  expect(dated.json().data.errors.results_on).toEqual(['must not lie before closes_on']);
});

test('the clock opens and closes a call, and judging waits for the grace to end', async () => {
  const call = await published({ grace_minutes: 10 });
  const state = async () => (await api.json(`/open-calls/${call.slug}`)).state;
  at('2027-03-01T23:59:59');
  expect(await state()).toBe('scheduled');
  expect((await enter(call)).json().message).toBe('This call is not open yet.');
  at('2027-03-31T23:59:59');
  expect(await state()).toBe('open');
  expect((await put(call, { stage: 'judging' })).json().message).toBe('Judging can begin once the call is closed.');
  expect((await put(call, { stage: 'archived' })).statusCode).toBe(409);
  expect((await enter(call)).statusCode).toBe(200);
  at('2027-04-01T00:09:59');
  expect(await state()).toBe('closed');
  expect((await put(call, { stage: 'judging' })).statusCode).toBe(409);
  const late = await signIn(testApp(), 'artist');
  expect((await enter(call, late)).json().message).toBe('This call is closed.');
  await orm()
    .update(openCallEntries)
    .set({ begunAt: new Date('2027-03-31T14:59:00Z') });
  expect((await enter(call, artist, 'put')).statusCode).toBe(200);
  at('2027-04-01T00:10:00');
  expect((await enter(call, artist, 'put')).statusCode).toBe(409);
  expect((await api.delete(`/open-calls/${call.slug}/entry`, artist)).statusCode).toBe(409);
  expect((await put(call, { held_open: true })).json()).toMatchObject({ state: 'open', extended: true });
  expect((await put(call, { held_open: false, stage: 'judging' })).json().state).toBe('judging');
  expect((await put(call, { stage: 'published' })).statusCode).toBe(409);
});

test('a day that the database cannot keep is told, of a call and of an entry', async () => {
  const nowhere = '0000-01-01';
  expect((await put(await draft(), { opens_on: nowhere })).statusCode).toBe(400);
  at('2027-03-10T12:00:00');
  const { slug } = await published();
  expect((await api.put(`/open-calls/${slug}/entry/draft`, artist, { born_on: nowhere })).statusCode).toBe(400);
});

test('an archived call comes back as what it was', async () => {
  const call = await published({ ...{ opens_on: '2024-01-01', closes_on: '2024-01-31', results_on: '2024-02-28' } });
  expect((await put(call, { stage: 'archived' })).json().state).toBe('archived');
  expect(await slugs()).toContain(call.slug);
  expect((await put(call, { stage: 'published' })).json().state).toBe('closed');
  await put(call, { stage: 'archived' });
  await orm().update(openCalls).set({ publishedAt: new Date() }).where(eq(openCalls.slug, call.slug));
  expect((await put(call, { stage: 'published' })).json().stage).toBe('decided');
});

test('a copy has all facts but the entries, and its dates lie ahead', async () => {
  at('2027-06-01T12:00:00');
  const facts = { fee: { ko: '무료', en: 'Free' }, questions: [question('why', 'long')] };
  const call = await published({ ...facts, opens_on: '2027-05-02', closes_on: '2027-06-30', results_on: '2027-07-30' });
  expect((await enter(call)).statusCode).toBe(200);
  const { images } = (await put(call, { images: { least_side: 2000 } })).json();
  const copy = await api.post(`/open-calls/${call.slug}/duplicate`, administrator, {});
  expect(copy.json()).toMatchObject({
    ...{ slug: `${call.slug}-2`, stage: 'draft', fee: facts.fee, questions: call.questions, images },
    ...{ opens_on: '2027-06-15', closes_on: '2027-08-13', results_on: '2027-09-12', held_open: false, closed: false },
  });
  const listed = await api.json<OpenCall[]>('/open-calls', administrator);
  const count = (slug: string) => listed.find((each) => each.slug === slug)?.entry_count;
  expect([count(call.slug), count(`${call.slug}-2`)]).toEqual([1, 0]);
  expect((await api.json<OpenCall[]>('/open-calls'))[0]).not.toHaveProperty('entry_count');
  const named = { slug: 'autumn-2027', title: { ko: '가을', en: 'Autumn' } };
  expect((await api.post(`/open-calls/${call.slug}/duplicate`, administrator, named)).json()).toMatchObject(named);
  expect((await api.post('/open-calls/no-such/duplicate', administrator, {})).statusCode).toBe(404);
});

test('a draft can be deleted, nothing else can', async () => {
  const call = await draft();
  expect((await api.delete(`/open-calls/${call.slug}`, artist)).statusCode).toBe(403);
  expect((await api.delete(`/open-calls/${call.slug}`, administrator)).statusCode).toBe(200);
  expect(await api.status(`/open-calls/${call.slug}`, administrator)).toBe(404);
  const kept = await api.delete(`/open-calls/${(await published()).slug}`, administrator);
  expect(kept.json().message).toBe('Only a draft without entries can be deleted. Archive the call instead.');
});

test('a question with answers is reworded but not removed, changed in kind or cut short', async () => {
  const options = ['가', '나', '다'].map((ko) => ({ ko, en: ko }));
  const call = await draft({ questions: [question('which', 'choice', { options }), question('why', 'long')] });
  await orm()
    .insert(openCallEntries)
    .values({
      openCallId: call.id,
      artistId: artist.artistId ?? '',
      state: 'draft',
      draft: { artworks: [], answers: { which: 1, why: '' }, born_on: null },
    });
  const errors = async (questions: object[]) => (await put(call, { questions })).json().data.errors.questions;
  const which = question('which', 'choice', { options });
  expect(await errors([])).toEqual(['A question that has answers cannot be removed.']);
  expect(await errors([question('which', 'short')])).toEqual(['A question that has answers cannot change its kind.']);
  expect(await errors([{ ...which, options: options.slice(1) }])).toEqual([
    'A question that has answers cannot lose an option.',
  ]);
  const label = { ko: '어느 것', en: 'Which one' };
  expect((await put(call, { questions: [{ ...which, label }] })).json().questions).toMatchObject([
    { id: 'which', label },
  ]);
  expect((await api.delete(`/open-calls/${call.slug}`, administrator)).statusCode).toBe(409);
});

test('who may not enter is told why, also by the calls of We Fly', async () => {
  const open = { ...dates, held_open: true, opens_on: '2024-01-01' };
  const abroad = await published({ ...open, eligibility: { countries: ['NZ'] } });
  const refusal = await enter(abroad);
  expect([refusal.statusCode, refusal.json().data.errors]).toEqual([
    400,
    { country: ['This call is not open to artists in your country.'] },
  ]);
  const grown = await published({ ...open, eligibility: { least_age: 19 } });
  expect((await enter(grown)).json().data.errors.born_on).toEqual(['Please enter your date of birth.']);
  const asking = await published({ ...open, questions: [question('why', 'long', { required: true })] });
  expect((await enter(asking)).json().data.errors['answers.why']).toEqual(['Please answer this question.']);
  const asksNothing = await published({ ...open, questions: [question('why', 'long')] });
  expect((await enter(asksNothing)).statusCode).toBe(200);
});

test('every change of a call is in the log under its address', async () => {
  const call = await draft();
  await put(call, { winners: 3 });
  await put(call, { stage: 'published' });
  const log = await api.json(`/admin/audit?_limit=3`, administrator);
  expect(log).toMatchObject([
    {
      action: 'update',
      noun: 'open-calls',
      name: call.slug,
      before: { stage: 'draft' },
      after: { stage: 'published' },
    },
    { action: 'update', name: call.slug, before: { winners: 1 }, after: { winners: 3 } },
    { action: 'create', name: call.slug },
  ]);
});
