import type { Orm } from '../platform/orm.ts';
import { collectionOf } from '../records/query/collection.ts';
import type { Registry } from '../records/registry.ts';
import type { LinkTable } from '../records/write/rows.ts';
import { slicesOf } from './batches.ts';
import { addLinks, type OwnList, type Pair, presentIds, putAccepted, putLists } from './import.store.ts';
import type { Noun } from './nouns.ts';
import type { Report } from './report.ts';

interface Tools {
  registry: Registry;
  orm: Orm;
  report: Report;
}

interface Written {
  id: string;
  relations: ReadonlyMap<string, string[]>;
  isNew: boolean;
}

interface Waiting {
  name: string;
  field: string;
  to: string;
  link: LinkTable;
  pairs: Pair[];
}

/** So many links go to the database by one statement. */
const mostLinks = 2_000;

/** As many lists as hold so many links together, and always one. */
function* slicesByLinks(lists: readonly OwnList[]): Generator<OwnList[]> {
  let [slice, links]: [OwnList[], number] = [[], 0];
  for (const one of lists) {
    if (slice.length > 0 && links + one.others.length > mostLinks) {
      yield slice;
      [slice, links] = [[], 0];
    }
    slice.push(one);
    links += one.others.length;
  }
  if (slice.length > 0) yield slice;
}

/** Whole lists, in their order. A work's exhibitions come after it and wait until all are there: of those only the ids are held. */
export class Links {
  readonly #tools: Tools;
  readonly #order: string[];
  readonly #waiting = new Map<string, Waiting>();

  constructor(tools: Tools) {
    this.#tools = tools;
    this.#order = tools.registry.written.map(({ name }) => name);
  }

  /** The fields that list records of a collection which comes later. */
  waitingOf({ record }: Noun): Set<string> {
    const place = this.#order.indexOf(record.name);
    const later = Object.entries(record.write.links).filter(([, { to }]) => this.#order.indexOf(to) > place);
    return new Set(later.map(([field]) => field));
  }

  async put(noun: Noun, written: readonly Written[]): Promise<void> {
    const { orm, report } = this.#tools;
    const waiting = this.waitingOf(noun);
    for (const [field, link] of Object.entries(noun.record.write.links)) {
      if (waiting.has(field)) {
        this.#hold(noun.record.name, field, link, written);
        continue;
      }
      const lists = written
        .map(({ id, relations, isNew }): OwnList => ({ own: id, others: relations.get(field) ?? [], isNew }))
        .filter(({ others, isNew }) => others.length > 0 || !isNew);
      for (const slice of slicesByLinks(lists))
        await putAccepted(
          orm,
          slice,
          async (executor, some) => {
            await putLists(executor, link, some);
            return [];
          },
          ({ own }, reason) =>
            report.note(noun.record.name, own, `${field} is left out, the database does not take it: ${reason}`),
        );
    }
  }

  #hold(name: string, field: string, link: LinkTable & { to: string }, written: readonly Written[]): void {
    const key = `${name} ${field}`;
    const held = this.#waiting.get(key) ?? {
      ...{ name, field, to: link.to, pairs: [] },
      link: { table: link.table, own: link.other, other: link.own },
    };
    this.#waiting.set(key, held);
    for (const { id, relations } of written)
      for (const other of relations.get(field) ?? []) held.pairs.push({ own: other, other: id });
  }

  /** Adds what waited, at the ends of the lists that are there. */
  async finish(): Promise<void> {
    const { registry, orm, report } = this.#tools;
    for (const { name, field, to, link, pairs } of this.#waiting.values())
      for (const slice of slicesOf(pairs, mostLinks)) {
        const { table } = collectionOf(registry.collections, to);
        const present = await presentIds(orm, table, new Set(slice.map(({ own }) => own)));
        for (const { own, other } of slice)
          if (!present.has(own)) report.note(name, other, `${field} points to ${own}, which is not there`);
        await putAccepted(
          orm,
          slice.filter(({ own }) => present.has(own)),
          async (executor, some) => {
            await addLinks(executor, link, some);
            return [];
          },
          ({ own, other }, reason) =>
            report.note(name, other, `${field} is left without ${own}, the database does not take it: ${reason}`),
        );
      }
  }
}
