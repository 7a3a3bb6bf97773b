import type { ImportField } from '@hwarang/domain/imports/fields';
import type { CellNote } from '@hwarang/domain/imports/imports.contract';
import type { ImportNoun, RowOutcome } from '@hwarang/domain/imports/values';
import type { Media } from '../../media/media.service.ts';
import type { Orm } from '../../platform/orm.ts';
import type { Registry } from '../../records/registry.ts';
import type { Columns, Row } from '../../records/write/rows.ts';
import type { WriteModel } from '../../records/write/write-model.ts';
import type { Names, Wanted } from './names.ts';
import type { TableShape } from './table-shape.store.ts';

/** A transaction, or a part of one that can be taken back alone. */
export type Tx = Orm;

/** What the sheet of a gallery may name and change, as it stands for the rows in hand. */
export interface GalleryRun {
  id: string;
  /** Artists whom it represents. */
  artists: ReadonlySet<string>;
  /** Of the works that the rows name those that it may show. */
  works: ReadonlySet<string>;
  /** Of the works that the rows are those that it may still change. */
  changeable: ReadonlySet<string>;
}

/** What one pass through a sheet knows, whether it is kept in the end or not. */
export interface Run {
  id: string;
  noun: ImportNoun;
  /** Whose sheet it is; nothing for one of administrators. */
  gallery: GalleryRun | undefined;
  registry: Registry;
  media: Media;
  model: WriteModel;
  shape: TableShape;
  /** For each column the name of the field it fills. */
  mapping: readonly (string | null)[];
  heads: readonly string[];
  /** Fields that name other records or files. */
  naming: readonly Pick<ImportField, 'name' | 'kind'>[];
  thisYear: number;
  /** How many rows the sheet has. */
  rows: number;
  /** What was there before is older than this. */
  startedAt: Date;
  /** The row of this sheet that a record belongs to: two rows must not both change it. */
  seen: Map<string, number>;
  /** Of the ids that the rows in hand give, those that are there. */
  there: Set<string>;
  /** Names of records that cells point to, as they were found. */
  names: { artists: Names; galleries: Names };
}

/** Where another record stands in a list. */
export interface Place {
  other: string;
  position: number;
}

export interface Before {
  row: Row;
  lists: Record<string, Place[]>;
}

/** What shall become of a row, and with what. */
export interface Planned {
  number: number;
  outcome: RowOutcome;
  notes: CellNote[];
  record: string | null;
  columns: Columns;
  lists: Record<string, string[]>;
  /** Artists and galleries that are made along with it. */
  wanted: Wanted[];
  before?: Before;
}
