import type { Registry } from '../records/registry.ts';
import type { Export } from './read-export.ts';
import { idOf, idsOf } from './values.ts';

interface Side {
  from: string;
  field: string;
  to: string;
  back: string;
  many: boolean;
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
      return back ? [{ from: table, field, to: target.table, back, many: !pointer }] : [];
    }),
  );
}

/** A relation of the original is written on one side only, and which one depends on how it was drawn: both are read. */
export function fillOtherSides(docs: Export['docs'], registry: Registry): void {
  for (const { from, field, to, back, many } of sidesOf(registry)) {
    const targets = new Map((docs[to] ?? []).map((doc) => [idOf(doc), doc]));
    for (const doc of docs[from] ?? []) {
      const own = idOf(doc);
      for (const id of idsOf(doc[field])) {
        const target = targets.get(id);
        if (!target || !own) continue;
        const there = idsOf(target[back]);
        if (many) target[back] = [...new Set([...there, own])];
        else if (there.length === 0) target[back] = own;
      }
    }
  }
}
