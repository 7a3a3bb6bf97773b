import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../testing/call.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { mailsTo } from '../testing/outbox.ts';
import { freePort } from '../testing/ports.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { log } from './log.ts';
import { claimMails, enqueueMail } from './mail.store.ts';
import { mails } from './mail.table.ts';
import { openMailTransport } from './mail-transport.ts';
import { startMailWorker } from './mail-worker.ts';

const message = {
  subject: '안녕 · Hello',
  text: 'https://hwarang.example/x\n',
  html: '<p>https://hwarang.example/x</p>',
};
const until = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 20_000, interval: 50 });
const port = await freePort();
const testApp = testAppForFile({
  LOG_LEVEL: 'silent',
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: '화랑 <post@hwarang.example>',
});
const orm = () => testApp().services.database.orm;
const register = (username: string, email: string) =>
  call(testApp(), 'POST', '/auth/local/register', { body: { username, email, password: 'secret-1' } });
const openMailServer = async (refuses = '') => {
  const server = await startMailServer({ port, refuses });
  onTestFinished(server.close);
  return server;
};
const only = async (recipient: string) => {
  const [mail] = await orm().select().from(mails).where(eq(mails.recipient, recipient));
  if (!mail) throw new Error('no such mail');
  return mail;
};

beforeEach(async () => {
  await orm().delete(mails);
});

test('a registration arrives at the mail server, in both languages, as text and HTML', async () => {
  const server = await openMailServer();
  expect((await register('<b>"가람"</b>', 'garam@example.com')).statusCode).toBe(200);
  const mail = await until(() => server.received[0] ?? Promise.reject(new Error('nothing came')));
  expect(mail.recipients).toEqual(['garam@example.com']);
  expect(mail.source).toMatch(/^From: .*<post@hwarang\.example>\r$/m);
  expect(mail.source).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(mail.source).toMatch(/^Message-ID: <[0-9a-f]{24}@hwarang\.example>\r$/m);
  expect(mail.text).toContain('<b>"가람"</b> 님, 안녕하세요.');
  expect(mail.text).toContain('&lt;b&gt;&quot;가람&quot;&lt;/b&gt; 님, 안녕하세요.');
  await until(async () => expect((await only('garam@example.com')).sentAt).not.toBeNull());
  expect(await only('garam@example.com')).toMatchObject({ text: '', html: '', error: null, tries: 1 });
});

test('a mail server that is down neither blocks nor fails the request, and gets the mail once it is up', async () => {
  expect((await register('patient', 'patient@example.com')).statusCode).toBe(200);
  const failed = await until(async () => {
    const mail = await only('patient@example.com');
    expect(mail.error).toContain('ECONNREFUSED');
    return mail;
  });
  expect(failed).toMatchObject({ tries: 1, sentAt: null, abandonedAt: null });
  expect(failed.dueAt.getTime() - Date.now()).toBeGreaterThan(5_000);

  const server = await openMailServer();
  await orm().update(mails).set({ dueAt: sql`now()` });
  testApp().services.mail.notify();
  await until(() => expect(server.received).toHaveLength(1));
  await until(async () => expect(await only('patient@example.com')).toMatchObject({ tries: 2, error: null }));
});

test('after the last try the mail is abandoned and its error kept', async () => {
  await orm()
    .insert(mails)
    .values({ ...message, recipient: 'never@example.com', tries: 7 });
  testApp().services.mail.notify();
  await until(async () => expect((await only('never@example.com')).abandonedAt).not.toBeNull());
  expect(await only('never@example.com')).toMatchObject({ error: expect.stringContaining('ECONNREFUSED') });
});

test('a mailbox that does not exist is not tried again, and the others still get theirs', async () => {
  const server = await openMailServer('gone@example.com');
  const logged = vi.spyOn(log, 'error');
  onTestFinished(() => logged.mockRestore());
  await enqueueMail(orm(), 'gone@example.com', message);
  await enqueueMail(orm(), 'here@example.com', message);
  testApp().services.mail.notify();
  await until(async () => expect((await only('gone@example.com')).abandonedAt).not.toBeNull());
  expect(await only('gone@example.com')).toMatchObject({ error: expect.stringContaining('no such mailbox') });
  await until(() => expect(server.received.map(({ recipients }) => recipients)).toEqual([['here@example.com']]));
  // Mail servers repeat the recipient: only their codes are logged.
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ tries: 1, responseCode: 550 }), 'a mail was abandoned');
  expect(JSON.stringify(logged.mock.calls)).not.toContain('@');
});

test('several workers on one queue send each mail once', async () => {
  const server = await openMailServer();
  const more = [1, 2].map(() => startMailWorker(testApp().config, testApp().services.database));
  const addresses = Array.from({ length: 24 }, (_, index) => `reader${String(index).padStart(2, '0')}@example.com`);
  await orm().transaction(async (tx) => {
    for (const address of addresses) await enqueueMail(tx, address, message);
  });
  for (const worker of [testApp().services.mail, ...more]) worker.notify();
  await until(() => expect(server.received.length).toBeGreaterThanOrEqual(24));
  await Promise.all(more.map((worker) => worker.stop()));
  expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual(addresses);
});

test('a claimed mail is taken from the others for a while, and comes back when its holder has died', async () => {
  await orm()
    .insert(mails)
    .values({ ...message, recipient: 'held@example.com', dueAt: sql`now() + interval '1 hour'` });
  const due = (seconds: number) =>
    orm()
      .update(mails)
      .set({ dueAt: sql`now() - make_interval(secs => ${seconds})` });
  const claimed = await orm().transaction(async (tx) => {
    await tx.update(mails).set({ dueAt: sql`now()` });
    return claimMails(tx, 5, 3_600);
  });
  expect(claimed.map(({ recipient, tries }) => [recipient, tries])).toEqual([['held@example.com', 1]]);
  expect(await claimMails(orm(), 5, 3_600)).toEqual([]);
  const server = await openMailServer();
  await due(1);
  testApp().services.mail.notify();
  await until(() => expect(server.received).toHaveLength(1));
});

test('a mail of a transaction that is rolled back is never sent', async () => {
  const server = await openMailServer();
  await orm()
    .transaction(async (tx) => {
      await enqueueMail(tx, 'nobody@example.com', message);
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  await enqueueMail(orm(), 'somebody@example.com', message);
  testApp().services.mail.notify();
  await until(() => expect(server.received).toHaveLength(1));
  expect(server.received[0]?.recipients).toEqual(['somebody@example.com']);
});

test('without a mail server the mail is an .eml file and its links are logged', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  try {
    const transport = openMailTransport({ ...testApp().config, smtpUrl: undefined, logLevel: 'warn' });
    const [mail] = await orm()
      .insert(mails)
      .values({ ...message, recipient: 'file@example.com', sentAt: new Date() })
      .returning();
    if (mail) await transport.deliver(mail);
    expect(mailsTo(testApp(), 'file@example.com')[0]?.source).toMatch(/^To: file@example\.com\r$/m);
    expect(said.mock.calls.flat().join()).toMatch(/^mail \S+\.eml: https:\/\/hwarang\.example\/x$/);
  } finally {
    said.mockRestore();
  }
});
