import type { IncomingHttpHeaders } from 'node:http';
import type { Range, Stat } from './storage.ts';

export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => ['*', `"${etag}"`, `W/"${etag}"`].includes(one.trim()));

/** The one range asked for. Several at once, or one that is badly written, are answered with the whole, as HTTP allows. */
export function askedRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { bytes, etag }: Stat,
): Range | 'unsatisfiable' | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '');
  if (!parts || (!parts[1] && !parts[2])) return undefined;
  if (typeof ifRange === 'string' && ifRange.trim() !== `"${etag}"`) return undefined;
  const [from, to] = [parts[1] ?? '', parts[2] ?? ''];
  if (!from) {
    const length = Math.min(Number(to), bytes);
    return length > 0 ? { start: bytes - length, end: bytes - 1 } : 'unsatisfiable';
  }
  const start = Number(from);
  const end = to ? Math.min(Number(to), bytes - 1) : bytes - 1;
  if (to && Number(to) < start) return undefined;
  return start < bytes ? { start, end } : 'unsatisfiable';
}
