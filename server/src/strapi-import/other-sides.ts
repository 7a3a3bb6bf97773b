import type { Registry } from '../records/registry.ts';
import { type Doc, idOf, idsOf } from './values.ts';

interface Side {
  from: string;
  field: string;
  to: string;
  back: string;
  many: boolean;
  /** Who points to a record, by its id: ids alone, in the order in which they came. */
  named: Map<string, string[]>;
}

/** For every relation that the target can hold itself: by a pointer back, or by a list where the target comes later. */
function sidesOf({ records }: Registry): Side[] {
  return records.flatMap(({ name, table, contract }, place) =>
    Object.entries(contract.members).flatMap(([field, member]): Side[] => {
      const at = records.findIndex((record) => 'to' in member && record.name === member.to);
      const target = records[at];
      if (!target || (member.kind !== 'one' && member.kind !== 'many')) return [];
      const backs = Object.entries(target.contract.members).filter(([, one]) => 'to' in one && one.to === name);
      const pointer = backs.find(([, { kind }]) => kind === 'id' || kind === 'one');
      const list = backs.find(([, { kind, write }]) => kind === 'many' && write && at > place);
      const back = (pointer ?? list)?.[0];
      return back ? [{ from: table, field, to: target.table, back, many: !pointer, named: new Map() }] : [];
    }),
  );
}

/** A relation of the original is written on one side only, and which one depends on how it was drawn: both are read. */
export class OtherSides {
  readonly #sides: Side[];

  constructor(registry: Registry) {
    this.#sides = sidesOf(registry);
  }

  /** Notes whom the document points to. */
  see(table: string, doc: Doc): void {
    for (const { from, field, many, named } of this.#sides) {
      if (from !== table || doc[field] === undefined) continue;
      const own = idOf(doc);
      if (!own) return;
      for (const id of idsOf(doc[field])) {
        const there = named.get(id);
        if (!there) named.set(id, [own]);
        else if (many) there.push(own);
      }
    }
  }

  /** The document with those that point to it, once every document has been seen. */
  filled(table: string, doc: Doc, id: string): Doc {
    const added: Doc = {};
    for (const { to, back, many, named } of this.#sides) {
      const others = to === table ? named.get(id) : undefined;
      if (!others) continue;
      const there = idsOf(added[back] ?? doc[back]);
      if (many) added[back] = [...there, ...others];
      else if (there.length === 0) added[back] = others[0];
    }
    return { ...doc, ...added };
  }
}
