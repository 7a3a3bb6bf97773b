import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { files } from '../media/media.table.ts';
import { call } from '../testing/call.ts';
import { formOf } from '../testing/forms.ts';
import { houseForTests } from '../testing/house.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';

const house = houseForTests();
const orm = () => house().services.database.orm;

async function withOneWork(): Promise<{
  who: SignedIn;
  work: { id: string; image: { url: string } };
  original: Buffer;
}> {
  const who = await signIn(house(), 'artist');
  const original = await painting(64, 48).jpeg().toBuffer();
  const form = formOf([
    { name: 'data', content: JSON.stringify({ title: '달 "항아리"', size: '10 cm x 10 cm' }) },
    { name: 'files.image', content: original, filename: '달/항아리.jpg', type: 'image/jpeg' },
  ]);
  const answer = await house().fastify.inject({
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
  const { url } = (await call(house(), 'POST', '/users/me/archive', { headers: who.headers })).json();
  const zip = await call(house(), 'GET', url);
  expect(zip.statusCode).toBe(200);
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(zip.headers['content-disposition']).toContain(`hwarang-${who.username}.zip`);
  const bytes = zip.rawPayload;
  for (const name of ['account.json', 'artist.json', 'artworks.json', 'open-call-entries.json', 'conversations.json'])
    expect(bytes.includes(name), name).toBe(true);
  expect(bytes.includes(Buffer.from('항아리.jpg'))).toBe(true);
  expect(bytes.includes(original)).toBe(true);
});

test('the address of an archive opens nothing else, cannot be guessed, and is given to nobody but its owner', async () => {
  const user = await signIn(house(), 'user');
  const guest = await signIn(house(), 'guest');
  expect((await call(house(), 'POST', '/users/me/archive')).statusCode).toBe(403);
  expect((await call(house(), 'POST', '/users/me/archive', { headers: guest.headers })).statusCode).toBe(403);
  const { url } = (await call(house(), 'POST', '/users/me/archive', { headers: user.headers })).json() as {
    url: string;
  };
  const ticket = url.split('/').at(-1) ?? '';
  const asToken = await call(house(), 'GET', '/users/me', { headers: { authorization: `Bearer ${ticket}` } });
  expect(asToken.statusCode).toBe(401);
  for (const wrong of ['x', `${ticket}x`, user.token])
    expect((await call(house(), 'GET', `/users/me/archive/${wrong}`)).statusCode).toBe(404);
});

test('my account goes with its password: artist, works, pictures and tokens with it', async () => {
  const { who, work } = await withOneWork();
  const leave = (body: unknown) => call(house(), 'DELETE', '/users/me', { headers: who.headers, body });
  for (const body of [{}, { password: '' }, { password: 'wrong' }, { password: 7 }])
    expect((await leave(body)).statusCode, JSON.stringify(body)).toBe(400);
  expect((await house().fastify.inject({ url: work.image.url.replace(/\?.*/, '') })).statusCode).toBe(200);
  expect((await leave({ password: testPassword })).json()).toEqual({ ok: true });
  expect((await call(house(), 'GET', '/users/me', { headers: who.headers })).statusCode).toBe(401);
  expect((await call(house(), 'GET', `/art-works/${work.id}`)).statusCode).toBe(404);
  expect((await house().fastify.inject({ url: work.image.url.replace(/\?.*/, '') })).statusCode).toBe(404);
  expect(await orm().select().from(users).where(eq(users.id, who.userId))).toEqual([]);
  expect(await orm().select().from(artists).where(eq(artists.userId, who.userId))).toEqual([]);
  expect(await orm().select().from(artworks).where(eq(artworks.id, work.id))).toEqual([]);
  expect(await orm().select().from(files).where(eq(files.uploadedBy, who.userId))).toEqual([]);
});

test('nobody leaves in place of somebody else, and the guest and the last administrator stay', async () => {
  const guest = await signIn(house(), 'guest');
  expect((await call(house(), 'DELETE', '/users/me', { body: { password: 'x' } })).statusCode).toBe(403);
  expect(
    (await call(house(), 'DELETE', '/users/me', { headers: guest.headers, body: { password: 'x' } })).statusCode,
  ).toBe(403);
  const first = await call(house(), 'POST', '/auth/local', {
    body: { identifier: house().config.admin.email, password: 'open sesame' },
  });
  const headers = { authorization: `Bearer ${first.json().jwt}` };
  const last = await call(house(), 'DELETE', '/users/me', { headers, body: { password: 'open sesame' } });
  expect(last.statusCode).toBe(409);
});
