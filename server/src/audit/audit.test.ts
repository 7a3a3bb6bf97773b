import type { AuditEntry } from '@hwarang/domain/audit/audit.contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../testing/call.ts';
import { houseForTests } from '../testing/house.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { wall } from '../testing/wall.ts';

const house = houseForTests();
const hang = wall(house);
let administrator: SignedIn;
let artist: SignedIn;
beforeAll(async () => {
  administrator = await signIn(house(), 'administrator');
  artist = await signIn(house(), 'artist');
});

const as = (who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(house(), method, path, { headers: who.headers, ...(body ? { body } : {}) });
const entriesOf = async (record: string): Promise<AuditEntry[]> =>
  (await as(administrator, 'GET', `/admin/audit?record=${record}&_sort=createdAt:ASC`)).json();

test('who made, changed and deleted a record is written down, with what was there before and after', async () => {
  const work = await hang.artwork({ title: '물결' });
  const { id } = (await as(administrator, 'POST', '/exhibitions', { title: '봄' })).json();
  await as(administrator, 'PUT', `/exhibitions/${id}`, { title: '여름', art_works: [work] });
  await as(administrator, 'DELETE', `/exhibitions/${id}`);
  const [made, changed, deleted, ...more] = await entriesOf(id);
  expect(more).toEqual([]);
  expect(made).toMatchObject({ action: 'create', noun: 'exhibitions', name: '봄', username: administrator.username });
  expect(made?.before).toBeNull();
  expect(made?.after).toMatchObject({ title: '봄', is_exposed: true });
  expect(changed).toMatchObject({ action: 'update', before: { title: '봄', art_works: [] } });
  expect(changed?.after).toEqual({ title: '여름', art_works: [work] });
  expect(deleted).toMatchObject({ action: 'delete', before: { title: '여름' }, after: null });
});

test('every way to write is covered: deleting and restoring works, many at once, users, sessions, files', async () => {
  const work = await hang.artwork({ title: '달' });
  await as(administrator, 'DELETE', `/art-works/${work}`);
  await as(administrator, 'POST', `/art-works/${work}/restore`);
  await as(administrator, 'PUT', '/admin/artworks', { records: [{ id: work, is_exposed: false, material: '먹' }] });
  const entries = await entriesOf(work);
  expect(entries.map(({ action }) => action)).toEqual(['update', 'update', 'update']);
  expect(entries[2]).toMatchObject({ before: { is_exposed: true, material: null }, after: { is_exposed: false } });

  const somebody = await signIn(house(), 'user');
  await as(administrator, 'PUT', `/users/${somebody.userId}`, { blocked: true });
  await as(administrator, 'POST', `/users/${somebody.userId}/revoke-sessions`);
  const ofUser = await entriesOf(somebody.userId);
  expect(ofUser[0]).toMatchObject({ noun: 'users', name: somebody.username, after: { blocked: true } });
  expect(JSON.stringify(ofUser)).not.toMatch(/hash|password|token/i);
});

test('a change that is refused, or changes nothing, leaves no entry, and neither does an artist’s own work', async () => {
  const work = await hang.artwork({ title: '달', ownerId: artist.artistId });
  await as(administrator, 'PUT', `/art-works/${work}`, { title: '' });
  await as(administrator, 'PUT', `/art-works/${work}`, { title: '달' });
  await as(artist, 'PUT', `/art-works/${work}`, { title: '해' });
  expect(await entriesOf(work)).toEqual([]);
});

test('the log can be searched', async () => {
  const { id } = (await as(administrator, 'POST', '/galleries', { name: '유난히 푸른 화랑' })).json();
  const found: AuditEntry[] = (
    await as(administrator, 'GET', `/admin/audit?_q=${encodeURIComponent('유난히 푸른')}&noun=galleries`)
  ).json();
  expect(found.map(({ record }) => record)).toEqual([id]);
});

test('no entry can be changed or deleted, by no call and not even in the database', async () => {
  const { id } = (await as(administrator, 'POST', '/galleries', { name: '가온' })).json();
  const [entry] = await entriesOf(id);
  for (const method of ['PUT', 'POST', 'DELETE'] as const)
    expect(
      (await as(administrator, method, `/admin/audit/${entry?.id}`, method === 'DELETE' ? undefined : {})).statusCode,
    ).toBe(404);
  const { orm } = house().services.database;
  await expect(orm.execute(sql`update audit_entries set username = 'x'`)).rejects.toThrow();
  await expect(orm.execute(sql`delete from audit_entries`)).rejects.toThrow();
  expect(await entriesOf(id)).toEqual([entry]);
});

test('of two edits at once the second is refused and shown what the first has made', async () => {
  const gallery = await hang.gallery({ name: '가온' });
  const answers = await Promise.all(
    ['하나', '둘'].map((name) => as(administrator, 'PUT', `/galleries/${gallery}`, { name, __v: 0 })),
  );
  const [won, lost] = answers.sort((a, b) => a.statusCode - b.statusCode);
  expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
  expect(lost?.json().data).toMatchObject({ __v: 1, current: { id: gallery, name: won?.json().name, __v: 1 } });
});
