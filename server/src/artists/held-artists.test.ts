import type { Artist } from '@hwarang/domain/artists/artists.contract';
import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import type { Settings } from '@hwarang/domain/settings/settings.contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { formOf } from '../testing/forms.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { secondAppForFile, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const second = secondAppForFile(testApp);
const api = apiOf(testApp);
const other = apiOf(second);
const create = fixtures(testApp);
let administrator: SignedIn;

const hold = async (hold_new_artists: boolean) => {
  const before = await api.json<Settings>('/settings');
  const saved = await api.put('/settings', administrator, { ...before, hold_new_artists });
  expect(saved.statusCode).toBe(200);
};
beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});
beforeEach(() => hold(true));

let number = 0;
/** A name that no other record of this file has. */
const someName = () => `Yunseul ${'abcdefghij'[++number]}`;

async function register(body: object = {}) {
  const user = await signIn(testApp(), 'user');
  const name = someName();
  const given = { localname: name, englishname: name, mobile: '1', email: user.email, ...body };
  const artist = (await api.post('/artists', user, given)).json<Artist>();
  return { user, artist, name };
}

async function addWork(user: SignedIn, owner: string, title: string): Promise<Artwork> {
  const image = await painting(300, 200).jpeg().toBuffer();
  const { payload, headers } = formOf([
    { name: 'data', content: JSON.stringify({ title, size: '10 cm x 20 cm', owner, is_exposed: true }) },
    { name: 'files.image', content: image, filename: 'work.jpg' },
  ]);
  const answer = await testApp().fastify.inject({
    method: 'POST',
    url: '/api/art-works',
    payload,
    headers: { ...headers, ...user.headers },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Everywhere that a visitor could come upon somebody, on another instance. */
async function publicPlaces({ artist, work, show }: { artist: string; work: Artwork; show: string }) {
  const get = (url: string) => second().fastify.inject({ url });
  const text = async (url: string) => (await get(url)).body;
  const sitemap = await text('/sitemap.xml');
  const parts = [...sitemap.matchAll(/<loc>[^<]*(\/sitemap\/art[^<]*)<\/loc>/g)].map(([, part = '']) => text(part));
  const picture = (work.image?.url ?? '').split('?')[0] ?? '';
  return {
    lists: (await text('/api/artists?_limit=100')) + (await text('/api/art-works?_limit=100')),
    ofShow: await text(`/api/exhibitions/${show}`),
    found: await text(`/api/search?q=${encodeURIComponent(work.title)}`),
    feed: await text('/feed.xml'),
    sitemap: sitemap + (await Promise.all(parts)).join(),
    details: [await other.status(`/artists/${artist}`), await other.status(`/art-works/${work.id}`)],
    count: await other.json<number>(`/artists/count?id=${artist}`),
    picture: (await get(picture)).statusCode,
  };
}

test('a held artist prepares everything, is seen nowhere, and is published everywhere by approval', async () => {
  const { user, artist, name } = await register();
  expect(artist).toMatchObject({ held: true, is_exposed: false });
  const work = await addWork(user, artist.id, name);
  const show = await create.exhibition({ works: [work.id], named: [artist.id] });
  expect((await api.put(`/artists/${artist.id}`, user, { awards: '대상' })).statusCode).toBe(200);
  expect((await api.json<Artist>(`/artists/${artist.id}`, user)).held).toBe(true);
  expect((await api.json<Artwork[]>(`/art-works?owner=${artist.id}`, user)).map(({ id }) => id)).toEqual([work.id]);

  const places = { artist: artist.id, work, show };
  const before = await publicPlaces(places);
  for (const place of [before.lists, before.ofShow, before.found, before.feed, before.sitemap])
    for (const trace of [name, artist.id, work.id]) expect(place).not.toContain(trace);
  expect(before).toMatchObject({ details: [404, 404], count: 0 });
  expect(before.picture).toBeGreaterThanOrEqual(400);

  const approved = await api.put(`/artists/${artist.id}`, administrator, { is_exposed: true });
  expect(approved.json()).toMatchObject({ held: false, is_exposed: true });
  const after = await publicPlaces({ ...places, work: await api.json(`/art-works/${work.id}`) });
  for (const place of [after.lists, after.ofShow, after.found]) expect(place).toContain(name);
  for (const place of [after.feed, after.sitemap]) expect(place).toContain(work.id);
  expect(after).toMatchObject({ details: [200, 200], count: 1, picture: 200 });
  const told = await api.json<{ kind: string }[]>('/notifications', user);
  expect(told.map(({ kind }) => kind)).toEqual(['artist-approved']);
});

test('nobody approves but administrators, whatever a body says', async () => {
  const { user, artist } = await register({ is_exposed: true, held: false });
  expect(artist).toMatchObject({ held: true, is_exposed: false });
  const tried = await api.put(`/artists/${artist.id}`, user, { is_exposed: true, held: false });
  expect(tried.json()).toMatchObject({ held: true, is_exposed: false });
  const records = [{ id: artist.id, is_exposed: true }];
  for (const who of [undefined, user, await signIn(testApp(), 'artist')])
    expect((await api.put('/admin/artists', who, { records })).statusCode).toBe(403);
  expect(await api.status(`/artists/${artist.id}`)).toBe(404);
  // It waits until somebody shows it: no value of the flag itself does.
  await api.put(`/artists/${artist.id}`, administrator, { held: false, awards: '금상' });
  expect(await api.json(`/artists/${artist.id}`, user)).toMatchObject({ held: true, is_exposed: false });
});

test('administrators find who waits, approve many at once, and hiding somebody later makes nobody wait', async () => {
  const [one, two] = [await register(), await register()];
  const overview = async () => (await api.json('/admin/overview', administrator)).attention.artistsHeld as number;
  const waiting = async () =>
    (await api.json<Artist[]>('/admin/artists?held=true&_limit=100', administrator)).map(({ id }) => id);
  const before = await overview();
  expect(await waiting()).toEqual(expect.arrayContaining([one.artist.id, two.artist.id]));
  const show = (is_exposed: boolean) =>
    api.put('/admin/artists', administrator, {
      records: [one, two].map(({ artist: { id } }) => ({ id, is_exposed })),
    });
  expect((await show(true)).statusCode).toBe(200);
  expect(await overview()).toBe(before - 2);
  expect(await other.status(`/artists/${one.artist.id}`)).toBe(200);
  await show(false);
  await show(true);
  expect(await waiting()).not.toContain(one.artist.id);
  expect(await api.json('/notifications', two.user)).toHaveLength(1);
});

test('without the setting an artist is public at once, and one that an administrator makes always is', async () => {
  const made = { localname: '가', englishname: someName(), mobile: '1', email: 'ga@example.com' };
  const byAdministrator = await api.post('/artists', administrator, { ...made, user: null });
  expect(byAdministrator.json()).toMatchObject({ held: false, is_exposed: true });
  const waiting = await register();
  await hold(false);
  const { artist } = await register();
  expect(await api.json(`/artists/${artist.id}`)).toMatchObject({ held: null, is_exposed: true });
  // Who waited before goes on waiting: turning the review off approves nobody.
  expect(await api.status(`/artists/${waiting.artist.id}`)).toBe(404);
});

test('who deletes a hidden profile and registers again is hidden again, until an administrator shows it', async () => {
  await hold(false);
  for (const by of ['the artist', 'an administrator']) {
    const { user, artist, name } = await register();
    const again = async () => {
      const given = { localname: name, englishname: name, mobile: '1', email: user.email };
      return (await api.post('/artists', user, given)).json<Artist>();
    };
    await api.put(`/artists/${artist.id}`, administrator, { is_exposed: false });
    await api.delete(`/artists/${artist.id}`, by === 'the artist' ? user : administrator);
    const second = await again();
    expect(second, by).toMatchObject({ held: true, is_exposed: false });
    await api.put(`/artists/${second.id}`, administrator, { is_exposed: true });
    await api.delete(`/artists/${second.id}`, user);
    expect(await again(), by).toMatchObject({ held: false, is_exposed: true });
  }
});
