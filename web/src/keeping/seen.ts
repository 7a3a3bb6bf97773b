import { useEffect, useState } from 'react';
import { readStored, store } from '../platform/stored.ts';

const place = 'hwarang-seen';
const most = 12;

/** Works whose pages were opened in this browser, the last one first. No other place keeps them. */
export function seenFrom(kept: unknown): string[] {
  if (!Array.isArray(kept)) return [];
  return [...new Set(kept.filter((id) => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id)))].slice(0, most + 1);
}

/** Notes this one, and answers those before it. */
function noteSeen(id: string): string[] {
  const before = seenFrom(readStored(place)).filter((other) => other !== id);
  store(place, [id, ...before].slice(0, most + 1));
  return before.slice(0, most);
}

/** The works seen before this one, once the page is alive. */
export function useSeen(id: string): string[] {
  const [seen, setSeen] = useState<string[]>([]);
  useEffect(() => setSeen(noteSeen(id)), [id]);
  return seen;
}
