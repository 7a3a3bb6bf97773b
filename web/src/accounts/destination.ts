import { ownPath } from '@hwarang/domain/paths';

const profile = '/profile';
const accountPages = /^\/(login|logout|register|forgot-password|reset-password)\/?(?:[?#]|$)/;

/** Where to go once signed in: where one was, if that is a page of this site that is not itself about signing in. */
export function destinationOf(wishes: URLSearchParams, state: unknown): string {
  const { from } = (typeof state === 'object' && state !== null ? state : {}) as { from?: unknown };
  const wish = wishes.get('to') ?? from;
  if (!wish) return profile;
  const path = ownPath(wish);
  return accountPages.test(path) ? profile : path;
}

/** The same page of the account with the same wish to go somewhere afterwards. */
export const withDestination = (path: string, wishes: URLSearchParams): string => {
  const wish = wishes.get('to');
  return wish ? `${path}?${new URLSearchParams({ to: wish })}` : path;
};
