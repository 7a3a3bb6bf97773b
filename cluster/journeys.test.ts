import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { freePort } from '../scripts/site.mjs';
import { startMailServer } from '../server/src/testing/mail-server.ts';
import { type Answer, type Asked, ask, demand, signIn, upload } from './client.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { openStream } from './live.ts';

let cluster: Cluster;
let database: pg.Client;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let administrator: string;

beforeAll(async () => {
  const port = await freePort();
  mailServer = await startMailServer({ port });
  cluster = await startCluster({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  database = new pg.Client(cluster.databaseUrl);
  await database.connect();
  administrator = await signIn(cluster.base, cluster.administrator.email, cluster.administrator.password);
  return async () => {
    await database.end();
    await cluster.close();
    await mailServer.close();
  };
});

const password = 'correct horse';
const onEach = (path: string, asked: Asked = {}): Promise<Answer[]> =>
  Promise.all(cluster.instances.map(({ base }) => ask(base, path, asked)));
const statusOnEach = async (path: string, asked: Asked = {}) => (await onEach(path, asked)).map(({ status }) => status);
const all = (status: number) => cluster.instances.map(() => status);
const mailsTo = (email: string) => mailServer.received.filter(({ recipients }) => recipients.includes(email));

let people = 0;
const newPerson = () => {
  people += 1;
  return { username: `person${people}`, email: `person${people}@example.com`, password };
};

/** Registers, follows the link in the mail and signs in; each step meets another instance. */
async function newMember() {
  const person = newPerson();
  await demand(cluster.base, '/api/auth/local/register', { body: person });
  await expect.poll(() => mailsTo(person.email).length).toBe(1);
  const link = mailsTo(person.email)[0]?.links.find((one) => one.includes('email-confirmation')) ?? '';
  expect((await ask(cluster.base, link)).status).toBe(302);
  return { ...person, token: await signIn(cluster.base, person.email, password) };
}

async function newArtist() {
  const member = await newMember();
  const names = { localname: '한가람', englishname: 'Han Garam', mobile: '010-0000-0000', email: member.email };
  const { id } = await demand<{ id: string }>(cluster.base, '/api/artists', { token: member.token, body: names });
  return { ...member, artistId: id };
}

const newWork = (token: string, more: object = {}) =>
  demand<{ id: string; title: string; image: { url: string; formats: Record<string, { url: string }> } }>(
    cluster.base,
    '/api/art-works',
    { token, body: { title: '달항아리', size: '30 cm x 40 cm', year: '2021', ...more } },
  );

test('the proxy sends every request to another instance than the one before', async () => {
  const seen: string[] = [];
  for (let count = 0; count < 6; count += 1) seen.push((await ask(cluster.base, '/api/health')).instance);
  expect(new Set(seen.slice(0, 3)).size).toBe(3);
  expect(seen.slice(3)).toEqual(seen.slice(0, 3));
});

test('a session begins and ends on every instance at once', async () => {
  const member = await newMember();
  const me = '/api/users/me';
  expect(await statusOnEach(me, { token: member.token })).toEqual(all(200));
  await demand(cluster.base, '/api/auth/logout', { method: 'POST', token: member.token });
  expect(await statusOnEach(me, { token: member.token })).toEqual(all(401));

  const [one, other] = [
    await signIn(cluster.base, member.email, password),
    await signIn(cluster.base, member.email, password),
  ];
  const stream = await openStream(cluster.base, other);
  await stream.until(() => true);
  const change = { currentPassword: password, password: 'another horse', passwordConfirmation: 'another horse' };
  const { jwt } = await demand<{ jwt: string }>(cluster.base, '/api/auth/change-password', {
    token: one,
    body: change,
  });
  for (const token of [one, other]) expect(await statusOnEach(me, { token })).toEqual(all(401));
  expect(await statusOnEach(me, { token: jwt })).toEqual(all(200));
  await stream.end();
});

test('failed sign-ins are counted over all instances', async () => {
  const { email } = await newMember();
  const attempts = await Promise.all(
    Array.from({ length: 15 }, () =>
      ask(cluster.base, '/api/auth/local', { body: { identifier: email, password: 'wrong' } }),
    ),
  );
  expect(attempts.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(await statusOnEach('/api/auth/local', { body: { identifier: email, password } })).toEqual(all(429));
});

test('a picture that one instance took is served alike by all, in every size', async () => {
  const { token } = await newArtist();
  const file = await upload(cluster.base, token, 1);
  const { id } = await newWork(token, { image: file.id });
  const { image } = await demand<Awaited<ReturnType<typeof newWork>>>(cluster.base, `/api/art-works/${id}`);
  const addresses = [image.url, ...Object.values(image.formats).map(({ url }) => url)];
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    // The first one makes it.
    expect((await ask(cluster.base, address)).status).toBe(200);
    expect(await statusOnEach(address)).toEqual(all(200));
    // Asked again: unlike S3, s3rver shows an object while it is still being written, and two instances may be making the same size.
    const contents = async () => new Set((await onEach(address)).map(({ body }) => body.toString('base64'))).size;
    await expect.poll(contents).toBe(1);
  }
});

test('whoever edits sees it at once on every instance, in lists, records and pages', async () => {
  const { token, artistId } = await newArtist();
  const { id } = await newWork(token);
  const places = [`/api/art-works/${id}`, `/api/art-works?owner=${artistId}`, `/artworks-detail/${id}`];
  for (const title of ['첫째 제목', '둘째 제목', '셋째 제목']) {
    for (const place of places) expect(await statusOnEach(place)).toEqual(all(200));
    const changed = await ask(cluster.base, `/api/art-works/${id}`, { method: 'PUT', token, body: { title } });
    expect(changed.status).toBe(200);
    const cookie = changed.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const place of places)
      for (const { body } of await onEach(place, { cookie })) expect(body.toString('utf8')).toContain(title);
  }
});

test('a work made private is gone from every instance once that is answered', async () => {
  const { token, artistId } = await newArtist();
  const file = await upload(cluster.base, token, 2);
  const { id } = await newWork(token, { image: file.id, title: '곧 숨길 그림' });
  const lists = [`/api/art-works?owner=${artistId}`, '/api/art-works', '/artworks', `/artist-profile/${artistId}`];
  const show = (is_exposed: boolean) =>
    demand(cluster.base, `/api/art-works/${id}`, { method: 'PUT', token, body: { is_exposed } });
  for (const _ of [1, 2]) {
    await show(true);
    // A picture that was hidden has another address when it is shown again.
    const { image } = await demand<Awaited<ReturnType<typeof newWork>>>(cluster.base, `/api/art-works/${id}`);
    const places = [`/api/art-works/${id}`, `/artworks-detail/${id}`, image.url];
    for (const place of places) expect((await ask(cluster.base, place)).status).toBe(200);
    const statuses = () => Promise.all(places.map((place) => statusOnEach(place)));
    expect(await statuses()).toEqual(places.map(() => all(200)));
    // From here on every instance keeps pages and answers that show it.
    for (const list of lists) expect(await statusOnEach(list)).toEqual(all(200));
    await show(false);
    expect(await statuses()).toEqual(places.map(() => all(404)));
    const listed = await Promise.all(lists.map((place) => onEach(place)));
    for (const { body } of listed.flat()) expect(body.toString('utf8')).not.toContain(id);
  }
});

test('what happens on one instance is told to a stream on another', async () => {
  const { token } = await newArtist();
  const { id } = await newWork(token);
  const streams = await Promise.all(cluster.instances.map(({ base }) => openStream(base, token)));
  const behind = await openStream(cluster.base, token);
  const before = await behind.until(() => true);
  await demand(cluster.base, '/api/exhibitions', { token: administrator, body: { title: '새', art_works: [id] } });
  for (const stream of [...streams, behind])
    await stream.until(({ notifications }) => notifications === before.notifications + 1);
  for (const stream of [...streams, behind]) stream.close();
});

test('mails that are queued on all instances at once are each sent once', async () => {
  const newcomers = Array.from({ length: 6 }, newPerson);
  await Promise.all(newcomers.map((body) => demand(cluster.base, '/api/auth/local/register', { body })));
  const unsent = async () => (await database.query('select 1 from mails where sent_at is null')).rowCount;
  await expect.poll(unsent).toBe(0);
  expect(newcomers.map(({ email }) => mailsTo(email).length)).toEqual(newcomers.map(() => 1));
  const { rows } = await database.query<{ mails: number }>('select count(*)::int as mails from mails');
  expect(mailServer.received).toHaveLength(rows[0]?.mails ?? -1);
});

test('a scheduled exhibition opens and closes by the clock on every instance', async () => {
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const body = { title: '때가 되면', shown_from: soon(3), shown_to: soon(9) };
  const { id } = await demand<{ id: string }>(cluster.base, '/api/exhibitions', { token: administrator, body });
  const places = [`/api/exhibitions/${id}`, `/exhibition-detail/${id}`];
  const statuses = () => Promise.all(places.map((place) => statusOnEach(place)));
  const listed = async () =>
    Promise.all(
      ['/api/exhibitions', '/exhibitions'].map(async (place) =>
        (await onEach(place)).map((answer) => answer.body.toString('utf8').includes(id)),
      ),
    );
  const everywhere = <T>(value: T) => places.map(() => cluster.instances.map(() => value));
  expect([await statuses(), await listed()]).toEqual([everywhere(404), everywhere(false)]);
  await expect.poll(async () => [await statuses(), await listed()]).toEqual([everywhere(200), everywhere(true)]);
  await expect.poll(async () => [await statuses(), await listed()]).toEqual([everywhere(404), everywhere(false)]);
});
