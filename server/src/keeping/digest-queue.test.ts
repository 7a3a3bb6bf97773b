import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { mails } from '../platform/mail.table.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { freePort } from '../testing/ports.ts';
import { signIn } from '../testing/sign-in.ts';
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
