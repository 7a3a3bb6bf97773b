import { request } from '../platform/api.ts';
import { ApiFailure } from '../platform/api-failure.ts';

/** The most bytes of pictures that are kept while somebody goes back and forth. */
const most = 96 * 1024 * 1024;

interface Kept {
  url: string;
  size: number;
}
const kept = new Map<string, Kept>();
const coming = new Map<string, Promise<string>>();
let size = 0;

/** The address of a picture in this browser, if it has come already. */
export const keptPicture = (path: string): string | undefined => kept.get(path)?.url;

/**
 * Pictures of a jury are only for its jurors, so an address alone shows none: they are asked for with the juror's token and shown from
 * memory. Those that were looked at longest ago are let go.
 */
export function loadPicture(path: string): Promise<string> {
  const known = kept.get(path);
  if (known) {
    kept.delete(path);
    kept.set(path, known);
    return Promise.resolve(known.url);
  }
  const asked = coming.get(path) ?? ask(path).finally(() => coming.delete(path));
  coming.set(path, asked);
  return asked;
}

async function ask(path: string): Promise<string> {
  const answer = await request({ method: 'GET', path });
  if (!answer.ok) throw new ApiFailure(answer.status, undefined);
  const blob = await answer.blob();
  const url = URL.createObjectURL(blob);
  kept.set(path, { url, size: blob.size });
  size += blob.size;
  for (const [oldest, { url: old, size: its }] of kept) {
    if (size <= most || oldest === path) break;
    kept.delete(oldest);
    size -= its;
    URL.revokeObjectURL(old);
  }
  return url;
}

/** When somebody leaves: what one account has seen must not be there for the next. */
export function forgetPictures(): void {
  for (const { url } of kept.values()) URL.revokeObjectURL(url);
  kept.clear();
  size = 0;
}
