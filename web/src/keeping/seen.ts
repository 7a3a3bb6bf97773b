import { useEffect, useState } from 'react';

const place = 'hwarang-seen';
const most = 12;

/** Works whose pages were opened in this browser, the last one first. No other place keeps them. */
export function seenFrom(text: string | null): string[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(read)) return [];
    return [...new Set(read.filter((id) => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id)))].slice(0, most + 1);
  } catch {
    return [];
  }
}

/** Notes this one, and answers those before it. */
function noteSeen(id: string): string[] {
  try {
    const before = seenFrom(localStorage.getItem(place)).filter((other) => other !== id);
    localStorage.setItem(place, JSON.stringify([id, ...before].slice(0, most + 1)));
    return before.slice(0, most);
  } catch {
    return [];
  }
}

/** The works seen before this one, once the page is alive. */
export function useSeen(id: string): string[] {
  const [seen, setSeen] = useState<string[]>([]);
  useEffect(() => setSeen(noteSeen(id)), [id]);
  return seen;
}
