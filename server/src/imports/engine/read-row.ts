import type { CellNote } from '@hwarang/domain/imports/imports.contract';
import type { NameReference } from '@hwarang/domain/imports/read-names';
import { readRow as readCells } from '@hwarang/domain/imports/read-row';
import type { SheetRow } from '../import-rows.store.ts';
import type { Wanted } from './names.ts';
import type { Run } from './run-context.ts';

/** What a cell names that has to be looked up. */
export type Named = PeopleNamed | ThingsNamed;
interface PeopleNamed {
  field: string;
  kind: 'artist' | 'artists' | 'gallery' | 'galleries';
  names: NameReference[];
}
interface ThingsNamed {
  field: string;
  kind: 'works' | 'image' | 'images';
  names: string[];
}

export const namesThings = (named: Named): named is ThingsNamed =>
  named.kind === 'works' || named.kind === 'image' || named.kind === 'images';

/** A row as it was understood, before anything it names was looked up. */
export interface ReadRow {
  number: number;
  answers: Record<string, string>;
  /** As the write schema takes them. */
  fields: Record<string, unknown>;
  named: Named[];
  id: string | undefined;
  /** Artists and galleries that are made along with it. */
  wanted: Wanted[];
  notes: CellNote[];
}

export const isRefused = ({ notes }: Pick<ReadRow, 'notes'>): boolean => notes.some(({ level }) => level === 'problem');
export const isAsked = ({ notes }: Pick<ReadRow, 'notes'>): boolean => notes.some(({ level }) => level === 'question');

const all = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === null ? [] : [value]);

export function readRow(run: Run, { number, cells, answers }: SheetRow): ReadRow {
  const { noun, mapping, heads, thisYear } = run;
  const { fields: read, notes } = readCells(noun, mapping, cells, { heads, thisYear });
  const { id, ...fields } = read;
  const named: Named[] = [];
  for (const { name, kind } of run.naming) {
    if (fields[name] === undefined) continue;
    named.push({ field: name, kind, names: all(fields[name]) } as Named);
    delete fields[name];
  }
  return { number, answers, fields, named, id: typeof id === 'string' ? id : undefined, wanted: [], notes };
}
