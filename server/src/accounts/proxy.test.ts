import { expect, test } from 'vitest';
import { call } from '../testing/call.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { attempts } from './accounts.table.ts';

const testApp = testAppForFile({ TRUST_PROXY: 'on' });

test('behind a proxy the address is the one the proxy saw, whatever the client claims', async () => {
  const { orm } = testApp().services.database;
  const fail = (forwarded: string) =>
    call(testApp(), 'POST', '/auth/local', {
      body: { identifier: 'nobody@example.com', password: 'wrong' },
      headers: { 'x-forwarded-for': forwarded },
    });
  await fail('10.9.8.7, 203.0.113.5');
  await fail('10.6.5.4, 203.0.113.5');
  await fail('203.0.113.6');
  const keys = (await orm.select().from(attempts)).map(({ key }) => key).filter((key) => key.includes('-from:'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(2);
});
