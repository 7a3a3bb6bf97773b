import type { ImportNoun } from '@hwarang/domain/imports/values';
import type { Executor } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Candidate, exhibitionsByTitle, worksByNumber, worksByTitle } from './candidates.store.ts';
import { type NamedTable, namedAlike, namedExactly } from './names.store.ts';
import { nameKey } from './names.ts';
import type { ReadRow } from './read-row.ts';
import type { Run } from './run-context.ts';

export type Recognised =
  | { kind: 'known'; id: string }
  | { kind: 'new'; id: string }
  /** Left alone if one of these says the same, else asked. */
  | { kind: 'maybe'; candidates: Candidate[] }
  | { kind: 'ask'; candidates: Candidate[] }
  | { kind: 'missing'; id: string }
  | { kind: 'twice'; row: number }
  /** Somebody of that name is made by another row: whether it is the same person cannot be known. */
  | { kind: 'namesake'; row: number };

interface Key {
  key: string;
  also: string | null | undefined;
}
type Likeness = 'same' | 'other' | 'unsure';

interface Way {
  keyOf: (fields: Record<string, unknown>) => Key | undefined;
  find: (tx: Executor, asked: { number: number; key: string; also: string | null }[], run: Run) => Promise<Candidate[]>;
  like: (given: Key, there: { title: string; also: string | null }) => Likeness;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const equalIfKnown = (given: string | null | undefined, there: string | null): Likeness =>
  !given || given === there ? 'same' : 'unsure';

const byName = (table: NamedTable, first: string, second: string): Way => ({
  keyOf: (fields) => {
    const key = textOf(fields[first]);
    return key === undefined ? undefined : { key, also: textOf(fields[second]) };
  },
  find: async (tx, asked, { startedAt }) => {
    const names = [...new Set(asked.flatMap(({ key, also }) => (also === null ? [key] : [key, also])))];
    const exact = await namedExactly(tx, table, names, startedAt);
    const called = new Set(exact.map(({ name }) => name));
    const alike = await namedAlike(
      tx,
      table,
      names.filter((name) => !called.has(name)),
      startedAt,
    );
    return asked.flatMap(({ number, key, also }) => {
      const mine = [...exact, ...alike].filter(({ name }) => name === key || name === also);
      return [...new Map(mine.map((one) => [one.id, { ...one, number, also: one.second }])).values()];
    });
  },
  like: ({ key, also }, there) => {
    if (nameKey(key) !== nameKey(there.title)) return 'unsure';
    return !also || !there.also || nameKey(also) === nameKey(there.also) ? 'same' : 'unsure';
  },
});

const ways: Record<ImportNoun, Way> = {
  'art-works': {
    keyOf: (fields) => {
      const key = textOf(fields.inventory_number);
      return key === undefined ? undefined : { key, also: fields.owner as string | null | undefined };
    },
    find: (tx, asked, { startedAt, gallery }) => worksByNumber(tx, asked, startedAt, gallery?.id),
    // Two houses may use the same number.
    like: ({ also }, there) => equalIfKnown(also, there.also),
  },
  artists: byName('artists', 'localname', 'englishname'),
  galleries: byName('galleries', 'name', 'name_en'),
  exhibitions: {
    keyOf: (fields) => {
      const key = textOf(fields.title);
      return key === undefined ? undefined : { key, also: textOf(fields.opens_on) };
    },
    find: (tx, asked, { startedAt, gallery }) => exhibitionsByTitle(tx, asked, startedAt, gallery?.id),
    like: ({ also }, there) => ((also ?? null) === there.also ? 'same' : also && there.also ? 'other' : 'unsure'),
  },
};

/** Which record each row is: by its id, else by what it is called or numbered, else asked. In the order of the sheet. */
export async function recognise(tx: Executor, run: Run, rows: readonly ReadRow[]): Promise<Map<number, Recognised>> {
  const way = ways[run.noun];
  const keys = new Map(rows.flatMap((row) => (row.id ? [] : [[row.number, way.keyOf(row.fields)] as const])));
  const asked = rows.flatMap(({ number }) => {
    const key = keys.get(number);
    return key ? [{ number, key: key.key, also: key.also ?? null }] : [];
  });
  const found = byNumber(asked.length > 0 ? await way.find(tx, asked, run) : []);
  const untitled = rows.filter((row) => run.noun === 'art-works' && !row.id && !keys.get(row.number));
  const alike = byNumber(await sameTitles(tx, run, untitled));
  const result = new Map<number, Recognised>();
  const local = new Map<string, { also: string | null; row: number }[]>();
  for (const row of rows) {
    const key = keys.get(row.number);
    const recognised = recogniseOne(run, way, row, {
      key,
      found: found.get(row.number) ?? [],
      alike: alike.get(row.number) ?? [],
      local,
    });
    result.set(row.number, recognised);
    if (recognised.kind === 'known' || recognised.kind === 'new') run.seen.set(recognised.id, row.number);
    if (recognised.kind === 'new' && key) {
      const place = nameKey(key.key);
      local.set(place, [...(local.get(place) ?? []), { also: key.also ?? null, row: row.number }]);
    }
  }
  return result;
}

interface Known {
  key: Key | undefined;
  found: readonly Candidate[];
  alike: Candidate[];
  /** Rows of this batch that make a record, by the key they give it. */
  local: ReadonlyMap<string, readonly { also: string | null; row: number }[]>;
}

function recogniseOne(run: Run, way: Way, row: ReadRow, { key, found, alike, local }: Known): Recognised {
  const answer = row.answers.id;
  const id = row.id ?? (answer === 'new' ? undefined : answer);
  if (id) {
    const other = run.seen.get(id);
    if (other !== undefined) return { kind: 'twice', row: other };
    if (run.there.has(id)) return { kind: 'known', id };
    // A gallery is not told whether it is somebody else's, and makes no record under an id of its own choice.
    return run.gallery ? { kind: 'missing', id } : { kind: 'new', id };
  }
  if (!key)
    return alike.length > 0 && answer !== 'new' ? { kind: 'maybe', candidates: alike } : { kind: 'new', id: newId() };
  const twin = local.get(nameKey(key.key))?.find(({ also }) => way.like(key, { title: key.key, also }) === 'same');
  const again = (row: number): Recognised => {
    if (run.noun !== 'artists') return { kind: 'twice', row };
    return answer === 'new' ? { kind: 'new', id: newId() } : { kind: 'namesake', row };
  };
  if (twin) return again(twin.row);
  const judged = found.map((candidate) => ({ candidate, likeness: way.like(key, candidate) }));
  const same = judged.filter(({ likeness }) => likeness === 'same').map(({ candidate }) => candidate);
  const [one] = same;
  const other = one && run.seen.get(one.id);
  if (one && other !== undefined && !same.some(({ earlier }) => earlier)) return again(other);
  if (other !== undefined && same.length === 1) return { kind: 'twice', row: other };
  if (answer === 'new') return { kind: 'new', id: newId() };
  if (one && same.length === 1) return { kind: 'known', id: one.id };
  // What this import has made itself is another row of the sheet, not what this one may have meant.
  const candidates = (
    same.length > 1 ? same : judged.filter(({ likeness }) => likeness === 'unsure').map((each) => each.candidate)
  ).filter(({ earlier }) => earlier);
  return candidates.length > 0 ? { kind: 'ask', candidates } : { kind: 'new', id: newId() };
}

async function sameTitles(tx: Executor, run: Run, rows: readonly ReadRow[]): Promise<Candidate[]> {
  const asked = rows.flatMap(({ number, fields }) => {
    const key = textOf(fields.title);
    return key === undefined ? [] : [{ number, key, also: (fields.owner as string | null | undefined) ?? null }];
  });
  return asked.length > 0 ? worksByTitle(tx, asked, run.startedAt, run.gallery?.id) : [];
}

function byNumber(all: readonly Candidate[]): Map<number, Candidate[]> {
  const groups = new Map<number, Candidate[]>();
  for (const one of all) {
    const group = groups.get(one.number);
    if (group) group.push(one);
    else groups.set(one.number, [one]);
  }
  return groups;
}
