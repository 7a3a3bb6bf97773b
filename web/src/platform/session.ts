import type { SignedIn } from '@hwarang/domain/accounts/accounts.contract';
import { type RoleType, roleTypes } from '@hwarang/domain/roles';
import { useSyncExternalStore } from 'react';
import { keptPages } from './installed.ts';
import { on } from './on.ts';

/** The names under which the browser keeps the session: part of the product's contract. */
export const sessionKeys = {
  token: '@usertoken',
  user: '@user',
  username: '@username',
  role: '@role',
  roleType: '@roletype',
  artist: '@artist',
  email: '@email',
  artworkImage: '@artworkImageId',
  company: '@company',
  contracts: '@contracts',
  guestToken: '@sessiontoken',
  authenticated: '@authenticated',
} as const;

export interface Session {
  /** Its presence alone decides whether somebody is logged in. */
  token?: string | undefined;
  userId?: string | undefined;
  username?: string | undefined;
  email?: string | undefined;
  roleType: RoleType;
  artistId?: string | undefined;
  guestToken?: string | undefined;
}

const visitor: Session = { roleType: 'public' };

/** Set on the root element before the first paint, so that the header keeps the right room for what hydration brings. */
export const signedInAttribute = 'data-signed-in';
export const sessionScript = `(function(){try{if(localStorage.getItem('${sessionKeys.token}'))document.documentElement.setAttribute('${signedInAttribute}','')}catch(e){}})()`;

const changes = new EventTarget();
let expired = false;
/** Who was seen to be logged in last, on this page. */
let lastUser: string | undefined;
let known: { written: string; session: Session } = { written: '', session: visitor };

/** Storage can be forbidden by the browser: then everybody is a visitor. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

const roleTypeOf = (text: string | null | undefined): RoleType => roleTypes.find((type) => type === text) ?? 'public';

export function readSession(): Session {
  const store = storage();
  if (!store) return visitor;
  const read = (key: keyof typeof sessionKeys) => store.getItem(sessionKeys[key]) || undefined;
  const token = read('token');
  const session: Session = {
    token,
    userId: token && read('user'),
    username: token && read('username'),
    email: token && read('email'),
    roleType: token ? roleTypeOf(read('roleType')) : 'public',
    artistId: token && read('artist'),
    guestToken: read('guestToken'),
  };
  const written = JSON.stringify(session);
  if (written !== known.written) known = { written, session };
  lastUser = session.userId ?? lastUser;
  return known.session;
}

function sessionChanged(): void {
  document.documentElement.toggleAttribute(signedInAttribute, readSession().token !== undefined);
  changes.dispatchEvent(new Event('change'));
}

function write(values: Partial<Record<keyof typeof sessionKeys, string | undefined>>): void {
  const store = storage();
  for (const [name, value] of Object.entries(values)) {
    const key = sessionKeys[name as keyof typeof sessionKeys];
    if (value === undefined) store?.removeItem(key);
    else store?.setItem(key, value);
  }
  sessionChanged();
}

export function keepUser({ jwt, user }: SignedIn): void {
  expired = false;
  write({
    token: jwt,
    user: user.id,
    username: user.username,
    email: user.email,
    role: user.role.name,
    roleType: user.role.type,
    artist: user.artist?.id,
    company: user.companies[0]?.id,
    contracts: JSON.stringify(user.contracts.map(({ id }) => id)),
    artworkImage: undefined,
    authenticated: 'true',
  });
}

/** The guest's token stands beside a user's and takes nothing from it. */
export function keepGuest({ jwt, user }: SignedIn): void {
  const roleType = readSession().token ? {} : { roleType: user.role.type };
  write({ guestToken: jwt, authenticated: 'true', ...roleType });
}

/** What may have been changed since signing in, here or on another device. */
export const keepNames = ({ username, email }: { username: string; email: string }): void => write({ username, email });

export const keepArtist = (artistId: string): void => write({ artist: artistId });

/** The picture that was uploaded last for an artwork of the open call. */
export const keepArtworkImage = (fileId: string): void => write({ artworkImage: fileId });

export const forgetArtist = (): void => write({ artist: undefined });

/** Signing out empties the whole local storage. */
export function clearSession(): void {
  expired = false;
  storage()?.clear();
  leave();
}

function leave(): void {
  // What was kept for hours without a connection goes with the one who saw it.
  if (typeof caches !== 'undefined') void caches.delete(keptPages).catch(() => undefined);
  sessionChanged();
}

/**
 * The server no longer knows this token. Another one, stored meanwhile by another tab, stays, and so does what somebody has begun
 * here: who logs in again goes on with it.
 */
export function dropUser(token: string): void {
  if (readSession().token !== token) return;
  expired = true;
  for (const key of Object.values(sessionKeys)) storage()?.removeItem(key);
  leave();
}

/** Somebody was logged in on this page until the server no longer knew the token. */
export const hasExpired = (): boolean => expired;

export const expiredUser = (): string | undefined => (expired ? lastUser : undefined);

export function dropGuest(token: string): void {
  if (readSession().guestToken === token) write({ guestToken: undefined });
}

const watch = (listener: () => void) => on(changes, ['change'], listener);
// Another tab signed in or out. Signing out clears the storage, which names no key; the token alone goes when it has expired.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKeys.token) expired = newValue === null;
    sessionChanged();
  });

/** The server and the first render in the browser know only a visitor; the user appears right after. */
export const useSession = (): Session => useSyncExternalStore(watch, readSession, () => visitor);
