import { useSearchParams } from 'react-router';

export interface Wishes {
  wish: (name: string) => string;
  sort: string;
  set: (changes: Record<string, string>) => void;
}

/** Search, order and filters of a table. They stand in the address: Back brings them back, and they can be sent to somebody. */
export function useWishes(defaultSort: string): Wishes {
  const [wishes, setWishes] = useSearchParams();
  const wish = (name: string) => wishes.get(name) ?? '';
  return {
    wish,
    sort: wish('sort') || defaultSort,
    set: (changes: Record<string, string>) =>
      setWishes(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** The question to the API that these wishes are. */
export function questionOf(sort: string, words: string, filters: Record<string, string>): string {
  const parts = new URLSearchParams({ _sort: sort });
  if (words.trim()) parts.set('_q', words.trim().slice(0, 100));
  for (const [name, value] of Object.entries(filters)) if (value) parts.set(name, value);
  return parts.toString();
}
