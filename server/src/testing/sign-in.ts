import { guest } from '@hwarang/domain/accounts/guest';
import { addUser, roleByType, userByEmail } from '../accounts/accounts.store.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { openSessions } from '../accounts/sessions.ts';
import { artists } from '../artists/artists.table.ts';
import { newId } from '../platform/ids.ts';
import { belongings } from '../users/belongings.ts';
import type { TestApp } from './test-app.ts';

export interface SignedIn {
  userId: string;
  artistId: string | undefined;
  username: string;
  email: string;
  token: string;
  headers: { authorization: string };
}

/** The password of everybody who signs in here, but the guest. */
export const testPassword = 'correct horse';
let passwordHash: Promise<string> | undefined;

/** Somebody new of that kind, with rows and a token as the product makes them. */
export async function signIn(testApp: TestApp, kind: 'administrator' | 'user' | 'artist' | 'guest'): Promise<SignedIn> {
  const { orm } = testApp.services.database;
  const key = newId();
  const username = kind === 'guest' ? guest.username : `u${key.slice(-10)}`;
  const email = kind === 'guest' ? guest.identifier : `${username}@example.com`;
  passwordHash ??= hashPassword(testPassword);
  const type = kind === 'administrator' ? 'administrator' : 'authenticated';
  const userId =
    kind === 'guest'
      ? (await userByEmail(orm, email))?.id
      : await addUser(orm, {
          username,
          email,
          passwordHash: await passwordHash,
          confirmed: true,
          roleId: await roleByType(orm, type),
        });
  if (!userId) throw new Error(`nobody could sign in as ${kind}`);
  const artistId = kind === 'artist' ? newId() : undefined;
  if (artistId)
    await orm.insert(artists).values({ id: artistId, localname: '한가람', englishname: `Han ${username}`, userId });
  const token = await (await openSessions(testApp.services.database, belongings)).begin(orm, userId);
  return { userId, artistId, username, email, token, headers: { authorization: `Bearer ${token}` } };
}
