import type { IncomingMessage } from 'node:http';
import { jsonLdPath, linkedArtProfile, type PagedName, pagePaths } from '@hwarang/domain/standards/addresses';
import Negotiator from 'negotiator';

const linkedArt = `application/ld+json;profile="${linkedArtProfile}"`;
/** The first is what a browser gets, and whoever takes anything. */
const offered = ['text/html', 'application/ld+json', linkedArt];
const names = Object.keys(pagePaths) as PagedName[];

/** The page of a record: which, and its id. */
export function recordOfPage(path: string): { name: PagedName; id: string } | undefined {
  const name = names.find((one) => path.startsWith(pagePaths[one]));
  const id = name && path.slice(pagePaths[name].length);
  return name && id && /^[0-9a-f]{24}$/.test(id) ? { name, id } : undefined;
}

/** At the address of its page a record is also data, for those who ask for data rather than a page. */
export function negotiatedUrl(request: IncomingMessage): string {
  const { url = '/', headers } = request;
  if (!headers.accept?.includes('ld+json')) return url;
  const [path = '', query] = url.split('?', 2);
  const record = recordOfPage(path);
  const type = record && new Negotiator(request).mediaType(offered);
  if (!record || !type || type === 'text/html') return url;
  const address = jsonLdPath(record.name, record.id, type === linkedArt ? 'linked-art' : undefined);
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
}
