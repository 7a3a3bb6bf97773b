import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { blobs, files } from './media.table.ts';

const file = alias(files, 'media_file');
const blob = alias(blobs, 'media_blob');

const iso = (column: PgColumn): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const plainExt = sql`case when ${blob.alpha} then '.png' else '.jpg' end`;
const plainMime = sql`case when ${blob.alpha} then 'image/png' else 'image/jpeg' end`;
const address = (name: SQL): SQL => sql`'/media/' || ${file.key} || '/' || ${name}`;

const formats = sql`(
  select coalesce(json_object_agg(format.key, json_build_object(
    'name', format.key || '_' || ${file.name},
    'hash', format.key || '_' || ${file.key},
    'ext', ${plainExt},
    'mime', ${plainMime},
    'width', format.value -> 'width',
    'height', format.value -> 'height',
    'size', format.value -> 'size',
    'path', null,
    'url', ${address(sql`format.key || ${plainExt}`)}
  )), '{}') from jsonb_each(${blob.formats}) as format)`;

const answer = sql`json_build_object(
  '_id', ${file.id},
  'id', ${file.id},
  'name', ${file.name},
  'alternativeText', ${file.alternativeText},
  'caption', ${file.caption},
  'width', ${blob.width},
  'height', ${blob.height},
  'formats', ${formats},
  'hash', ${file.key},
  'ext', ${file.ext},
  'mime', ${blob.mime},
  'size', round(${blob.bytes} / 1000.0, 2)::float8,
  'url', ${address(sql`'full' || ${plainExt}`)},
  'previewUrl', null,
  'provider', 'local',
  'thumbhash', ${blob.thumbhash},
  'colours', ${blob.colours},
  '__v', 0,
  'createdAt', ${iso(file.createdAt)},
  'updatedAt', ${iso(file.updatedAt)}
)`;

const source = sql`${files} as media_file`;
const content = sql`${blobs} as media_blob on ${blob.sha256} = ${file.sha256}`;

/** One file as it travels, or null: `select ..., ${fileJson(sql`${artworks.imageId}`)} as image from artworks`. */
export const fileJson = (id: SQL | PgColumn): SQL =>
  sql`(select ${answer} from ${source} join ${content} where ${file.id} = ${id})`;
