import type { MediaFile } from '@hwarang/domain/media/file';
import { type FormatName, formatNames } from '@hwarang/domain/media/formats';
import type { Collection, Field, FieldType, Viewer } from '../records/query/collection.ts';

const blob = (row: string) => `${row}_blob`;
const ofBlob = (column: string) => (row: string) => `${blob(row)}.${column}`;
const field = (type: FieldType, value: Field['value']): Field => ({ type, value, notNull: true });
const column = (type: FieldType, name: string): Field => field(type, (row) => `${row}.${name}`);

const plainExt = (row: string) => `case when ${blob(row)}.alpha then '.png' else '.jpg' end`;
const plainMime = (row: string) => `case when ${blob(row)}.alpha then 'image/png' else 'image/jpeg' end`;
const address = (row: string, viewer: Viewer, name: string) =>
  `'/media/' || ${row}.key || '/${name}' || ${plainExt(row)}${viewer.tokenMark ? ` || ${viewer.tokenMark}` : ''}`;

/** Each exists only together with the smaller ones before it, so that a comma before every later one is right. */
function format(row: string, viewer: Viewer, name: FormatName, index: number): string {
  const part = `${blob(row)}.format_parts[${index + 1}]`;
  return `case when ${part} is not null then concat('${index ? ',' : ''}"${name}":{"name":', to_json('${name}_' || ${row}.name), ',"hash":"${name}_', ${row}.key, '","ext":"', ${plainExt(row)}, '","mime":"', ${plainMime(row)}, '","width":', ${part}, ',"path":null,"url":"', ${address(row, viewer, name)}, '"}') end`;
}

/** Files as part of other records. They have no list of their own: a file is seen where a record shows it. */
export const filesCollection: Collection = {
  name: 'files',
  table: 'files',
  from: (row) => `files ${row} join blobs ${blob(row)} on ${blob(row)}.sha256 = ${row}.sha256`,
  fields: {
    _id: column('id', 'id'),
    id: column('id', 'id'),
    name: column('text', 'name'),
    alternativeText: column('text', 'alternative_text'),
    caption: column('text', 'caption'),
    width: field('integer', ofBlob('width')),
    height: field('integer', ofBlob('height')),
    formats: field(
      'json',
      (row, viewer) =>
        `concat('{', ${formatNames.map((name, index) => format(row, viewer, name, index)).join(', ')}, '}')`,
    ),
    hash: column('text', 'key'),
    ext: column('text', 'ext'),
    mime: field('text', ofBlob('mime')),
    size: field('number', (row) => `round(${blob(row)}.bytes / 1000.0, 2)`),
    url: field('text', (row, viewer) => address(row, viewer, 'full')),
    previewUrl: { type: 'text', value: () => 'null' },
    provider: field('text', () => `'local'::text`),
    thumbhash: field('text', ofBlob('thumbhash')),
    colours: field('json', ofBlob('colours')),
    __v: field('integer', () => '0'),
    createdAt: column('moment', 'created_at'),
    updatedAt: column('moment', 'updated_at'),
  } satisfies Record<keyof MediaFile, Field>,
  relations: {},
  visible: () => 'true',
  search: (row) => `fold_text(${row}.name)`,
};
