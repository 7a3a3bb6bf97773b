import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tickets, users } from '../accounts/accounts.table.ts';
import { buildApp } from '../app.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { files } from '../media/media.table.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { formOf } from '../testing/forms.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const orm = () => testApp().services.database.orm;

async function withOneWork(): Promise<{
  who: SignedIn;
  work: { id: string; image: { url: string } };
  original: Buffer;
}> {
  const who = await signIn(testApp(), 'artist');
  const original = await painting(64, 48).jpeg().toBuffer();
  const form = formOf([
    { name: 'data', content: JSON.stringify({ title: '달 "항아리"', size: '10 cm x 10 cm' }) },
    { name: 'files.image', content: original, filename: '달/항아리.jpg', type: 'image/jpeg' },
  ]);
  const answer = await testApp().fastify.inject({
    method: 'POST',
    url: '/api/art-works',
    payload: form.payload,
    headers: { ...form.headers, ...who.headers },
  });
  expect(answer.statusCode).toBe(200);
  return { who, work: answer.json(), original };
}

test('everything about me comes as one ZIP: JSON, and the originals as they were uploaded', async () => {
  const { who, original } = await withOneWork();
  const { url } = (await api.post('/users/me/archive', who)).json();
  const zip = await api.get(url);
  expect(zip.statusCode).toBe(200);
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(zip.headers['content-disposition']).toContain(`hwarang-${who.username}.zip`);
  const bytes = zip.rawPayload;
  const named = [
    'account',
    'sessions',
    'artist',
    'artworks',
    'artwork-views',
    'open-call-entries',
    'enquiries',
    'conversations',
  ];
  for (const name of named.map((each) => `${each}.json`)) expect(bytes.includes(name), name).toBe(true);
  expect(bytes.includes(Buffer.from('항아리.jpg'))).toBe(true);
  expect(bytes.includes(original)).toBe(true);
});

test('the address of an archive opens nothing else, cannot be guessed, and is given only to its owner', async () => {
  const user = await signIn(testApp(), 'user');
  const guest = await signIn(testApp(), 'guest');
  expect((await api.post('/users/me/archive')).statusCode).toBe(403);
  expect((await api.post('/users/me/archive', guest)).statusCode).toBe(403);
  const { url } = (await api.post('/users/me/archive', user)).json() as {
    url: string;
  };
  const ticket = url.split('/').at(-1) ?? '';
  expect(await api.status('/users/me', { headers: { authorization: `Bearer ${ticket}` } })).toBe(401);
  for (const wrong of ['x', `${ticket}x`, user.token]) expect(await api.status(`/users/me/archive/${wrong}`)).toBe(404);
});

test('the address of an archive is good for one download, on any instance, however many ask at once', async () => {
  const user = await signIn(testApp(), 'user');
  const second = await buildApp(testApp().services);
  const link = async () => (await api.post('/users/me/archive', user)).json().url as string;
  const url = await link();
  const answers = await Promise.all(
    [testApp().fastify, second.fastify, testApp().fastify, second.fastify].map((app) =>
      app.inject({ url: `/api${url}` }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  expect(await api.status(url)).toBe(404);
  const late = await link();
  await orm()
    .update(tickets)
    .set({ expiresAt: new Date(Date.now() - 1) });
  expect(await api.status(late)).toBe(404);
  // A look at the head uses nothing up.
  const next = await link();
  await testApp().fastify.inject({ method: 'HEAD', url: `/api${next}` });
  expect(await api.status(next)).toBe(200);
  await second.fastify.close();
});

test('an original that breaks off while the archive is sent breaks the download, and nothing else', async () => {
  const { who } = await withOneWork();
  const { storage } = testApp().services.media;
  const get = vi.spyOn(storage, 'get').mockImplementation(async () => ({
    bytes: 10,
    etag: 'x',
    modifiedAt: new Date(),
    stream: Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the disk has gone');
      })(),
    ),
  }));
  try {
    const { url } = (await api.post('/users/me/archive', who)).json();
    await expect(api.get(url)).rejects.toThrow();
    expect(get).toHaveBeenCalled();
  } finally {
    get.mockRestore();
  }
});

test('an archive of many pictures adds no listener for each of them', async () => {
  const { who } = await withOneWork();
  const { media } = testApp().services;
  for (let seed = 1; seed <= 12; seed += 1)
    await media.ingest(
      { buffer: await painting(24, 16, seed).png().toBuffer() },
      { name: 'a.png', uploadedBy: who.userId },
    );
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const { url } = (await api.post('/users/me/archive', who)).json();
  expect((await api.get(url)).statusCode).toBe(200);
  expect(warnings).toEqual([]);
});

test('a download that is given up leaves no original open', async () => {
  const { who } = await withOneWork();
  const { url } = (await api.post('/users/me/archive', who)).json();
  const { storage } = testApp().services.media;
  const endless = new Readable({ read() {} });
  endless.push('some');
  const get = vi
    .spyOn(storage, 'get')
    .mockImplementation(async () => ({ bytes: 10, etag: 'x', modifiedAt: new Date(), stream: endless }));
  try {
    if (!testApp().server.listening) await testApp().fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = testApp().server.address() as AddressInfo;
    const stop = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/api${url}`, { signal: stop.signal });
    await expect.poll(() => get).toHaveBeenCalled();
    stop.abort();
    await answer.body?.cancel().catch(() => undefined);
    await expect.poll(() => endless.destroyed).toBe(true);
  } finally {
    get.mockRestore();
  }
});

test('my account goes with its password: artist, works, pictures and tokens with it', async () => {
  const { who, work } = await withOneWork();
  const leave = (body: unknown) => api.delete('/users/me', who, body);
  for (const body of [{}, { password: '' }, { password: 'wrong' }, { password: 7 }])
    expect((await leave(body)).statusCode, JSON.stringify(body)).toBe(400);
  expect((await testApp().fastify.inject({ url: work.image.url.replace(/\?.*/, '') })).statusCode).toBe(200);
  expect((await leave({ password: testPassword })).json()).toEqual({ ok: true });
  expect(await api.status('/users/me', who)).toBe(401);
  expect(await api.status(`/art-works/${work.id}`)).toBe(404);
  expect((await testApp().fastify.inject({ url: work.image.url.replace(/\?.*/, '') })).statusCode).toBe(404);
  expect(await orm().select().from(users).where(eq(users.id, who.userId))).toEqual([]);
  expect(await orm().select().from(artists).where(eq(artists.userId, who.userId))).toEqual([]);
  expect(await orm().select().from(artworks).where(eq(artworks.id, work.id))).toEqual([]);
  expect(await orm().select().from(files).where(eq(files.uploadedBy, who.userId))).toEqual([]);
});

test('the pictures an administrator uploaded for others are not theirs to take along or away', async () => {
  const [first, who] = [await signIn(testApp(), 'administrator'), await signIn(testApp(), 'artist')];
  const send = (method: 'POST' | 'PUT', url: string, data: object, field: string, content: Buffer) => {
    const file = { name: `files.${field}`, content, filename: `${field}.jpg`, type: 'image/jpeg' };
    const { payload, headers } = formOf([{ name: 'data', content: JSON.stringify(data) }, file]);
    return testApp().fastify.inject({ method, url, payload, headers: { ...headers, ...first.headers } });
  };
  const [work, portrait] = [await painting(50, 40).jpeg().toBuffer(), await painting(40, 50).jpeg().toBuffer()];
  const made = await send(
    'POST',
    '/api/art-works',
    { title: '달', size: '1 x 1 cm', owner: who.artistId },
    'image',
    work,
  );
  expect(made.statusCode).toBe(200);
  const artist = `/artists/${who.artistId}`;
  expect((await send('PUT', `/api${artist}`, {}, 'profileimg', portrait)).statusCode).toBe(200);
  const { url } = (await api.post('/users/me/archive', first)).json();
  const zip = (await api.get(url)).rawPayload;
  expect([zip.includes(work), zip.includes(portrait)]).toEqual([false, false]);
  expect((await api.delete('/users/me', first, { password: testPassword })).statusCode).toBe(200);
  expect((await api.json(`/art-works/${made.json().id}`)).image).toMatchObject({ name: 'image.jpg' });
  expect((await api.json(artist)).profileimg).toMatchObject({ name: 'profileimg.jpg' });
});

test('nothing under the address of an account outlives it, nor under the one that was to take its place', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  const gallery = await create.gallery();
  for (const leaves of [true, false]) {
    const who = await signIn(testApp(), 'user');
    const { email } = who;
    const other = `other-${email}`;
    const kept = async () => {
      const { rows } = await orm().execute<{ of: string }>(sql`
        select 'mails' as of from mails where recipient in (${email}, ${other})
        union select 'conversations' from conversations where conversations.email = ${email}
        union select 'invitations' from gallery_invitations where gallery_invitations.email = ${email} order by 1`);
      return rows.map(({ of }) => of);
    };
    await api.post('/support/conversations', undefined, { text: '언제 여나요?', email });
    await api.post(`/studio/${gallery}/invitations`, administrator, { email, role: 'curator' });
    await api.post('/users/me/email', who, { email: other, password: testPassword });
    expect(await kept()).toEqual(['conversations', 'invitations', 'mails']);
    const gone = leaves
      ? await api.delete('/users/me', who, { password: testPassword })
      : await api.delete(`/users/${who.userId}`, administrator);
    expect(gone.statusCode).toBe(200);
    expect(await kept()).toEqual([]);
  }
  await api.delete('/users/me', administrator, { password: testPassword });
});

test('nobody leaves in place of somebody else, and the guest and the last administrator stay', async () => {
  const guest = await signIn(testApp(), 'guest');
  expect((await api.delete('/users/me', undefined, { password: 'x' })).statusCode).toBe(403);
  expect((await api.delete('/users/me', guest, { password: 'x' })).statusCode).toBe(403);
  const password = 'open sesame';
  const first = await api.post('/auth/local', undefined, { identifier: testApp().config.admin.email, password });
  const headers = { authorization: `Bearer ${first.json().jwt}` };
  const last = await api.delete('/users/me', { headers }, { password });
  expect(last.statusCode).toBe(409);
});
