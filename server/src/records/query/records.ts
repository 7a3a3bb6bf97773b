import { notFound } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { can } from '@hwarang/domain/roles';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { type Caller, visitor } from '../../platform/caller.ts';
import { type Limiter, newLimiter } from '../../platform/limiter.ts';
import { type Reader, readPoints } from '../../platform/read-limit.ts';
import { wantsCurrent } from '../../platform/read-your-writes.ts';
import type { Reads } from '../../platform/reads.ts';
import type { Services } from '../../services/services.ts';
import type { Registry } from '../registry.ts';
import { type Answer, AnswerCache } from './answer-cache.ts';
import { costOf, demandBudget } from './budget.ts';
import { type Collection, type Collections, collectionOf, type ViewKind } from './collection.ts';
import {
  type Compiled,
  compileChoices,
  compileCount,
  compileIds,
  compileList,
  compileOne,
  compileValues,
  shapeOf,
} from './compile.ts';
import type { Query } from './conditions.ts';
import { parseQuery } from './parse.ts';
import { readsOfList, readsOfOne } from './reads-of.ts';
import { Statements } from './statements.ts';
import { withTokens } from './token-mark.ts';

interface Needs extends Pick<Services, 'database' | 'publicReads' | 'media' | 'changes' | 'readLimit'> {
  nextStatusChange: () => Promise<number>;
}

/** A query that costs more points is a costly one. */
const costly = 8;
/**
 * So many costly queries run at once: on the embedded engine, which runs one statement at a time, all others would wait for every
 * one of them. Few wait beside them, the rest is told to come back.
 */
const costlyPlaces = { embedded: 1, postgres: 2 };
const costlyWaiting = 16;

/** Reads of every collection, as the bytes of the answer: the database writes them, nobody takes them apart again. */
export class Records {
  readonly registry: Registry;
  readonly #collections: Collections;
  readonly #database: Services['database'];
  readonly #publicReads: Services['publicReads'];
  readonly #statements = new Statements();
  readonly #costly: Limiter;
  readonly #limit: Services['readLimit'];
  readonly #compiled = new LRUCache<string, Compiled>({ max: 500 });
  readonly #sign: (key: string) => string;
  readonly #kept: AnswerCache;

  constructor({ database, publicReads, media, changes, readLimit, nextStatusChange }: Needs, registry: Registry) {
    this.registry = registry;
    this.#collections = registry.collections;
    this.#database = database;
    this.#publicReads = publicReads;
    this.#costly = newLimiter({ name: 'queries', concurrency: costlyPlaces[database.kind], waiting: costlyWaiting });
    this.#limit = readLimit;
    this.#sign = (key) => media.tokens.sign(key);
    this.#kept = new AnswerCache(changes, nextStatusChange);
  }

  /** With a reader given, what is not answered from the cache counts for the reader's address. */
  list(caller: Caller, name: string, queryString: string, reader?: Reader): Promise<Answer> {
    return this.#asked(caller, name, queryString, 'list', compileList, reader);
  }

  count(caller: Caller, name: string, queryString: string, reader?: Reader): Promise<Answer> {
    return this.#asked(caller, name, queryString, 'count', compileCount, reader);
  }

  /** What the rows of a list can be told apart by, under one of the names that the collection declares. */
  choices(caller: Caller, name: string, choice: string, queryString: string, reader?: Reader): Promise<Answer> {
    const declared = collectionOf(this.#collections, name).choices?.[choice];
    if (!declared) throw new Error(`${name} declares no ${choice}`);
    return this.#asked(caller, name, queryString, choice, compileChoices(declared.values), reader);
  }

  /** Of all records of the list in its order, one after the other without anything between: a million of them take 24 MB. */
  async ids(caller: Caller, name: string, queryString: string): Promise<Buffer> {
    return (await this.#asked(caller, name, queryString, 'ids', compileIds)).body;
  }

  /** Some values of the records with these ids, in their order; a record that is gone is left out. */
  async values(caller: Caller, name: string, ids: string[], names: readonly string[]): Promise<unknown[][]> {
    const collection = collectionOf(this.#collections, name);
    const view = viewOf(caller, collection);
    const compiled = this.#once(`${name} ${view} values ${names.join()}`, () =>
      compileValues(this.#collections, collection, view, names),
    );
    const body = await this.#run(caller, view, compiled, [...compiled.parameters(caller), ids]);
    return JSON.parse(body?.toString('utf8') ?? '[]');
  }

  /** A record that does not exist and one that the caller may not know of answer alike. Only what everyone may see is kept. */
  async one(caller: Caller, name: string, id: string, reader?: Reader): Promise<Answer> {
    const collection = collectionOf(this.#collections, name);
    const view = viewOf(caller, collection);
    const key = `${name}/${id}`;
    const current = isCurrent(caller, reader);
    await this.#spend(view, key, () => readPoints.record, reader, current);
    const make = async () => {
      const body = await this.find(caller, name, id);
      if (body === null) throw notFound();
      return body;
    };
    if (view !== 'public') return { body: await make() };
    const asked = { collections: this.#collections, collection, compiled: this.#oneOf(collection, view) };
    const kept = async () => {
      const body = await make();
      return { body, reads: readsOfOne(asked, id, body) };
    };
    return this.#kept.get(key, kept, current);
  }

  async find(caller: Caller, name: string, id: string): Promise<Buffer | null> {
    if (!isId(id)) return null;
    const collection = collectionOf(this.#collections, name);
    const view = viewOf(caller, collection);
    const compiled = this.#oneOf(collection, view);
    return this.#run(caller, view, compiled, [...compiled.parameters(caller), id]);
  }

  #oneOf(collection: Collection, view: ViewKind): Compiled {
    return this.#once(`${collection.name} ${view}`, () => compileOne(this.#collections, collection, view));
  }

  /** An answer for everyone that takes several reads to make: kept and counted as a list is. */
  async made(
    key: string,
    points: number,
    make: () => Promise<{ body: Buffer; reads: Reads }>,
    reader?: Reader,
  ): Promise<Answer> {
    const current = isCurrent(visitor, reader);
    await this.#spend('public', key, () => points, reader, current);
    return this.#kept.get(key, make, current);
  }

  async #asked(
    caller: Caller,
    name: string,
    queryString: string,
    kind: string,
    compile: typeof compileList,
    reader?: Reader,
  ): Promise<Answer> {
    const collection = collectionOf(this.#collections, name);
    const view = viewOf(caller, collection);
    const question = byName(queryString);
    const key = `${kind} ${name} ${question}`;
    let parsed: { query: Query; cost: number } | undefined;
    const read = () => {
      parsed ??= this.#parse(collection, view, question);
      return parsed;
    };
    const current = isCurrent(caller, reader);
    await this.#spend(view, key, () => readPoints.list + read().cost, reader, current);
    const make = async () => {
      const { query, cost } = read();
      const compiled = this.#once(`${name} ${view} ${kind} ${shapeOf(query)}`, () =>
        compile(this.#collections, collection, view, query),
      );
      const run = () => this.#run(caller, view, compiled, compiled.parameters(caller, query));
      const body = (await (cost > costly ? this.#costly.run(run) : run())) ?? Buffer.from('[]');
      const isCut = compiled.countsUpTo !== undefined && Number(body) >= compiled.countsUpTo;
      return { body, query, compiled, cut: isCut ? ({ atLeast: true } as const) : {} };
    };
    if (view !== 'public') {
      const { body, cut } = await make();
      return { body, ...cut };
    }
    const kept = async () => {
      const { body, query, compiled, cut } = await make();
      const asked = { collections: this.#collections, collection, compiled };
      const values = collection.choices?.[kind]?.values('a');
      const shown = kind === 'list' || kind === 'ids' ? { body } : values === undefined ? {} : { values };
      return { body, reads: readsOfList(asked, query, shown), ...cut };
    };
    return this.#kept.get(key, kept, current);
  }

  #parse(collection: Collection, view: ViewKind, question: string) {
    const query = parseQuery(this.#collections, collection, question);
    const cost = costOf(collection, query);
    demandBudget(view, cost);
    return { query, cost };
  }

  /** Counts a read that the cache cannot answer. Administrators have tables to scroll through: theirs are not counted. */
  async #spend(
    view: ViewKind,
    key: string,
    points: () => number,
    reader: Reader | undefined,
    current: boolean,
  ): Promise<void> {
    if (!reader || view === 'all' || (view === 'public' && this.#kept.holds(key, current))) return;
    await this.#limit.spend(reader, points());
  }

  /** Only those who may see more than everyone get addresses with tokens. */
  async #run(caller: Caller, view: ViewKind, compiled: Compiled, values: unknown[]): Promise<Buffer | null> {
    const read = (pool: pg.Pool, galleries?: readonly string[]) =>
      this.#statements.body(pool, compiled, values, galleries);
    if (view === 'public') return this.#publicReads.run((pool) => read(pool));
    const { kind, pool, reads } = this.#database;
    // The embedded engine has one user, whom no row-level security binds.
    const scope =
      view === 'staff' && caller.galleries && kind === 'postgres' ? Object.keys(caller.galleries) : undefined;
    const body = await (view === 'all' ? read(pool) : read(reads, scope));
    return body && withTokens(body, this.#sign);
  }

  /** Questions that differ only in their values are compiled once. */
  #once(key: string, compile: () => Compiled): Compiled {
    const known = this.#compiled.get(key);
    if (known) return known;
    const compiled = compile();
    this.#compiled.set(key, compiled);
    return compiled;
  }
}

/** What is read for no request goes into something that is kept, or answers a write. */
const isCurrent = (caller: Caller, reader: Reader | undefined): boolean =>
  !reader || caller.userId !== undefined || wantsCurrent(reader.raw);

export function viewOf(caller: Caller, collection: Collection): ViewKind {
  if (can(caller.role, 'read any record')) return 'all';
  if (!can(caller.role, 'edit own records')) return 'public';
  if (caller.galleries) return 'staff';
  return caller.artistId || collection.personal ? 'own' : 'public';
}

/** The same question in another order of its parameters is kept once. Those of one name stay in theirs: the first `_sort` counts first. */
function byName(queryString: string): string {
  const named = queryString.split('&').map((part) => ({ part, name: part.split('=', 1)[0] ?? '' }));
  return named
    .sort((a, b) => Number(a.name > b.name) - Number(a.name < b.name))
    .map(({ part }) => part)
    .join('&');
}
