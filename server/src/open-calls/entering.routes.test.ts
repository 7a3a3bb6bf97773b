import { question } from '@hwarang/domain/open-calls/questions';
import { weFly } from '@hwarang/domain/open-calls/we-fly';
import { count, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { forgetDeleted } from '../artworks/artworks.store.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { blobs, files } from '../media/media.table.ts';
import { newId } from '../platform/ids.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { mailsTo, mailTo } from '../testing/outbox.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { openCallEntries, openCallEntryArtworks, openCalls } from './open-calls.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const orm = () => testApp().services.database.orm;
let artist: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [artist, other] = [await signIn(testApp(), 'artist'), await signIn(testApp(), 'artist')];
});

const both = (text: string) => ({ ko: `${text} ko`, en: text });
const asked = (id: string, kind: string, required: boolean, shown_blind = false) =>
  question.parse({
    id,
    kind,
    required,
    shown_blind,
    label: both(id),
    options: kind === 'choice' ? [both('a'), both('b')] : [],
  });
/** By the clock in Korea, so many days from today. */
const day = (from: number) => new Date(Date.now() + 9 * 3_600_000 + from * 86_400_000).toISOString().slice(0, 10);

async function newCall(values: Partial<typeof openCalls.$inferInsert> = {}): Promise<string> {
  const slug = `call-${newId()}`;
  const open = { ...weFly, heldOpen: false, opensOn: day(-3), closesOn: day(3), resultsOn: day(9) };
  await orm()
    .insert(openCalls)
    .values({ ...open, slug, ...values });
  return slug;
}
const move = (slug: string, values: Partial<typeof openCalls.$inferInsert>) =>
  orm().update(openCalls).set(values).where(eq(openCalls.slug, slug));
const pathOf = (slug: string) => `/open-calls/${slug}/entry`;
const draftOf = (artworks: string[], answers: object = {}, born_on: string | null = null) => ({
  artworks,
  answers,
  born_on,
});
const save = (slug: string, who: SignedIn, draft: object) => api.put(`${pathOf(slug)}/draft`, who, draft);
const submit = (slug: string, who: SignedIn, draft?: object) =>
  api.post(`${pathOf(slug)}/submit`, who, draft ? { draft } : {});
const work = (who: SignedIn, values: object = {}) => create.artwork({ ownerId: who.artistId, ...values });
const picture = async (seed: number, width = 60, who = artist) => {
  const buffer = await painting(width, 40, seed).jpeg().toBuffer();
  return testApp().services.media.ingest({ buffer }, { name: 'p.jpg', uploadedBy: who.userId, sizes: 'later' });
};

test('a draft is kept as it was typed, however incomplete, and read on another device', async () => {
  const slug = await newCall({ questions: [asked('why', 'long', true)] });
  expect(await api.json(`${pathOf(slug)}/draft`, artist)).toMatchObject({ state: 'none', number: null, __v: 0 });
  const draft = draftOf([await work(artist)], { why: 'x'.repeat(20_000) });
  expect((await save(slug, artist, draft)).json()).toMatchObject({
    state: 'draft',
    changed: true,
    taken: true,
    __v: 1,
  });
  expect(await api.json(`${pathOf(slug)}/draft`, artist)).toMatchObject({ draft, __v: 1 });
  expect(await api.json(`${pathOf(slug)}/draft`, other)).toMatchObject({ state: 'none' });
  expect((await api.json(pathOf(slug), artist)).entry).toBeNull();
});

test('a draft that another device has changed is answered, not overwritten; the same again is no change', async () => {
  const slug = await newCall({ questions: [asked('why', 'long', false)] });
  const first = (await save(slug, artist, { ...draftOf([], { why: 'one' }), __v: 0 })).json();
  const second = (await save(slug, artist, { ...draftOf([], { why: 'two' }), __v: first.__v })).json();
  const late = await save(slug, artist, { ...draftOf([], { why: 'three' }), __v: first.__v });
  expect(late.statusCode).toBe(409);
  expect(late.json().data.current).toEqual(second);
  const again = await save(slug, artist, { ...draftOf([], { why: 'two' }), __v: first.__v });
  expect([again.statusCode, again.json()]).toEqual([200, second]);
  expect((await save(slug, artist, draftOf([], { why: 'three' }))).json()).toMatchObject({ __v: second.__v + 1 });
});

test('a draft is discarded by its artist alone, once, and another device does not bring it back', async () => {
  const slug = await newCall({ questions: [asked('why', 'long', false)] });
  const path = `${pathOf(slug)}/draft`;
  await save(slug, other, draftOf([], { why: 'theirs' }));
  expect((await api.delete(path, artist)).json()).toMatchObject({ statusCode: 404 });
  const { __v } = (await save(slug, artist, draftOf([], { why: 'mine' }))).json();
  expect((await api.delete(path, artist)).json()).toMatchObject({ state: 'none', draft: draftOf([]), __v: 0 });
  expect((await api.delete(path, artist)).statusCode).toBe(404);
  expect(await api.json('/open-calls/entries/mine', artist)).not.toContainEqual(expect.objectContaining({ slug }));
  expect((await api.json(path, other)).draft.answers).toEqual({ why: 'theirs' });
  expect((await save(slug, artist, { ...draftOf([], { why: 'late' }), __v })).statusCode).toBe(409);
  expect((await api.json(path, artist)).state).toBe('none');
});

test('what was handed in is withdrawn and not discarded, and keeps its number', async () => {
  const slug = await newCall();
  // With a receipt: the first mail of the others is looked for below.
  const who = await signIn(testApp(), 'artist');
  const path = `${pathOf(slug)}/draft`;
  const { number } = (await submit(slug, who, draftOf([await work(who)]))).json();
  await save(slug, who, draftOf([]));
  const refused = await api.delete(path, who);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'An entry that has been submitted can’t be discarded. Withdraw it instead.',
  ]);
  expect((await api.delete(pathOf(slug), who)).statusCode).toBe(200);
  expect((await api.delete(path, who)).statusCode).toBe(409);
  expect(await api.json(path, who)).toMatchObject({ state: 'withdrawn', number });
});

test('saving and discarding a draft at the same time end in one of both, never in an error', async () => {
  const slug = await newCall({ questions: [asked('why', 'long', false)] });
  for (let round = 0; round < 5; round += 1) {
    await save(slug, artist, draftOf([], { why: `before ${round}` }));
    const answers = await Promise.all([
      ...['a', 'b', 'c'].map((why) => save(slug, artist, draftOf([], { why: `${why} ${round}` }))),
      ...[1, 2, 3].map(() => api.delete(`${pathOf(slug)}/draft`, artist)),
    ]);
    for (const { statusCode, body } of answers) expect([200, 404, 409], body).toContain(statusCode);
  }
});

test('everything that stands in the way is named by its field, in both languages, and the draft is kept', async () => {
  const slug = await newCall({
    mostWorks: 2,
    questions: [asked('why', 'short', true), asked('paper', 'file', false), asked('site', 'link', false)],
    eligibility: { countries: ['JP'], least_age: 19 },
    images: { least_side: 100, formats: [] },
  });
  const mine = await work(artist, { imageId: await picture(1) });
  const draft = draftOf([mine, await work(other)], { paper: newId(), site: 'nowhere' });
  const refused = await submit(slug, artist, draft);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().data.errors).toEqual({
    artworks: ['You can only enter your own artworks.'],
    [`artworks.${mine}`]: ['Images must be at least 100 pixels on the longer side.'],
    'answers.why': ['Please answer this question.'],
    'answers.site': ['Please enter an address that begins with https://.'],
    'answers.paper': ['Please upload the file again.'],
    country: ['This call is not open to artists in your country.'],
  });
  expect(refused.json().data.messages.country.ko).toContain('국가');
  expect(await api.json(`${pathOf(slug)}/draft`, artist)).toMatchObject({ state: 'draft', draft, number: null });
});

test('submitting gives a number once, with a receipt by mail; a change keeps it and sends another', async () => {
  const slug = await newCall({ questions: [asked('why', 'short', true)] });
  const [one, two] = [await work(artist), await work(artist)];
  const answers = await Promise.all([1, 2, 3].map(() => submit(slug, artist, draftOf([two, one], { why: 'because' }))));
  for (const answer of answers)
    expect(answer.json()).toMatchObject({
      state: 'submitted',
      number: 1,
      changed: false,
      draft: { artworks: [two, one] },
    });
  const mail = await mailTo(testApp(), artist.email);
  expect(mail.text).toContain('접수 번호 1');
  expect(mail.text).toContain('Receipt number 1');
  expect(mail.links.some((link) => link.endsWith(`/open-calls/${slug}/enter`))).toBe(true);
  expect((await submit(slug, other, draftOf([await work(other)], { why: 'too' }))).json().number).toBe(2);
  expect(await api.json('/notifications', artist)).toMatchObject([{ kind: 'entry-received' }]);

  const changed = await save(slug, artist, draftOf([one], { why: 'because' }));
  expect(changed.json()).toMatchObject({ state: 'submitted', changed: true });
  expect((await api.json(pathOf(slug), artist)).entry.artworks).toEqual([two, one]);
  expect((await submit(slug, artist)).json()).toMatchObject({ number: 1, changed: false });
  expect((await api.json(pathOf(slug), artist)).entry.artworks).toEqual([one]);
  expect((await mailTo(testApp(), artist.email, 2)).text).toContain('We received your artwork for');
  expect(mailsTo(testApp(), artist.email)).toHaveLength(2);
});

test('withdrawn, an entry keeps its number and what was typed, and is handed in again', async () => {
  const slug = await newCall();
  const draft = draftOf([await work(artist)]);
  await submit(slug, artist, draft);
  expect((await api.delete(pathOf(slug), artist)).statusCode).toBe(200);
  expect((await api.json(pathOf(slug), artist)).entry).toBeNull();
  expect(await api.json(`${pathOf(slug)}/draft`, artist)).toMatchObject({ state: 'withdrawn', number: 1, draft });
  const administrator = await signIn(testApp(), 'administrator');
  expect(await api.json(`/open-calls/${slug}/entries`, administrator)).toEqual([]);
  expect((await submit(slug, artist)).json()).toMatchObject({ state: 'submitted', number: 1 });
});

test('who had begun by the deadline may finish within the grace; later nothing is taken and nothing lost', async () => {
  const slug = await newCall({ graceMinutes: 15 });
  const draft = draftOf([await work(artist)]);
  await save(slug, artist, draft);
  // The last day ended a moment ago; the entry was begun before.
  await move(slug, { closesOn: day(-1), graceMinutes: 180 * 24 });
  await orm()
    .update(openCallEntries)
    .set({ begunAt: new Date(Date.now() - 3 * 86_400_000) })
    .where(eq(openCallEntries.artistId, artist.artistId ?? ''));
  const late = await submit(slug, other, draftOf([await work(other)]));
  expect([late.statusCode, late.json().message]).toEqual([409, 'This call is closed.']);
  expect(await api.json(`${pathOf(slug)}/draft`, other)).toMatchObject({ state: 'draft', taken: false });
  expect((await submit(slug, artist)).json()).toMatchObject({ number: 1 });

  await move(slug, { graceMinutes: 0 });
  const typed = draftOf([], {});
  expect((await save(slug, artist, typed)).json()).toMatchObject({ draft: typed, taken: false, state: 'submitted' });
  expect((await submit(slug, artist)).statusCode).toBe(409);
  expect((await api.delete(pathOf(slug), artist)).statusCode).toBe(409);
  expect((await api.json(pathOf(slug), artist)).entry.artworks).toEqual(draft.artworks);
});

test('before its first day a call takes drafts and no entries; a draft call does not exist', async () => {
  const slug = await newCall({ opensOn: day(1) });
  expect((await save(slug, artist, draftOf([]))).statusCode).toBe(200);
  expect((await submit(slug, artist, draftOf([await work(artist)]))).json().message).toBe('This call is not open yet.');
  const hidden = await newCall({ stage: 'draft' });
  for (const answer of [
    await save(hidden, artist, draftOf([])),
    await submit(hidden, artist),
    await api.get(`${pathOf(hidden)}/draft`, artist),
    await api.get(pathOf(hidden), artist),
  ])
    expect(answer.statusCode).toBe(404);
  const over = await newCall({ stage: 'archived' });
  expect((await save(over, artist, draftOf([]))).statusCode).toBe(409);
});

test('the preview is what the jury will see, and what was handed in outlives its work and picture', async () => {
  const slug = await newCall({
    questions: [asked('why', 'long', true, true), asked('site', 'link', false, true), asked('pick', 'choice', false)],
  });
  const imageId = await picture(2, 80);
  const mine = await work(artist, {
    title: '달',
    titleEn: 'Moon',
    widthCm: 10,
    heightCm: 20,
    year: '2021-01-01',
    imageId,
  });
  const answers = { why: 'light', site: 'https://me.example', pick: 1 };
  await save(slug, artist, draftOf([mine, await work(other)], answers));
  const preview = await api.json(`${pathOf(slug)}/preview`, artist);
  expect(preview.blind).toEqual({
    works: [
      {
        position: 1,
        title: '달',
        englishtitle: 'Moon',
        year: '2021',
        material: null,
        size: '10 cm x 20 cm',
        width_cm: 10,
        height_cm: 20,
        depth_cm: null,
        description: null,
        image: { width: 80, height: 40, thumbhash: expect.any(String) },
      },
    ],
    answers: [{ label: both('why'), kind: 'long', answer: 'light' }],
  });
  expect(preview.open.artist).toMatchObject({ id: artist.artistId, localname: '한가람' });
  expect(preview.open.answers.map(({ answer }: { answer: unknown }) => answer)).toEqual([
    'light',
    'https://me.example',
    both('b'),
  ]);

  await submit(slug, artist, draftOf([mine], answers));
  const [kept] = await orm().select().from(openCallEntryArtworks).where(eq(openCallEntryArtworks.artworkId, mine));
  expect(kept?.imageId).not.toBe(imageId);
  await api.put(`/art-works/${mine}`, artist, { title: '해' });
  expect((await api.delete(`/upload/files/${imageId}`, artist)).statusCode).toBe(200);
  await api.delete(`/art-works/${mine}`, artist);
  await orm()
    .update(artworks)
    .set({ deletedAt: new Date(0) })
    .where(eq(artworks.id, mine));
  await forgetDeleted(orm());
  expect(await orm().$count(artworks, eq(artworks.id, mine))).toBe(0);
  expect((await api.json(`${pathOf(slug)}/preview`, artist)).blind).toEqual(preview.blind);
  expect(await api.status(`/upload/files/${kept?.imageId}`, artist)).toBe(404);

  const copies = () =>
    orm()
      .select({ copies: count() })
      .from(files)
      .where(eq(files.id, kept?.imageId ?? ''));
  await orm()
    .delete(openCallEntries)
    .where(eq(openCallEntries.id, kept?.entryId ?? ''));
  expect(await copies()).toEqual([{ copies: 0 }]);
  expect((await orm().select().from(blobs)).length).toBeGreaterThan(0);
});

test('handing in again after a work was edited takes the work as it is now', async () => {
  const slug = await newCall();
  const mine = await work(artist, { title: '달' });
  await submit(slug, artist, draftOf([mine]));
  await api.put(`/art-works/${mine}`, artist, { title: '해' });
  await submit(slug, artist);
  expect((await api.json(`${pathOf(slug)}/preview`, artist)).blind.works[0].title).toBe('해');
});

test('one’s own entries are listed with call, state and number, and the outcome once it is published', async () => {
  const who = await signIn(testApp(), 'artist');
  const slug = await newCall();
  await save(await newCall(), who, draftOf([]));
  await submit(slug, who, draftOf([await work(who), await work(who)]));
  await orm()
    .update(openCallEntries)
    .set({ outcome: 'winner' })
    .where(eq(openCallEntries.artistId, who.artistId ?? ''));
  const mine = async () => api.json('/open-calls/entries/mine', who);
  expect(await mine()).toMatchObject([
    { slug, state: 'submitted', number: 1, works: 2, call_state: 'open', taken: true, outcome: null },
    { state: 'draft', number: null, works: 0, outcome: null },
  ]);
  await move(slug, { stage: 'decided', publishedAt: new Date() });
  expect((await mine()).find((entry: { slug: string }) => entry.slug === slug)).toMatchObject({
    outcome: 'winner',
    call_state: 'decided',
  });
});

test('a number is never given again, not even when the entry that had it is gone', async () => {
  const slug = await newCall();
  const who = await signIn(testApp(), 'artist');
  await submit(slug, who, draftOf([await work(who)]));
  await orm()
    .delete(openCallEntries)
    .where(eq(openCallEntries.artistId, who.artistId ?? ''));
  expect((await submit(slug, artist, draftOf([await work(artist)]))).json().number).toBe(2);
});

test('twenty who submit at the same moment all get in, each with a number of their own', async () => {
  const slug = await newCall();
  const all = await Promise.all(Array.from({ length: 20 }, () => signIn(testApp(), 'artist')));
  const works = await Promise.all(all.map((who) => work(who)));
  const answers = await Promise.all(all.map((who, index) => submit(slug, who, draftOf([works[index] ?? '']))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
  const numbers = answers.map((answer) => answer.json().number as number).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('a draft that is no draft is refused, and a user who is no artist has none', async () => {
  const slug = await newCall();
  for (const body of [
    { artworks: 'x' },
    { artworks: ['\0'] },
    { answers: { why: 'a\0' } },
    { answers: { why: 'x'.repeat(30_001) } },
    { answers: { __proto__x: 1 } },
    { born_on: 'soon' },
    { __v: 'x' },
  ])
    expect((await save(slug, artist, body)).statusCode, JSON.stringify(body).slice(0, 80)).toBe(400);
  const user = await signIn(testApp(), 'user');
  expect((await save(slug, user, draftOf([]))).statusCode).toBe(403);
  expect(await api.status('/open-calls/entries/mine', user)).toBe(403);
  expect(await api.status(`${pathOf(slug)}/draft`, { headers: { authorization: 'Bearer expired' } })).toBe(401);
});
