import { afterEach, expect, test, vi } from 'vitest';
import { readStored, store } from './stored.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a value is read back as it was stored, and undefined takes it away', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
  });
  store('place', { works: [1] }, 'sessionStorage');
  expect(readStored('place', 'sessionStorage')).toEqual({ works: [1] });
  kept.set('place', '{');
  expect(readStored('place', 'sessionStorage')).toBeNull();
  store('place', undefined, 'sessionStorage');
  expect(kept.size).toBe(0);
});

test('a browser whose storage is forbidden reads nothing and stores nothing', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  store('place', 'text');
  expect(readStored('place')).toBeNull();
});
