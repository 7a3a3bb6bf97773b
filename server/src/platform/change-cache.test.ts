import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeChanges } from '../testing/fake-changes.ts';
import { ChangeCache } from './change-cache.ts';
import type { Change } from './changes.ts';
import { type Reads, readsOfTables } from './reads.ts';

interface Value {
  text: string;
  reads?: Reads;
}

function newCache(options: { bytes?: number; nextStatusChange?: () => Promise<number> } = {}) {
  const changes = fakeChanges();
  const cache = new ChangeCache<Value>(changes, {
    bytes: 10_000,
    sizeOf: ({ text }) => text.length + 500,
    readsOf: ({ reads }) => reads ?? readsOfTables('artworks'),
    mayKeep: ({ text }) => !text.startsWith('error'),
    nextStatusChange: async () => 60_000,
    ...options,
  });
  const get = async (key: string, text: string, current = true) =>
    (await cache.get(key, async () => ({ text }), current)).text;
  return { cache, changes, get };
}

/** A making that ends when it is told to. */
function heldMaking(text: string) {
  let finish = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const make = async (): Promise<Value> => {
    begin();
    await held;
    return { text };
  };
  return { make, begun, finish };
}

function stopClock() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

const edit: Change = { table: 'artworks', kind: 'edit', ids: ['a'], parents: ['p'] };
const withdrawal: Change = { ...edit, kind: 'withdrawal' };

test('a value is made once for all who ask at once, and kept until a change is announced', async () => {
  const { cache, changes, get } = newCache();
  const make = vi.fn(async () => ({ text: 'old' }));
  await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await get('a', 'new')).toBe('old');
  expect(cache.holds('a')).toBe(true);
  changes.publish();
  expect(cache.holds('a')).toBe(false);
  expect(await get('a', 'new')).toBe('new');
});

test.each([undefined, edit, withdrawal])(
  'who asks for the current value gets none whose making began before a change (%j)',
  async (change) => {
    const { cache, changes, get } = newCache();
    const { make, begun, finish } = heldMaking('old');
    const slow = cache.get('a', make);
    await begun;
    changes.publish(change);
    const later = get('a', 'new');
    finish();
    expect((await slow).text).toBe('old');
    expect(await later).toBe('new');
    expect(await get('a', 'newer')).toBe('new');
  },
);

test('a making that a change does not concern is kept, and given to those who asked meanwhile', async () => {
  const { cache, changes, get } = newCache();
  const { make, begun, finish } = heldMaking('first');
  const slow = cache.get('a', make);
  await begun;
  changes.publish({ ...withdrawal, table: 'artists' });
  const later = get('a', 'second');
  finish();
  expect([(await slow).text, await later]).toEqual(['first', 'first']);
});

test('a change takes away what shows its records or lists its table, and nothing else', async () => {
  const none = new Set<string>();
  const tables = new Set(['artworks', 'artists']);
  const kept: Record<string, Reads> = {
    record: { tables, lists: none, rows: none, ids: new Set(['a']), children: none, unnamed: none },
    other: { tables, lists: none, rows: none, ids: new Set(['b', 'p']), children: none, unnamed: none },
    parent: { tables, lists: none, rows: none, ids: new Set(['p']), children: new Set(['artworks']), unnamed: none },
    list: { tables, lists: new Set(['artworks']), rows: none, ids: none, children: none, unnamed: none },
    search: { tables, lists: none, rows: new Set(['artworks']), ids: none, children: none, unnamed: none },
    elsewhere: readsOfTables('galleries'),
  };
  const gone = async (change: Change) => {
    const { cache, changes } = newCache();
    for (const [key, reads] of Object.entries(kept)) await cache.get(key, async () => ({ text: key, reads }));
    changes.publish(change);
    return Object.keys(kept).filter((key) => !cache.holds(key));
  };
  expect(await gone(edit)).toEqual(['record', 'parent', 'search']);
  expect(await gone({ ...edit, kind: 'insert' })).toEqual(['record', 'parent', 'list', 'search']);
  expect(await gone(withdrawal)).toEqual(['record', 'parent', 'list', 'search']);
  expect(await gone({ table: 'artworks', kind: 'edit' })).toEqual(['record', 'other', 'parent', 'list', 'search']);
  expect(await gone({ table: 'artists', kind: 'edit', ids: ['a'] })).toEqual(['record']);
  expect(await gone({ table: 'galleries', kind: 'insert', ids: ['g'] })).toEqual(['elsewhere']);
  expect(await gone({ table: '*', kind: 'withdrawal' })).toEqual(Object.keys(kept));
});

test('after an edit one reader waits for the new value and others get the old one, never the writer', async () => {
  const { cache, changes, get } = newCache();
  await get('a', 'old', false);
  changes.publish(edit);
  const { make, begun, finish } = heldMaking('new');
  const first = cache.get('a', make, false);
  await begun;
  expect(await get('a', 'never made', false)).toBe('old');
  expect(cache.holds('a', false)).toBe(true);
  const writer = get('a', 'never made');
  expect(cache.holds('a')).toBe(false);
  finish();
  expect([(await first).text, await writer]).toEqual(['new', 'new']);
  expect(await get('a', 'never made', false)).toBe('new');
});

test('the old value is given for less than a second after the change', async () => {
  stopClock();
  const { cache, changes, get } = newCache();
  await get('a', 'old', false);
  changes.publish(edit);
  const { make, begun, finish } = heldMaking('new');
  const first = cache.get('a', make, false);
  await begun;
  vi.advanceTimersByTime(999);
  changes.publish(edit);
  expect(await get('a', 'never made', false)).toBe('old');
  vi.advanceTimersByTime(1);
  expect(cache.holds('a', false)).toBe(false);
  finish();
  await first;
});

test('a withdrawal takes the old value away at once, also while it is made anew', async () => {
  const { cache, changes, get } = newCache();
  await get('a', 'old', false);
  changes.publish(edit);
  const { make, begun, finish } = heldMaking('made before the withdrawal');
  const first = cache.get('a', make, false);
  await begun;
  changes.publish(withdrawal);
  expect(cache.holds('a', false)).toBe(false);
  const later = get('a', 'new', false);
  finish();
  await first;
  expect(await later).toBe('new');
});

test('a withdrawal takes at once what shows one of its records, and leaves other lists for a moment', async () => {
  const none = new Set<string>();
  const tables = new Set(['artworks']);
  const list = (...ids: string[]): Reads => ({
    tables,
    lists: tables,
    rows: none,
    ids: new Set(ids),
    children: tables,
    unnamed: none,
  });
  const kept: Record<string, Reads> = {
    'shows it': list('a', 'p'),
    'shows another of the same artist': list('b', 'p'),
    'shows something without ids': { ...list('b'), unnamed: tables },
  };
  /** What is still given to visitors while it is made anew. */
  const given = async (change: Change) => {
    const { cache, changes } = newCache();
    for (const [key, reads] of Object.entries(kept)) await cache.get(key, async () => ({ text: key, reads }));
    changes.publish(change);
    const { make, begun, finish } = heldMaking('new');
    const makings = Object.keys(kept).map((key) => cache.get(key, make, false));
    await begun;
    const still = Object.keys(kept).filter((key) => cache.holds(key, false));
    expect(Object.keys(kept).filter((key) => cache.holds(key))).toEqual([]);
    finish();
    await Promise.all(makings);
    return still;
  };
  expect(await given(withdrawal)).toEqual(['shows another of the same artist']);
  expect(await given({ table: 'artworks', kind: 'withdrawal' })).toEqual([]);
  expect(await given({ ...withdrawal, ids: [] })).toEqual([]);
});

test('however often records change, a value is made little more than once a second for those who only read', async () => {
  stopClock();
  const { changes, get } = newCache();
  const made = new Set<string>();
  for (let time = 0; time < 7500; time += 50) {
    made.add(await get('a', `at ${time}`, false));
    changes.publish(edit);
    vi.advanceTimersByTime(50);
  }
  // Four at once, then one every 700 milliseconds.
  expect(made.size).toBe(4 + 10);
  expect(await get('a', 'current')).toBe('current');
});

test('a value that many changes have passed by unseen is made anew', async () => {
  const { changes, get } = newCache();
  await get('a', 'old');
  const ids = Array.from({ length: 300 }, (_, number) => String(number));
  for (let count = 0; count < 200; count += 1) changes.publish({ table: 'galleries', kind: 'edit', ids });
  expect(await get('a', 'new')).toBe('new');
});

test('what was kept before is given to the next making, to compare with', async () => {
  const { cache, changes, get } = newCache();
  await get('a', 'old');
  changes.publish(withdrawal);
  const compared = await cache.get('a', async (before) => ({ text: `${before?.text} and new` }));
  expect(compared.text).toBe('old and new');
});

test('nothing is kept while this instance cannot hear the others', async () => {
  const { changes, get } = newCache();
  changes.listening = false;
  expect(await get('a', 'one')).toBe('one');
  expect(await get('a', 'two')).toBe('two');
});

test('a kept value is given while the database is lost, until it may no longer be trusted', async () => {
  const { changes, get } = newCache();
  await get('a', 'before');
  changes.listening = false;
  changes.outage = 3;
  expect(await get('a', 'after')).toBe('before');
  changes.outage = undefined;
  expect(await get('a', 'after')).toBe('after');
});

test('a value is made anew when a record appears or vanishes by the clock, without a write', async () => {
  stopClock();
  const { get } = newCache({ nextStatusChange: async () => 30 });
  expect(await get('a', 'before')).toBe('before');
  expect(await get('a', 'after')).toBe('before');
  vi.advanceTimersByTime(30);
  expect(await get('a', 'after')).toBe('after');
});

test('nothing is kept for longer than ten minutes, nor than its reads allow', async () => {
  stopClock();
  const { cache, get } = newCache({ nextStatusChange: async () => Number.POSITIVE_INFINITY });
  await get('a', 'old');
  await cache.get('b', async () => ({ text: 'old', reads: { ...readsOfTables('artworks'), longest: 60_000 } }));
  vi.advanceTimersByTime(59_999);
  expect([cache.holds('a'), cache.holds('b')]).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect([cache.holds('a'), cache.holds('b')]).toEqual([true, false]);
  vi.advanceTimersByTime(540_000);
  expect(cache.holds('a')).toBe(false);
  expect(await get('a', 'new')).toBe('new');
  expect(cache.holds('a')).toBe(true);
});

test('the cache stays within its bytes and forgets what was asked for longest ago', async () => {
  const { get } = newCache({ bytes: 3_500 });
  for (const key of ['a', 'b', 'a', 'c']) await get(key, key.repeat(1000));
  expect(await get('a', 'gone')).not.toBe('gone');
  expect(await get('b', 'gone')).toBe('gone');
});

test('what must not be kept and what failed is made anew', async () => {
  const { cache, get } = newCache();
  await get('a', 'error');
  await expect(cache.get('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await get('a', 'found')).toBe('found');
  expect(await get('b', 'up')).toBe('up');
});
