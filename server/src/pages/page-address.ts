import { isLanguage } from '@hwarang/domain/language';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** The part of a requested address that a page depends on: its path, and of its query the names it declares. */
export type PageAddresses = (url: string) => string;

type Routes = ServerBuild['routes'];

/**
 * Pages declare the names they read in their `handle` (see PageHandle in web). Every other name is left out of the cache key and of what
 * the renderer sees: otherwise any `?x=1` is a page that has to be rendered anew.
 */
export function pageAddressesOf(routes: Routes): PageAddresses {
  const tree = treeOf(routes);
  return (url) => {
    // A proxy may send the whole address; the site's own name is known from elsewhere.
    const [path = '/', query] = url.replace(/^https?:\/\/[^/?]*\/?/i, '/').split(/\?(.*)/s, 2);
    if (!query) return path;
    const data = path.endsWith('.data');
    const matches = matchRoutes(tree, data ? pageOf(path) : path) ?? [];
    const names = matches.flatMap(({ route }) => (route.handle as { query?: string[] } | undefined)?.query ?? []);
    const given = new URLSearchParams(query);
    const known = new URLSearchParams();
    // Always in the same order, and a name that is given twice counts once: one page, one key.
    for (const name of [...new Set(names)].sort()) copy(given, known, name);
    if (isLanguage(given.get('lang'))) copy(given, known, 'lang');
    // The router's own: which loaders of the page are asked.
    const ids = data ? given.get('_routes') : null;
    if (ids?.split(',').every((id) => id in routes)) copy(given, known, '_routes');
    return known.size > 0 ? `${path}?${known}` : path;
  };
}

function copy(from: URLSearchParams, to: URLSearchParams, name: string): void {
  const value = from.get(name);
  if (value !== null) to.set(name, value);
}

/** The page whose data the browser's router asks for under `/artists.data`, `/artists/_.data` or `/_root.data`. */
const pageOf = (path: string): string => path.replace(/\/(_root|_)\.data$|\.data$/, '') || '/';

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module }): RouteObject => {
      const own = { id, handle: module.handle, ...(path ? { path } : {}), ...(caseSensitive ? { caseSensitive } : {}) };
      return index ? { ...own, index: true } : { ...own, children: treeOf(routes, id) };
    });
}
