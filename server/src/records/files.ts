import type { FileUses } from '../media/visibility.store.ts';
import { publicViewer } from './query/collection.ts';
import type { FilePlace, RecordModel } from './record.ts';
import type { Registry } from './registry.ts';

/** SQL for the id of the first file of a record, or null. */
export function firstFile({ files: [place] }: RecordModel, row: string): string {
  if (!place) return 'null';
  if ('column' in place) return `${row}.${place.column}`;
  const { table, own, other } = place.link;
  return `(select ${other} from ${table} link where link.${own} = ${row}.id order by position, ${other} limit 1)`;
}

/** The rows that use a file, open for further conditions. */
const rowsUsing = (table: string, place: FilePlace, file: string, join = ''): string =>
  'column' in place
    ? `from ${table} r ${join} where r.${place.column} = ${file}`
    : `from ${place.link.table} link join ${table} r on r.id = link.${place.link.own} ${join} where link.${place.link.other} = ${file}`;

const creditOf = (credit: (row: string) => string, rows: string, isPublic: string): string =>
  `(select ${credit('r')} || jsonb_build_object('isPublic', ${isPublic}) ${rows} order by ${isPublic} desc, r.id limit 1)`;

/** Tells the media which rows use a file, and who may see them. */
export function fileUses({ records }: Registry): FileUses {
  const all = records.flatMap(({ files, ...record }) => files.map((place) => ({ ...record, place })));
  const galleriesOf = (places: typeof all, file: string): string =>
    `array_remove(array(${places
      .flatMap(({ table, place, ownerGalleries }) =>
        ownerGalleries
          ? [`select seen.by ${rowsUsing(table, place, file, `cross join lateral (${ownerGalleries('r')}) seen (by)`)}`]
          : [],
      )
      .join(' union ')}), null)`;
  return {
    isUsed: (file) =>
      `(${all.map(({ table, place }) => `exists (select 1 ${rowsUsing(table, place, file)})`).join(' or ')})`,
    isPublic: (file) =>
      `(${all
        .map(
          ({ table, place, visible }) =>
            `exists (select 1 ${rowsUsing(table, place, file)} and ${visible('r', publicViewer)})`,
        )
        .join(' or ')})`,
    owners: (file) =>
      `array_remove(array(${all
        .flatMap(({ table, place, ownerUser }) =>
          ownerUser ? [`select ${ownerUser('r')} ${rowsUsing(table, place, file)}`] : [],
        )
        .join(' union ')}), null)`,
    galleries: (file) => galleriesOf(all, file),
    keepers: (file) =>
      galleriesOf(
        all.filter(({ ownerUser }) => !ownerUser),
        file,
      ),
    // What everybody sees is told by what everybody may know of.
    credit: (file) =>
      `coalesce(${all
        .flatMap(({ table, place, visible, credit }) =>
          credit ? [creditOf(credit, rowsUsing(table, place, file), visible('r', publicViewer))] : [],
        )
        .join(', ')})`,
  };
}
