import { mostFound } from '@hwarang/domain/admin/tables.contract';
import { searchText } from './define-record.ts';
import { nameSchemas } from './named-schemas.ts';
import type { Collection, Collections } from './query/collection.ts';
import type { AdminTable, RecordModel } from './record.ts';
import type { WriteModel } from './write/write-model.ts';

export type Written = RecordModel & { write: WriteModel };
type Administrated = RecordModel & { admin: AdminTable };

/** All records, for whatever works across them: nothing else lists nouns. */
export interface Registry {
  /** Each after those that it points to. */
  records: readonly RecordModel[];
  written: readonly Written[];
  administrated: readonly Administrated[];
  /** Every collection that can be asked for or led to by a relation, under its name in addresses. */
  collections: Collections;
  of: (name: string) => RecordModel;
}

/** `files` have no record: they are seen where records show them. */
export function createRegistry(records: readonly RecordModel[], files: Collection): Registry {
  nameSchemas(records.map(({ contract }) => contract));
  const administrated = records.filter((record): record is Administrated => record.admin !== undefined);
  const all = [...records, files, ...administrated.map(tableCollection)];
  return {
    records,
    written: records.filter((record): record is Written => record.write !== undefined),
    administrated,
    collections: Object.fromEntries(all.map((collection) => [collection.name, collection])),
    of: (name) => {
      const record = records.find((one) => one.name === name);
      if (!record) throw new Error(`no record is called ${name}`);
      return record;
    },
  };
}

/** `galleries` to `gallery`: clients of the original name models in the singular. */
export const singularOf = (name: string): string => name.replace(/s$/, '').replace(/ie$/, 'y');

export const tableName = ({ table }: Pick<RecordModel, 'table'>): string => `admin/${table}`;

/**
 * The same records, with as few relations as a row of a table shows, and searched in what a row shows: a thousand rows must not carry
 * ten thousand works, and a search must not read a hundred thousand essays.
 */
function tableCollection(record: Administrated): Collection {
  const { admin, relations, search } = record;
  const { searched, numbered } = admin;
  return {
    ...record,
    name: tableName(record),
    choices: undefined,
    relations: Object.fromEntries(Object.entries(relations).filter(([name]) => keepsRelation(admin, name))),
    search: searched ? (row) => searchText(row, searched) : search,
    numbers: numbered ? { table: record.table, column: numbered } : undefined,
    searchesCounted: mostFound,
  };
}

export const keepsRelation = ({ relations }: AdminTable, name: string): boolean =>
  (relations as readonly string[]).includes(name);
