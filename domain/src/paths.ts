/** A path of this site and nothing else: what would lead to another site, or is no path at all, becomes the home page. */
export function ownPath(wish: unknown): string {
  if (typeof wish !== 'string' || !wish.startsWith('/')) return '/';
  const here = 'http://here.invalid';
  const url = URL.canParse(wish, here) ? new URL(wish, here) : undefined;
  return url?.origin === here ? `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}${url.hash}` : '/';
}
