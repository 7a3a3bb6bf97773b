import { useLocation, useMatches } from 'react-router';

/**
 * What a page exports as `handle`: the names of its query that its server-rendered HTML depends on. The server keeps rendered pages by
 * them and hands no other name to the renderer, so that `?utm_source=…` is neither a new page nor part of one.
 */
export interface PageHandle {
  query: readonly string[];
}

/** The address of this page with the names it declares: the same on the server and in the browser, whatever else the query holds. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  const names = useMatches().flatMap(({ handle }) => (handle as PageHandle | undefined)?.query ?? []);
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}
