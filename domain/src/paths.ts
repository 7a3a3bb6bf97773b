/** A path of this site and nothing else: what would lead to another site, or is no path at all, becomes the home page. */
export function ownPath(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return '/';
  const here = 'http://here.invalid';
  const url = URL.canParse(given, here) ? new URL(given, here) : undefined;
  return url?.origin === here ? `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}${url.hash}` : '/';
}
