import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { call, failureId } from '../testing/call.ts';
import { houseForTests } from '../testing/house.ts';
import { users } from './accounts.table.ts';

const house = houseForTests();
const enter = (identifier: string, password: string) =>
  call(house(), 'POST', '/auth/local', { body: { identifier, password } });

test('a password may have any signs and more than 64 of them, and counts exactly as it was typed', async () => {
  const password = ` 달항아리 Ünïcode 🌕 ${'long '.repeat(20)}End `;
  expect([...password].length).toBeGreaterThan(64);
  const form = { username: '한가람', email: 'garam@example.com', password };
  expect((await call(house(), 'POST', '/auth/local/register', { body: form })).statusCode).toBe(200);
  const { orm } = house().services.database;
  await orm.update(users).set({ confirmed: true }).where(eq(users.email, form.email));
  for (const other of [password.trim(), password.toLowerCase(), password.normalize('NFD'), password.slice(0, 72)])
    expect(failureId(await enter(form.email, other)), other).toBe('Auth.form.error.invalid');
  expect((await enter(form.email, password)).statusCode).toBe(200);
});

test('letters of one kind are enough: nothing but the length is asked of a password', async () => {
  for (const [index, password] of ['moonjar', '둥근달둥근달', '314159265'].entries()) {
    const form = { username: `plain${index}`, email: `plain${index}@example.com`, password };
    const answer = await call(house(), 'POST', '/auth/local/register', { body: form });
    expect(answer.statusCode, `${password}: ${answer.body}`).toBe(200);
  }
});
