import { type FormatName, formatNames } from '@hwarang/domain/media/formats';
import type { Collection, Viewer } from '../records/query/collection.ts';
import { idField, momentField, textField } from '../records/query/fields.ts';

const blob = (row: string) => `${row}_blob`;
const ofBlob = (column: string) => (row: string) => `${blob(row)}.${column}`;
const text = (value: (row: string, viewer: Viewer) => string) => ({ type: 'text' as const, value, notNull: true });
const integer = (value: (row: string) => string) => ({ type: 'integer' as const, value, notNull: true });

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
  from: (row) => `files ${row} join blobs ${blob(row)} on ${blob(row)}.sha256 = ${row}.sha256`,
  fields: {
    _id: idField('id', { notNull: true }),
    id: idField('id', { notNull: true }),
    name: textField('name', { notNull: true }),
    alternativeText: textField('alternative_text', { notNull: true }),
    caption: textField('caption', { notNull: true }),
    width: integer(ofBlob('width')),
    height: integer(ofBlob('height')),
    formats: {
      type: 'json',
      notNull: true,
      value: (row, viewer) =>
        `concat('{', ${formatNames.map((name, index) => format(row, viewer, name, index)).join(', ')}, '}')`,
    },
    hash: textField('key', { notNull: true }),
    ext: textField('ext', { notNull: true }),
    mime: text(ofBlob('mime')),
    size: { type: 'number', notNull: true, value: (row) => `round(${blob(row)}.bytes / 1000.0, 2)` },
    url: text((row, viewer) => address(row, viewer, 'full')),
    previewUrl: { type: 'text', value: () => 'null' },
    provider: text(() => `'local'::text`),
    thumbhash: text(ofBlob('thumbhash')),
    colours: { type: 'json', value: ofBlob('colours'), notNull: true },
    __v: integer(() => '0'),
    createdAt: momentField('created_at', { notNull: true }),
    updatedAt: momentField('updated_at', { notNull: true }),
  },
  relations: {},
  visible: () => 'true',
  search: (row) => `lower(${row}.name)`,
};
