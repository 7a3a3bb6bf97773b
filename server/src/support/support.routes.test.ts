import type { LiveState } from '@hwarang/domain/live.contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { mails } from '../platform/mail.table.ts';
import { apiOf } from '../testing/api.ts';
import { call } from '../testing/call.ts';
import { listenTo } from '../testing/listen.ts';
import { mailsTo, mailTo } from '../testing/outbox.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const begin = (body: unknown, headers: Record<string, string> = {}) =>
  call(testApp(), 'POST', '/support/conversations', { body, headers });
const answer = (administrator: SignedIn, id: string, text: string) =>
  api.post(`/support/cases/${id}/answers`, administrator, { text });

test('a visitor asks, holds the only key, and gets the answer by mail after leaving', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  const made = (await begin({ text: ' 대관은 어떻게 하나요? ', email: 'Visitor@Example.com ' })).json();
  const { id } = made.conversation;
  expect(made.conversation.messages).toMatchObject([{ text: '대관은 어떻게 하나요?', from_support: false }]);
  const key = { 'x-support-key': made.key as string };
  const others: Record<string, string>[] = [
    {},
    { 'x-support-key': 'guessed' },
    (await signIn(testApp(), 'user')).headers,
  ];
  for (const headers of others) expect(await api.status(`/support/conversations/${id}`, { headers })).toBe(404);
  expect(await api.json('/support/conversations', { headers: key })).toHaveLength(1);

  // Nobody at the desk: the administrator hears of it by mail, and once only until it reads.
  const toDesk = await mailTo(testApp(), testApp().config.admin.email);
  expect(toDesk.text).toContain('대관은 어떻게 하나요?');
  await call(testApp(), 'POST', `/support/conversations/${id}/messages`, { headers: key, body: { text: '여보세요?' } });

  expect((await answer(administrator, id, '소개 페이지를 봐 주세요.')).statusCode).toBe(200);
  expect((await mailTo(testApp(), 'visitor@example.com')).text).toContain('소개 페이지를 봐 주세요.');
  expect(mailsTo(testApp(), testApp().config.admin.email)).toHaveLength(1);
  const [mine] = await api.json('/support/conversations', { headers: key });
  expect(mine).toMatchObject({ unread: 1, last: '소개 페이지를 봐 주세요.' });
  await api.post(`/support/conversations/${id}/read`, { headers: key });
  expect((await api.json('/support/conversations', { headers: key }))[0].unread).toBe(0);
});

test('the desk hears the question and the user the answer live, and nobody who is there gets a mail', async () => {
  const user = await signIn(testApp(), 'user');
  const administrator = await signIn(testApp(), 'administrator');
  const desk = await listenTo<LiveState>(testApp(), '/events?desk=true', administrator.headers);
  const { desk: before = 0 } = await desk.until(({ desk: count }) => count !== undefined);
  expect(await api.json('/support/desk')).toEqual({ online: true });
  const { conversation } = (await begin({ text: '안녕하세요' }, user.headers)).json();
  await desk.until(({ desk: count }) => count === before + 1);
  const live = await listenTo<LiveState>(testApp(), '/events', user.headers);
  await live.until(() => true);
  await answer(administrator, conversation.id, '반갑습니다');
  await live.until(({ messages, notifications }) => messages === 1 && notifications === 1);
  const whole = await api.json(`/support/conversations/${conversation.id}`, user);
  expect(whole.messages.map(({ text }: { text: string }) => text)).toEqual(['안녕하세요', '반갑습니다']);
  // A mail is kept by the transaction of its answer, before it is sent.
  expect(await testApp().services.database.orm.$count(mails, eq(mails.recipient, user.email))).toBe(0);

  // Closed by the desk, opened again by the next word.
  const path = `/support/cases/${conversation.id}`;
  expect((await api.post(`${path}/close`, administrator)).json().closed).toBe(true);
  const list = async (closed: boolean) =>
    (await api.json(`/support/cases?closed=${closed}`, administrator)) as {
      id: string;
      customer: { name: string };
    }[];
  expect((await list(true)).find(({ id }) => id === conversation.id)?.customer.name).toBe(user.username);
  await api.post(`/support/conversations/${conversation.id}/messages`, user, { text: '하나 더요' });
  expect((await list(false)).map(({ id }) => id)).toContain(conversation.id);
  desk.stop();
});

test('with an answer of support its notification is read, those of other conversations are not', async () => {
  const user = await signIn(testApp(), 'user');
  const administrator = await signIn(testApp(), 'administrator');
  const ids: string[] = [];
  for (const text of ['하나', '둘', '셋']) ids.push((await begin({ text }, user.headers)).json().conversation.id);
  const [first, second, third] = ids;
  for (const id of [...ids, ...ids]) await answer(administrator, id, '네');
  const unread = async (): Promise<string[]> =>
    (await api.json('/notifications', user))
      .filter(({ read, kind }: { read: boolean; kind: string }) => !read && kind === 'support-answered')
      .map(({ facts }: { facts: { conversationId: string } }) => facts.conversationId);
  expect(await unread()).toEqual([...ids, ...ids].reverse());
  const live = await listenTo<LiveState>(testApp(), '/events', user.headers);
  const { notifications: before = 0 } = await live.until(() => true);
  await api.post(`/support/conversations/${first}/read`, user);
  await live.until(({ notifications }) => notifications === before - 2);
  expect(new Set(await unread())).toEqual(new Set([second, third]));
  // Whoever writes on has read what stands before.
  await api.post(`/support/conversations/${second}/messages`, user, { text: '고맙습니다' });
  expect(await unread()).toEqual([third, third]);
});

test('a message and an answer that come again under one key are kept and told once', async () => {
  const user = await signIn(testApp(), 'user');
  const administrator = await signIn(testApp(), 'administrator');
  const { id } = (await begin({ text: '안녕하세요' }, user.headers)).json().conversation;
  const twice = async (path: string, { headers }: SignedIn) => {
    const again = { ...headers, 'idempotency-key': newId() };
    const send = () => call(testApp(), 'POST', path, { body: { text: '한 번만' }, headers: again });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    // An empty key would make one of all that say the same.
    const empty = await call(testApp(), 'POST', path, {
      body: { text: '한 번만' },
      headers: { ...headers, 'idempotency-key': '' },
    });
    expect(empty.statusCode).toBe(400);
  };
  await twice(`/support/conversations/${id}/messages`, user);
  await twice(`/support/cases/${id}/answers`, administrator);
  const whole = await api.json(`/support/conversations/${id}`, user);
  expect(whole.messages.map(({ text }: { text: string }) => text)).toEqual(['안녕하세요', '한 번만', '한 번만']);
  const told = (await api.json('/notifications', user)).filter(
    ({ kind }: { kind: string }) => kind === 'support-answered',
  );
  expect(told).toHaveLength(1);
});

test('a first message that comes again makes no second conversation, and its visitor gets the same key', async () => {
  const user = await signIn(testApp(), 'user');
  const text = `한 번만 ${newId()}`;
  const sent = { 'idempotency-key': `${newId()}${newId()}` };
  const twice = async (headers: Record<string, string>, body: object = { text }) => {
    const answers = await Promise.all([begin(body, headers), begin(body, headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [one, other] = answers.map((answer) => answer.json());
    return { one, other, same: one.conversation.id === other.conversation.id };
  };
  const own = await twice({ ...user.headers, ...sent });
  expect(own.same).toBe(true);
  expect(own.one.conversation.messages).toHaveLength(1);
  expect(await api.json('/support/conversations', user)).toHaveLength(1);

  const visitor = await twice(sent);
  expect(visitor.same).toBe(true);
  expect(visitor.one.conversation.id).not.toBe(own.one.conversation.id);
  expect(visitor.one.key).toBe(visitor.other.key);
  const key = { 'x-support-key': visitor.one.key as string };
  expect(await api.json('/support/conversations', { headers: key })).toHaveLength(1);
  // Whoever might guess a short key must not read what a stranger began with it.
  expect((await twice({ 'idempotency-key': '1' })).same).toBe(false);
  expect((await begin({ text: '다른 글' }, sent)).json().conversation.id).not.toBe(visitor.one.conversation.id);
});

test('the conversations of a customer, and those at the desk, are listed part by part', async () => {
  const [user, administrator] = [await signIn(testApp(), 'user'), await signIn(testApp(), 'administrator')];
  const ids: string[] = [];
  for (const text of ['하나', '둘', '셋']) ids.unshift((await begin({ text }, user.headers)).json().conversation.id);
  const listed = async (path: string, who: SignedIn) =>
    ((await api.json(path, who)) as { id: string }[]).map(({ id }) => id);
  for (const [path, who] of [
    ['/support/conversations?', user],
    ['/support/cases?closed=false&', administrator],
  ] as const) {
    expect(await listed(`${path}_limit=2`, who)).toEqual(ids.slice(0, 2));
    expect((await listed(`${path}_start=2&_limit=2`, who))[0]).toBe(ids[2]);
    expect(await api.status(`${path}_limit=501`, who)).toBe(400);
  }
});

test('an empty message, one too long, one that cannot be kept and a bad email are refused', async () => {
  for (const body of [
    {},
    { text: '' },
    { text: '  \n ' },
    { text: 5 },
    { text: 'a\0b' },
    { text: 'x'.repeat(4001) },
    { text: 'x', email: 'nobody' },
    { text: 'x', email: 7 },
    null,
  ])
    expect((await begin(body)).statusCode, JSON.stringify(body)).toBe(400);
  expect((await begin({ text: 'x'.repeat(4000) })).statusCode).toBe(200);
});

test('a flood from one address is told to wait', async () => {
  const address = '203.0.113.9';
  let last = 200;
  for (let sent = 0; sent < 130 && last === 200; sent += 1)
    last = (await call(testApp(), 'POST', '/support/conversations', { body: { text: '또' }, address })).statusCode;
  expect(last).toBe(429);
});
