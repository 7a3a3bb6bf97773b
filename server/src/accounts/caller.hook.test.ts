import { guest } from '@hwarang/domain/accounts/guest';
import { expect, test } from 'vitest';
import type { Caller } from '../platform/caller.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { belongings } from '../users/belongings.ts';
import { openSessions } from './sessions.ts';

const testApp = testAppForFile();
const callerOf = async (token: string): Promise<Caller | undefined> =>
  (await openSessions(testApp().services.database, belongings)).callerOf(token);
const asked = (headers: Record<string, string>) => testApp().fastify.inject({ url: '/api/unknown-thing', headers });

test('an artist is known by user, role and artist', async () => {
  const artist = await signIn(testApp(), 'artist');
  expect(await callerOf(artist.token)).toMatchObject({
    role: 'authenticated',
    userId: artist.userId,
    artistId: artist.artistId,
  });
});

test('the guest has the public role', async () => {
  const answer = await testApp().fastify.inject({
    method: 'POST',
    url: '/api/auth/local',
    payload: { identifier: guest.identifier, password: guest.password },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user.role.type).toBe('public');
  expect(await callerOf(answer.json().jwt)).toMatchObject({ role: 'public' });
});

test('no token is a visitor, a forged token is 401', async () => {
  expect((await asked({})).statusCode).toBe(404);
  expect((await asked({ authorization: 'Bearer abc' })).statusCode).toBe(401);
  expect((await asked({ authorization: 'Bearer' })).statusCode).toBe(401);
  const { token } = await signIn(testApp(), 'user');
  expect((await asked({ authorization: `Bearer ${token}` })).statusCode).toBe(404);
  expect((await asked({ authorization: `Bearer ${token.slice(0, -4)}AAAA` })).statusCode).toBe(401);
});
