import { randomBytes, webcrypto } from 'node:crypto';
import { isId } from '@hwarang/domain/ids';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import type { Orm } from '../platform/orm.ts';
import { secretKey } from '../platform/secrets.store.ts';
import { deviceOf } from './device.ts';
import { addSession, type Belongings, callerOfSession, noteSessionSeen } from './sessions.store.ts';

const lifetime = 30 * 24 * 60 * 60;

export type Sessions = Awaited<ReturnType<typeof openSessions>>;

export async function openSessions({ orm }: Pick<Database, 'orm'>, belongings: Belongings) {
  const key = await webcrypto.subtle.importKey(
    'raw',
    await secretKey(orm, 'session tokens'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const begin = async (inside: Orm, userId: string, userAgent?: string): Promise<string> => {
    const id = randomBytes(16).toString('hex');
    const expiresAt = await addSession(inside, { id, userId, lifetime, ...deviceOf(userAgent) });
    const end = Math.floor(expiresAt.getTime() / 1000);
    return new SignJWT({ id: userId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(end - lifetime)
      .setExpirationTime(end)
      .setJti(id)
      .sign(key);
  };
  let pass: { token: Promise<string>; until: number } | undefined;
  // Somebody of the public role may do no more than a visitor: asking the database again would protect nothing.
  const known = new LRUCache<string, Caller>({ max: 1_000, ttl: 60_000 });
  return {
    /** A token for that user, alive until its row is deleted or it expires. Give the transaction that is open, if one is. */
    begin,
    /** The token all guests of this hour share. */
    guestPass: (inside: Orm, guestId: string): Promise<string> => {
      if (!pass || pass.until < Date.now()) {
        const token = begin(inside, guestId);
        pass = { token, until: Date.now() + 3_600_000 };
        token.catch(() => {
          pass = undefined;
        });
      }
      return pass.token;
    },
    /** Who carries this token; nobody when it is forged, expired, ended, or its user is blocked. */
    callerOf: async (token: string): Promise<Caller | undefined> => {
      // Its row says whether it has ended, by the clock of the database: a process whose clock is ahead would sign everybody out.
      const claims = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(0) }).then(
        ({ payload }) => payload,
        () => undefined,
      );
      if (!claims?.jti || !isId(claims.id)) return undefined;
      const before = known.get(claims.jti);
      if (before) return before;
      const found = await callerOfSession(orm, belongings, claims.jti, claims.id);
      if (!found) return undefined;
      const { caller, unnoted } = found;
      if (caller.role === 'public') known.set(claims.jti, caller);
      else if (unnoted) await noteSessionSeen(orm, claims.jti);
      return caller;
    },
  };
}
