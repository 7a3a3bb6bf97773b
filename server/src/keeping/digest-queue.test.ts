import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { mails } from '../platform/mail.table.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { freePort } from '../testing/ports.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { sendDigests } from './digests.service.ts';

const port = await freePort();
const testApp = testAppForFile({ LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` });
const api = apiOf(testApp);
const create = fixtures(testApp);
const orm = () => testApp().services.database.orm;
const follower = async () => {
  const who = await signIn(testApp(), 'user');
  const artist = await create.artist();
  await api.put(`/follows/artists/${artist}`, who);
  return { ...who, artist };
};
const hide = (id: string) => orm().update(artworks).set({ isExposed: false }).where(eq(artworks.id, id));

test('what has become private between queueing and sending is not in the mail', async () => {
  const who = await follower();
  const gone = await create.artwork({ title: '비밀이 된 그림', ownerId: who.artist });
  await create.artwork({ title: '남은 그림', ownerId: who.artist });
  const other = await follower();
  const only = await create.artwork({ title: '하나뿐인 그림', ownerId: other.artist });
  await sendDigests(testApp().services, testApp().records, new Date(Date.now() + 14 * 86_400_000));
  const queued = await orm().select().from(mails);
  expect(queued).toHaveLength(2);
  for (const { text, html } of queued) expect(text + html).not.toMatch(/그림/);
  // The mail server is away: what was composed for the first try is thrown away.
  const tried = async () => (await orm().select().from(mails)).filter(({ error }) => error !== null);
  await vi.waitFor(async () => expect(await tried()).toHaveLength(2), { timeout: 30_000, interval: 100 });
  await hide(gone);
  await hide(only);
  const server = await startMailServer({ port });
  onTestFinished(server.close);
  await orm().update(mails).set({ dueAt: sql`now()` });
  testApp().services.mail.notify();
  await vi.waitFor(
    async () => {
      const rows = await orm().select().from(mails);
      expect(rows.filter(({ sentAt }) => sentAt)).toHaveLength(2);
    },
    { timeout: 30_000, interval: 100 },
  );
  // Of the other nothing was left to tell.
  expect(server.received.map(({ recipients }) => recipients)).toEqual([[who.email]]);
  expect(server.received[0]?.text).toContain('남은 그림');
  expect(server.received[0]?.text).not.toContain('비밀이 된 그림');
});

test('mail that waits goes where the account is now, and with the account it is gone', async () => {
  await orm().delete(mails);
  const [moved, left] = [await follower(), await follower()];
  for (const { artist } of [moved, left]) await create.artwork({ title: '새 그림', ownerId: artist });
  await sendDigests(testApp().services, testApp().records, new Date(Date.now() + 28 * 86_400_000));
  for (const { email } of [moved, left]) await enqueueMail(orm(), email, { subject: '문의', text: '문의', html: '' });
  const changed = async (who: SignedIn) => {
    const email = `new-${who.email}`;
    expect((await api.post('/users/me/email', who, { email, password: testPassword })).statusCode).toBe(200);
    const [link] = await orm().select().from(mails).where(eq(mails.recipient, email));
    const [, code] = /code=([\w-]+)/.exec(link?.text ?? '') ?? [];
    expect((await api.post('/auth/confirm-new-email', undefined, { code })).json()).toEqual({ email });
    await orm()
      .delete(mails)
      .where(eq(mails.id, link?.id ?? ''));
    return email;
  };
  const email = await changed(moved);
  await changed(left);
  expect((await api.delete('/users/me', left, { password: testPassword })).statusCode).toBe(200);
  const server = await startMailServer({ port });
  onTestFinished(server.close);
  await orm().update(mails).set({ dueAt: sql`now()` });
  testApp().services.mail.notify();
  await vi.waitFor(async () => expect((await orm().select().from(mails)).filter(({ sentAt }) => !sentAt)).toEqual([]), {
    timeout: 30_000,
    interval: 100,
  });
  const to = (address: string) =>
    server.received.filter(({ recipients }) => recipients.includes(address)).map(({ text }) => text);
  expect(to(email)).toEqual(
    expect.arrayContaining([expect.stringContaining('새 그림'), expect.stringContaining('문의')]),
  );
  // To the address that was left goes what says that it was, and nothing else.
  expect(to(moved.email)).toEqual([expect.stringContaining(email)]);
  expect(server.received.map(({ text }) => text).filter((text) => text.includes('새 그림'))).toHaveLength(1);
  expect(to(left.email).join()).not.toContain('새 그림');
  expect(to(`new-${left.email}`)).toEqual([]);
});
