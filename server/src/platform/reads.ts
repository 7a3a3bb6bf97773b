import type { ServerResponse } from 'node:http';
import type { Change } from './changes.ts';

/** What an answer was made from: by it a cache knows which changes can have made it wrong. */
export interface Reads {
  /** All tables that were read. A change whose rows are too many to be named concerns everything that was made of its table. */
  tables: ReadonlySet<string>;
  /** Tables of which a set of rows was read: a row that comes, goes or is hidden concerns it. */
  lists: ReadonlySet<string>;
  /** Tables of which any change of any row concerns it. */
  rows: ReadonlySet<string>;
  /** Records that it shows or asked for: a change of one of them concerns it. */
  ids: ReadonlySet<string>;
  /** Tables of which it shows the rows that belong to these records: a change of such a row concerns it. */
  children: ReadonlySet<string>;
  /** Tables of which it shows something without the id of the record: whatever of them is withdrawn may be shown. */
  unnamed: ReadonlySet<string>;
  /** For how many milliseconds it may be kept, where it may miss changes for that long. */
  longest?: number | undefined;
}

const none: ReadonlySet<string> = new Set();

/** Everything that was made of these tables, and nothing finer. */
export const readsOfTables = (...tables: string[]): Reads => {
  const all = new Set(tables);
  return { tables: all, lists: all, rows: all, ids: none, children: none, unnamed: all };
};

/** Holds whatever is asked for. */
const any: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

/** For what does not say what it reads: any change concerns it. */
export const readsOfAnything: Reads = {
  tables: any,
  lists: any,
  rows: any,
  ids: none,
  children: none,
  unnamed: any,
};

export function joinReads(all: readonly Reads[]): Reads {
  const union = (of: (reads: Reads) => ReadonlySet<string>) => {
    const sets = all.map(of);
    return sets.includes(any) ? any : new Set(sets.flatMap((set) => [...set]));
  };
  const longest = Math.min(...all.map((reads) => reads.longest ?? Number.POSITIVE_INFINITY));
  return {
    tables: union(({ tables }) => tables),
    lists: union(({ lists }) => lists),
    rows: union(({ rows }) => rows),
    ids: union(({ ids }) => ids),
    children: union(({ children }) => children),
    unnamed: union(({ unnamed }) => unnamed),
    ...(Number.isFinite(longest) ? { longest } : {}),
  };
}

/** Whether what was made from these reads can be wrong after the change. */
export function concerns({ table, kind, ids, parents = [] }: Change, reads: Reads): boolean {
  if (!ids) return reads.tables.has(table);
  if (reads.rows.has(table) || (kind !== 'edit' && reads.lists.has(table))) return true;
  if (ids.some((id) => reads.ids.has(id))) return true;
  return reads.children.has(table) && parents.some((id) => reads.ids.has(id));
}

/** Whether what was made from these reads, and is concerned by the change, may show what the change took out of sight. */
export function mayShowWithdrawn({ table, kind, ids, parents = [] }: Change, reads: Reads): boolean {
  if (kind !== 'withdrawal') return false;
  if (!ids || reads.unnamed.has(table)) return true;
  // A row that only links two records has no id of its own: it is shown by whatever shows one of them.
  return (ids.length > 0 ? ids : parents).some((id) => reads.ids.has(id));
}

const [quote, digits, mostIds] = [34, 24, 10_000];
const isHex = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 48 && byte <= 57) || (byte >= 97 && byte <= 102));

/** The ids in a JSON text; when they are too many to remember, any id. Copied: a part of a string would keep the whole in memory. */
function idsIn(body: Buffer): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let at = 0; at + digits + 1 < body.length; at += 1) {
    if (body[at] !== quote || body[at + digits + 1] !== quote) continue;
    let hex = 0;
    while (hex < digits && isHex(body[at + 1 + hex])) hex += 1;
    if (hex < digits) continue;
    ids.add(body.toString('latin1', at + 1, at + 1 + digits));
    if (ids.size > mostIds) return any;
    at += digits;
  }
  return ids;
}

/** The same, with the ids that the answer shows. They are looked for when a change is compared with them: most answers see none. */
export function withIdsOf(body: Buffer, { ids, ...reads }: Reads): Reads {
  let found: ReadonlySet<string> | undefined;
  const find = () => {
    const shown = idsIn(body);
    return shown === any ? any : new Set([...shown, ...ids]);
  };
  return {
    ...reads,
    get ids() {
      found ??= find();
      return found;
    },
  };
}

export interface Noted {
  reads: Reads;
  /** The same object as long as the answer is the same; absent where that is not known. */
  content?: object | undefined;
}

const noted = new WeakMap<ServerResponse, Noted>();

/** Tells whoever asked within the process, as the pages do, what the answer was made from. */
export const noteReads = (response: ServerResponse, reads: Reads, content?: object): void =>
  void noted.set(response, { reads, content });
/** A route that tells nothing may have read anything. */
export const notedReads = (response: ServerResponse): Noted => noted.get(response) ?? { reads: readsOfAnything };
