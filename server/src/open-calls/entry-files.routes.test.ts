import { question } from '@hwarang/domain/open-calls/questions';
import { weFly } from '@hwarang/domain/open-calls/we-fly';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { artists } from '../artists/artists.table.ts';
import { locationsOf } from '../backup/rows.store.ts';
import { originalKey } from '../media/ingest.ts';
import { exists } from '../media/storage.ts';
import { sweep } from '../media/sweeper.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { formOf, type Part } from '../testing/forms.ts';
import { loseCommitOf } from '../testing/lost-commit.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { openCallFiles, openCalls } from './open-calls.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const orm = () => testApp().services.database.orm;
const storage = () => testApp().services.media.storage;
const path = '/open-calls/papers/entry';
const label = { ko: '가', en: 'a' };
const questions = ['paper', 'other', 'text'].map((id) =>
  question.parse({ id, kind: id === 'text' ? 'short' : 'file', label, required: false, shown_blind: true }),
);
const pdf = Buffer.from('%PDF-1.7\n한가람');
let artist: SignedIn;
let other: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  await orm()
    .insert(openCalls)
    .values({ ...weFly, slug: 'papers', questions });
  [artist, other] = [await signIn(testApp(), 'artist'), await signIn(testApp(), 'artist')];
  administrator = await signIn(testApp(), 'administrator');
});

const send = (who: SignedIn, content: Buffer | string, filename = 'a.pdf', asked = 'paper') => {
  const parts: Part[] = [
    { name: 'question', content: asked },
    { name: 'file', content, filename },
  ];
  const { payload, headers } = formOf(parts);
  const url = `/api${path}/files`;
  return testApp().fastify.inject({ method: 'POST', url, payload, headers: { ...headers, ...who.headers } });
};
const keyOf = async (id: string) => {
  const [file] = await orm().select().from(openCallFiles).where(eq(openCallFiles.id, id));
  return originalKey(file?.location ?? '');
};

test('a PDF and a picture are kept as they came, and given back as downloads to artist and administrators', async () => {
  const kept = await send(artist, pdf, '작업 노트.pdf');
  expect(kept.json()).toMatchObject({
    question: 'paper',
    name: '작업 노트.pdf',
    mime: 'application/pdf',
    bytes: pdf.length,
  });
  const png = await painting(8, 8).png().toBuffer();
  expect((await send(artist, png, 'page.html')).json().mime).toBe('image/png');
  const address = `${path}/files/${kept.json().id}`;
  for (const who of [artist, administrator]) {
    const answer = await api.get(address, who);
    expect(answer.rawPayload).toEqual(pdf);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('작업 노트.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
  expect(await api.status(address, other)).toBe(404);
  expect(await api.status(address)).toBe(403);
  expect(await api.status(address.replace('papers', 'wefly'), administrator)).toBe(404);
  expect((await api.delete(address, other)).statusCode).toBe(404);
  expect((await api.json(`${path}/draft`, artist)).files).toHaveLength(2);
  const archive = await api.get((await api.post('/users/me/archive', artist)).json().url);
  expect(archive.rawPayload.includes(pdf)).toBe(true);
});

test('what is no PDF or picture, is too large, or answers no such question is refused with its field', async () => {
  for (const [content, name] of [
    ['<script>alert(1)</script>', 'a.pdf'],
    ['', 'empty.pdf'],
    ['GIF', 'a.gif'],
  ] as const) {
    const answer = await send(other, content, name);
    expect([answer.statusCode, answer.json().data.errors]).toEqual([
      400,
      { 'answers.paper': ['Only PDF files and images can be uploaded.'] },
    ]);
  }
  const large = await send(other, Buffer.concat([pdf, Buffer.alloc(20_000_000)]));
  expect(large.json().data.errors).toEqual({ 'answers.paper': ['Files can be up to 20 MB.'] });
  for (const asked of ['text', 'none', ''])
    expect((await send(other, pdf, 'a.pdf', asked)).json().data.errors).toHaveProperty('question');
  expect((await api.json(`${path}/draft`, other)).state).toBe('none');
});

test('a file that was handed in stays until the entry is handed in without it', async () => {
  const who = await signIn(testApp(), 'artist');
  const artworks = [await create.artwork({ ownerId: who.artistId })];
  const [first, second] = [(await send(who, pdf)).json().id, (await send(who, Buffer.from('%PDF-2.0'))).json().id];
  const draft = (paper: string) => ({ draft: { artworks, answers: { paper } } });
  expect((await api.post(`${path}/submit`, who, draft(first))).json().files).toMatchObject([{ id: first }]);
  expect((await api.post(`${path}/submit`, who, draft(second))).statusCode).toBe(400);
  expect((await api.delete(`${path}/files/${first}`, who)).statusCode).toBe(409);
  const third = (await send(who, pdf)).json().id;
  const key = await keyOf(third);
  expect((await api.delete(`${path}/files/${third}`, who)).statusCode).toBe(200);
  expect(await exists(storage(), key)).toBe(false);
  expect((await api.post(`${path}/submit`, who, draft(first))).statusCode).toBe(200);
  expect((await api.json(`${path}/preview`, who)).open.answers).toMatchObject([{ kind: 'file', answer: 'a.pdf' }]);
});

test('the sweeper and the backup know the files of entries, and forget them with their artist', async () => {
  const who = await signIn(testApp(), 'artist');
  const { id } = (await send(who, pdf)).json();
  const key = await keyOf(id);
  await sweep(orm(), storage(), -60_000);
  expect(await exists(storage(), key)).toBe(true);
  const client = await testApp().services.database.pool.connect();
  const locations = await locationsOf(client).finally(() => client.release());
  expect(locations.map(originalKey)).toContain(key);
  await orm()
    .delete(artists)
    .where(eq(artists.id, who.artistId ?? ''));
  await sweep(orm(), storage(), -60_000);
  expect(await exists(storage(), key)).toBe(false);
});

test('a draft that is discarded goes with its files, at once and from the store too', async () => {
  const who = await signIn(testApp(), 'artist');
  const { id } = (await send(who, pdf)).json();
  const key = await keyOf(id);
  await api.put(`${path}/draft`, who, { artworks: [], answers: { paper: id } });
  expect((await api.delete(`${path}/draft`, other)).statusCode).toBe(404);
  expect(await exists(storage(), key)).toBe(true);
  expect((await api.delete(`${path}/draft`, who)).json()).toMatchObject({ state: 'none', files: [], __v: 0 });
  expect(await exists(storage(), key)).toBe(false);
  expect(await api.status(`${path}/files/${id}`, who)).toBe(404);
  expect((await orm().select().from(openCallFiles).where(eq(openCallFiles.id, id))).length).toBe(0);
});

test('a file whose row was kept stays in the store, though the database was lost before it said so', async () => {
  const who = await signIn(testApp(), 'artist');
  onTestFinished(loseCommitOf(testApp().services.database.pool, /insert into "open_call_files"/));
  expect((await send(who, pdf, '잃은 답.pdf')).statusCode).toBe(503);
  const [kept] = await orm().select().from(openCallFiles).where(eq(openCallFiles.name, '잃은 답.pdf'));
  expect((await api.get(`${path}/files/${kept?.id}`, who)).body).toBe(String(pdf));
});
