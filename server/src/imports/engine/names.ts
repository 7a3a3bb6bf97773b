import type { NameReference } from '@hwarang/domain/imports/read-names';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Named, type NamedTable, type Naming, namedAlike, namedExactly } from './names.store.ts';

type Found =
  | { kind: 'one'; id: string }
  | { kind: 'ask'; candidates: Named[] }
  /** Nobody is called so: made with the row that names it. */
  | { kind: 'new'; id: string };

interface Known {
  found: Found;
  /** What an answer 'new' leads to: made by this import before, or yet to be made. */
  fresh: string;
}

/** An artist or gallery that is made along with the row that names it. */
export interface Wanted {
  noun: NamedTable;
  id: string;
  name: NameReference;
}

export const nameKey = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Artists or galleries as cells call them. Nobody is taken for somebody else: what is not surely one is asked. */
export class Names {
  readonly #table: NamedTable;
  readonly #startedAt: Date;
  readonly #naming: Naming | undefined;
  readonly #known = new LRUCache<string, Known>({ max: 50_000 });
  /** Who is yet to be made, by every name: two rows that write it differently mean the same one. */
  readonly #fresh = new LRUCache<string, string>({ max: 100_000 });
  readonly #made = new Set<string>();
  readonly #told = new Set<string>();

  constructor(table: NamedTable, startedAt: Date, naming?: Naming) {
    this.#table = table;
    this.#naming = naming;
    this.#startedAt = startedAt;
  }

  async learn(executor: Executor, all: Iterable<NameReference>): Promise<void> {
    const wanted = new Map<string, NameReference>();
    for (const one of all) if (!this.#known.has(nameKey(one.written))) wanted.set(nameKey(one.written), one);
    if (wanted.size === 0) return;
    const refs = [...wanted.values()];
    const names = new Set(refs.flatMap((ref) => ref.names));
    const exact = byName(await namedExactly(executor, this.#table, [...names], this.#startedAt, this.#naming));
    const others = refs.filter((ref) => !ref.names.some((name) => exact.has(name))).flatMap((ref) => ref.names);
    const alike = byName(
      others.length > 0
        ? await namedAlike(executor, this.#table, [...new Set(others)], this.#startedAt, this.#naming)
        : [],
    );
    for (const [key, ref] of wanted) this.#known.set(key, this.#judge(ref, called(exact, ref), called(alike, ref)));
  }

  #judge(ref: NameReference, exact: Named[], alike: Named[]): Known {
    const before = exact.filter(({ earlier }) => earlier);
    const made = exact.find(({ earlier }) => !earlier);
    const fresh = made?.id ?? this.#freshOf(ref);
    const [only] = before;
    if (only && before.length === 1 && isSurely(ref, only)) return { found: { kind: 'one', id: only.id }, fresh };
    if (only) return { found: { kind: 'ask', candidates: before }, fresh };
    if (made) return { found: { kind: 'one', id: made.id }, fresh };
    return { found: alike.length > 0 ? { kind: 'ask', candidates: alike } : { kind: 'new', id: fresh }, fresh };
  }

  #freshOf({ names }: NameReference): string {
    const keys = names.map(nameKey);
    const id = keys.map((key) => this.#fresh.get(key)).find((known) => known !== undefined) ?? newId();
    for (const key of keys) this.#fresh.set(key, id);
    return id;
  }

  /** `answer` is what was chosen for this cell, if it was asked before. */
  find({ written }: NameReference, answer: string | undefined): Found {
    const known = this.#known.get(nameKey(written));
    if (!known) throw new Error('a name was not looked up');
    if (answer === undefined) return known.found;
    return answer === 'new' ? { kind: 'new', id: known.fresh } : { kind: 'one', id: answer };
  }

  /** Whether nobody was told yet that it will be made. */
  isNews(id: string): boolean {
    if (this.#told.has(id)) return false;
    this.#told.add(id);
    return true;
  }

  isMade(id: string): boolean {
    return this.#made.has(id);
  }

  /** It is there now. */
  settle(id: string): void {
    this.#made.add(id);
  }
}

/** A cell that gives the name in both scripts means somebody who has both. */
function isSurely({ local, english, names }: NameReference, { title, second }: Named): boolean {
  if (nameKey(local) === nameKey(english)) return true;
  const keys = new Set([local, english, ...names].map(nameKey));
  return keys.has(nameKey(title)) && (!second || keys.has(nameKey(second)));
}

const called = (all: ReadonlyMap<string, Named[]>, { names }: NameReference): Named[] => [
  ...new Map(names.flatMap((name) => all.get(name) ?? []).map((one) => [one.id, one])).values(),
];

function byName(all: readonly Named[]): Map<string, Named[]> {
  const groups = new Map<string, Named[]>();
  for (const one of all) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  return groups;
}
