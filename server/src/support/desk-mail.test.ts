import type { LiveState } from '@hwarang/domain/live.contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { mails } from '../platform/mail.table.ts';
import { openServices } from '../services/services.ts';
import { call } from '../testing/call.ts';
import { listenTo } from '../testing/listen.ts';
import { signIn } from '../testing/sign-in.ts';
import { engine, testAppForFile } from '../testing/test-app.ts';
import { mailWaitingQuestions } from './desk-mail.ts';
import { conversations, deskMails, supportDesks } from './support.table.ts';

const testApp = testAppForFile();
const orm = () => testApp().services.database.orm;
const ask = async (text: string, address = '203.0.113.1'): Promise<string> =>
  (await call(testApp(), 'POST', '/support/conversations', { body: { text }, address })).json().conversation.id;
const subjects = async (): Promise<string[]> =>
  (
    await orm().select().from(mails).where(eq(mails.recipient, testApp().config.admin.email)).orderBy(mails.createdAt)
  ).map(({ subject }) => subject);
const tenMinutesPass = () => orm().update(deskMails).set({ sentAt: sql`now() - interval '11 minutes'` });
const one = expect.stringContaining('새 문의가 있습니다');
const many = (number: number) => expect.stringContaining(`새 문의 ${number}건이 있습니다`);

beforeEach(async () => {
  await orm().delete(mails);
  await orm().delete(deskMails);
  await orm().delete(conversations);
});

test('of many questions in a row the first is mailed at once, the others together ten minutes later', async () => {
  for (let asked = 0; asked < 24; asked += 4)
    await Promise.all([0, 1, 2, 3].map((each) => ask(`질문 ${asked + each}`, `203.0.113.${asked + each}`)));
  expect(await subjects()).toEqual([one]);
  await mailWaitingQuestions(testApp().services);
  expect(await subjects()).toHaveLength(1);

  // A restart loses nothing; of several instances only one sends.
  await tenMinutesPass();
  const other = engine === 'postgres' ? await openServices(testApp().config) : testApp().services;
  await Promise.all([testApp().services, other, testApp().services, other].map(mailWaitingQuestions));
  if (engine === 'postgres') await other.close();
  expect(await subjects()).toEqual([one, many(23)]);
  await tenMinutesPass();
  await mailWaitingQuestions(testApp().services);
  expect(await subjects()).toHaveLength(2);
});

test('after a quiet time the next question is mailed at once again, with those that waited', async () => {
  await ask('하나');
  await tenMinutesPass();
  await ask('둘');
  await ask('셋');
  await tenMinutesPass();
  await ask('넷');
  expect(await subjects()).toEqual([one, one, many(2)]);
});

test('what the desk has read meanwhile is not mailed, and nothing while it is there', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  await ask('하나');
  const id = await ask('둘');
  await call(testApp(), 'POST', `/support/cases/${id}/read`, { headers: administrator.headers });
  await tenMinutesPass();
  await mailWaitingQuestions(testApp().services);
  expect(await subjects()).toEqual([one]);
  await ask('셋');
  expect(await subjects()).toEqual([one, one]);
});

test('what nobody has read when the desk is left is mailed then', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  const desk = await listenTo<LiveState>(testApp(), '/events?desk=true', administrator.headers);
  await desk.until(({ desk: count }) => count === 0);
  const read = await ask('읽은 질문');
  await ask('못 본 질문');
  await call(testApp(), 'POST', `/support/cases/${read}/read`, { headers: administrator.headers });
  await mailWaitingQuestions(testApp().services);
  expect(await subjects()).toEqual([]);
  desk.stop();
  await vi.waitFor(async () => expect(await orm().$count(supportDesks)).toBe(0));
  await mailWaitingQuestions(testApp().services);
  expect(await subjects()).toEqual([one]);
});
