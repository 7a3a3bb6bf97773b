import { ownPath } from '@hwarang/domain/paths';

const profile = '/profile';
const accountPages = /^\/(login|logout|register|forgot-password|reset-password)\/?(?:[?#]|$)/;

/** Where to go once signed in: where one was, if that is a page of this site that is not itself about signing in. */
export function destinationOf(params: URLSearchParams, state: unknown): string {
  const { from } = (typeof state === 'object' && state !== null ? state : {}) as { from?: unknown };
  const target = params.get('to') ?? from;
  if (!target) return profile;
  const path = ownPath(target);
  return accountPages.test(path) ? profile : path;
}

/** The same page of the account with the same target to go somewhere afterwards. */
export const withDestination = (path: string, params: URLSearchParams): string => {
  const target = params.get('to');
  return target ? `${path}?${new URLSearchParams({ to: target })}` : path;
};
