import { expiredUser, readSession } from './session.ts';
import { readStored, store } from './stored.ts';

/** What forms held that was not sent when the login of this user expired, by their places: for the same user, back in this tab. */
interface Unsent {
  user: string;
  forms: Record<string, Record<string, string>>;
}

const key = 'hwarang-unsent';

function formsOf(user: string | undefined): Unsent['forms'] {
  const unsent = readStored(key, 'sessionStorage') as Unsent | null;
  return unsent && unsent.user === user ? unsent.forms : {};
}

const read = () => formsOf(readSession().userId);

export const unsentAt = (place: string): Record<string, string> | undefined => read()[place];

/** Of the first form that was not sent whose place matches, what the first group holds. */
export function unsentMatch(pattern: RegExp): string | undefined {
  for (const place of Object.keys(read())) {
    const found = pattern.exec(place);
    if (found) return found[1];
  }
  return undefined;
}

export function keepUnsent(place: string, values: Record<string, string>): void {
  const user = expiredUser();
  if (user) store(key, { user, forms: { ...formsOf(user), [place]: values } } satisfies Unsent, 'sessionStorage');
}

export function forgetUnsent(place: string): void {
  const { userId: user } = readSession();
  const { [place]: _sent, ...forms } = read();
  if (user) store(key, { user, forms } satisfies Unsent, 'sessionStorage');
}

export const forgetAllUnsent = (): void => store(key, undefined, 'sessionStorage');
