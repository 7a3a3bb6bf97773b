import type { AuditEntry } from '@hwarang/domain/audit/audit.contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
let administrator: SignedIn;
let artist: SignedIn;
beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
  artist = await signIn(testApp(), 'artist');
});

const as = (who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(testApp(), method, path, { headers: who.headers, ...(body ? { body } : {}) });
const entriesOf = async (record: string): Promise<AuditEntry[]> =>
  (await as(administrator, 'GET', `/admin/audit?record=${record}&_sort=createdAt:ASC`)).json();

/** The session after a block has ended the first one. */
async function again(who: SignedIn): Promise<{ headers: { authorization: string } }> {
  const body = { identifier: who.email, password: testPassword };
  const { jwt } = (await call(testApp(), 'POST', '/auth/local', { body })).json();
  return { headers: { authorization: `Bearer ${jwt}` } };
}

test('who made, changed and deleted a record is written down, with what was there before and after', async () => {
  const work = await create.artwork({ title: '물결' });
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
  const work = await create.artwork({ title: '달' });
  await as(administrator, 'DELETE', `/art-works/${work}`);
  await as(administrator, 'POST', `/art-works/${work}/restore`);
  await as(administrator, 'PUT', '/admin/artworks', { records: [{ id: work, is_exposed: false, material: '먹' }] });
  const entries = await entriesOf(work);
  expect(entries.map(({ action }) => action)).toEqual(['update', 'update', 'update']);
  expect(entries[2]).toMatchObject({ before: { is_exposed: true, material: null }, after: { is_exposed: false } });

  const somebody = await signIn(testApp(), 'user');
  await as(administrator, 'PUT', `/users/${somebody.userId}`, { blocked: true });
  await as(administrator, 'POST', `/users/${somebody.userId}/revoke-sessions`);
  const ofUser = await entriesOf(somebody.userId);
  expect(ofUser[0]).toMatchObject({ noun: 'users', name: somebody.username, after: { blocked: true } });
  expect(JSON.stringify(ofUser)).not.toMatch(/hash|password|token/i);
});

test('a change that is refused, or changes nothing, leaves no entry, and neither does an artist’s own work', async () => {
  const work = await create.artwork({ title: '달', ownerId: artist.artistId });
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
  const { orm } = testApp().services.database;
  await expect(orm.execute(sql`update audit_entries set username = 'x'`)).rejects.toThrow();
  await expect(orm.execute(sql`delete from audit_entries`)).rejects.toThrow();
  expect(await entriesOf(id)).toEqual([entry]);
});

test('of two edits at once the second is refused and shown what the first has made', async () => {
  const gallery = await create.gallery({ name: '가온' });
  const answers = await Promise.all(
    ['하나', '둘'].map((name) => as(administrator, 'PUT', `/galleries/${gallery}`, { name, __v: 0 })),
  );
  const [won, lost] = answers.sort((a, b) => a.statusCode - b.statusCode);
  expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
  expect(lost?.json().data).toMatchObject({ __v: 1, current: { id: gallery, name: won?.json().name, __v: 1 } });
});

async function logOf(words: string[]): Promise<string> {
  const { rows } = await testApp().services.database.orm.execute(sql`select * from audit_entries`);
  const log = JSON.stringify(rows);
  return words.filter((word) => log.includes(word)).join();
}

test('whoever leaves is a pseudonym in the log, as actor and as subject, also in earlier entries', async () => {
  for (const kind of ['administrator', 'artist'] as const)
    for (const way of ['leaves', 'is deleted'] as const) {
      const who = await signIn(testApp(), kind);
      await as(administrator, 'PUT', `/users/${who.userId}`, { blocked: true });
      await as(administrator, 'PUT', `/users/${who.userId}`, { blocked: false });
      const { headers } = await again(who);
      const begun = await call(testApp(), 'POST', '/support/conversations', { headers, body: { text: '?' } });
      const { id } = begun.json().conversation;
      const answer = `친애하는 ${who.username} 님`;
      await as(administrator, 'POST', `/support/cases/${id}/answers`, { text: answer });
      const mobile = `010-${who.username}`;
      if (who.artistId) await as(administrator, 'PUT', `/artists/${who.artistId}`, { mobile });
      if (kind === 'administrator') await call(testApp(), 'POST', '/galleries', { headers, body: { name: '화랑' } });
      expect(await logOf([who.username])).not.toBe('');
      const gone =
        way === 'leaves'
          ? await call(testApp(), 'DELETE', '/users/me', { headers, body: { password: testPassword } })
          : await as(administrator, 'DELETE', `/users/${who.userId}`);
      expect(gone.statusCode).toBe(200);
      const artistStays = way === 'is deleted' && who.artistId;
      if (artistStays) await as(administrator, 'DELETE', `/artists/${who.artistId}`);
      expect(await logOf([...(artistStays ? [] : [who.username]), who.email, answer]), `${kind} ${way}`).toBe('');
      const pseudonym = `deleted-${who.userId.slice(-8)}`;
      const entries = await entriesOf(who.userId);
      expect(entries.length).toBeGreaterThan(1);
      // What was done stays known: only who it was is not.
      expect(entries[0]).toMatchObject({ name: pseudonym, before: { blocked: false }, after: { blocked: true } });
      const { rows } = await testApp().services.database.orm.execute(
        sql`select 1 from mails where recipient = ${who.email}`,
      );
      expect(rows).toEqual([]);
    }
});

test('what was written of an artist’s profile goes with it, or with the account that it belonged to', async () => {
  for (const own of [true, false]) {
    const who = await signIn(testApp(), 'artist');
    const profile = `/artists/${who.artistId}`;
    const mobile = `010-${who.username}`;
    await as(administrator, 'PUT', profile, { mobile });
    await as(administrator, 'PUT', profile, { mobile: '1' });
    expect((await as(own ? who : administrator, 'DELETE', profile)).statusCode).toBe(200);
    if (!own) expect((await as(who, 'DELETE', '/users/me', { password: testPassword })).statusCode).toBe(200);
    expect(await logOf([mobile, who.username])).toBe('');
  }
});

test('the name of somebody who is still there cannot be taken out of the log, nor anything else put in', async () => {
  const { orm } = testApp().services.database;
  const somebody = await signIn(testApp(), 'user');
  await as(administrator, 'PUT', `/users/${somebody.userId}`, { blocked: true });
  const refuse = async (change: ReturnType<typeof sql>) =>
    expect(orm.execute(sql`update audit_entries set ${change} where record_id = ${somebody.userId}`)).rejects.toThrow();
  const pseudonym = `deleted-${somebody.userId.slice(-8)}`;
  await refuse(sql`username = erased_name(user_id)`);
  await refuse(
    sql`name = ${pseudonym}, before = erased_values(before, ${pseudonym}), after = erased_values(after, ${pseudonym})`,
  );
  await as(administrator, 'DELETE', `/users/${somebody.userId}`);
  await refuse(sql`name = 'deleted-00000000'`);
  await refuse(sql`after = '{"blocked":false}'::jsonb`);
  await refuse(sql`noun = 'files'`);
});
