import { expect, test } from 'vitest';
import { mails } from '../platform/mail.table.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { attempts, sessions, tickets } from './accounts.table.ts';
import { tidyAccounts } from './housekeeping.ts';

const testApp = testAppForFile();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('old attempts, expired sessions and old mails go; what still counts stays', async () => {
  const { orm } = testApp().services.database;
  const user = await signIn(testApp(), 'user');
  await orm.insert(sessions).values({ id: 'expired', userId: user.userId, expiresAt: daysAgo(1) });
  await orm.insert(tickets).values([
    { hash: 'old', purpose: 'x', userId: user.userId, expiresAt: daysAgo(1) },
    { hash: 'new', purpose: 'x', userId: user.userId, expiresAt: daysAgo(-1) },
  ]);
  await orm.insert(attempts).values([{ key: 'old', at: daysAgo(2) }, { key: 'new' }]);
  const message = { subject: 's', text: 't', html: 'h', dueAt: daysAgo(-1) };
  await orm.insert(mails).values([
    { ...message, recipient: 'waiting' },
    { ...message, recipient: 'sent', sentAt: daysAgo(8) },
    { ...message, recipient: 'just sent', sentAt: daysAgo(6) },
    { ...message, recipient: 'abandoned', abandonedAt: daysAgo(31) },
    { ...message, recipient: 'just abandoned', abandonedAt: daysAgo(8) },
  ]);
  await tidyAccounts(testApp().services);
  expect((await orm.select().from(sessions)).map(({ id }) => id)).not.toContain('expired');
  expect((await testApp().fastify.inject({ url: '/api/users/me', headers: user.headers })).statusCode).toBe(200);
  expect((await orm.select().from(tickets)).map(({ hash }) => hash)).toEqual(['new']);
  expect((await orm.select().from(attempts)).map(({ key }) => key)).toEqual(['new']);
  expect((await orm.select().from(mails)).map(({ recipient }) => recipient).sort()).toEqual([
    'just abandoned',
    'just sent',
    'waiting',
  ]);
});
