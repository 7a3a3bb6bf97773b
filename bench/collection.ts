// Rows for Hwarang by one statement a table; peers/strapi/src/fill.js gives Strapi the same ones.
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { hashPassword } from '../server/src/accounts/passwords.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { newId } from '../server/src/platform/ids.ts';
import { newLimiter } from '../server/src/platform/limiter.ts';

export type Query = (text: string, values?: unknown[]) => Promise<Record<string, string>[]>;
export interface Ground {
  databaseUrl: string | undefined;
  dataDir: string;
}

interface Words {
  moods: string[];
  things: string[];
  moodsEn: string[];
  thingsEn: string[];
  materials: string[];
  materialsEn: string[];
  text: string;
  textEn: string;
}

export const words = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8')) as Words;
export const painter = { identifier: 'bench@example.com', password: 'bench password' };
export const artists = 200;

/** Ids in the product's form: a second of 2022, the kind, a number. */
const kinds = { artist: 'a', exhibition: 'e', file: 'f', artwork: 'c', gallery: 'b' } as const;
const stem = (kind: keyof typeof kinds): string => `61cf9f80${kinds[kind].repeat(10)}`;
export const sqlId = (kind: keyof typeof kinds, number: string): string =>
  `('${stem(kind)}' || lpad(to_hex(${number}), 6, '0'))`;
export const idOf = (kind: keyof typeof kinds, number: number): string =>
  stem(kind) + number.toString(16).padStart(6, '0');

const at = `timestamptz '2022-01-01' + i * interval '1 minute'`;
export const series = (from: number | string, to: number | string) => `generate_series(${from}, ${to}) i`;

/**
 * Connections without the product's time limits: filling an index of many rows takes longer than any request may. Statements take turns on
 * them, so what is not awaited one by one runs on several.
 */
export async function unhurried(
  settings: Ground,
  work: (query: Query) => Promise<void>,
  connections = 1,
): Promise<void> {
  const database = await openDatabase(settings);
  const clients: pg.PoolClient[] = [];
  try {
    while (clients.length < connections) clients.push(await database.pool.connect());
    for (const client of clients)
      await client.query(`set statement_timeout = 0; set maintenance_work_mem = '256MB'; set synchronous_commit = off`);
    const idle = [...clients];
    const limiter = newLimiter({ concurrency: connections, waiting: 1000 });
    const query: Query = (text, values = []) =>
      limiter.run(async () => {
        const client = idle.pop();
        if (!client) throw new Error('more statements than connections');
        const config: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: 3_600_000 };
        return client
          .query<Record<string, string>>(config)
          .then(({ rows }) => rows)
          .finally(() => idle.push(client));
      });
    await work(query);
  } finally {
    for (const client of clients) client.release(true);
    await database.close();
  }
}

/** Indexes that a bulk load would fill row by row are made again at its end, in a fraction of the time. */
export async function withoutIndexes(query: Query, tables: string[], work: () => Promise<void>): Promise<void> {
  const list = tables.map((table) => `'${table}'::regclass`).join(', ');
  const indexes = await query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in (${list}) and not indisprimary and not indisunique`,
  );
  for (const { name } of indexes) await query(`drop index ${name}`);
  await work();
  await Promise.all(indexes.map(({ definition = '' }) => query(definition)));
}

export const fill = (settings: Ground, artworks: number): Promise<void> =>
  unhurried(settings, async (query) => {
    await fillPeople(query);
    await fillArtworks(query, 0, artworks);
    await query('analyze');
  });

async function fillPeople(query: Query): Promise<void> {
  const [roleId, userId] = [newId(), newId()];
  await query(`insert into roles (id, name, type) values ($1, 'authenticated', 'authenticated')`, [roleId]);
  await query(
    `insert into users (id, username, email, password_hash, confirmed, role_id) values ($1, 'bench', $2, $3, true, $4)`,
    [userId, painter.identifier, await hashPassword(painter.password), roleId],
  );
  await query(
    `insert into artists (id, localname, englishname, usercountryname, edulevel, ex_career, awards, statement, user_id, created_at, updated_at)
     select ${sqlId('artist', 'i')}, '한가람 ' || i, 'Han Garam ' || i, 'Korea, Republic of', 'Master', $1, $1, $1,
       case when i = 0 then $2 end, ${at}, ${at} from ${series(0, artists - 1)}`,
    [words.text, userId],
  );
  await query(
    `insert into exhibitions (id, title, period, businesshour, detailinfotext, opens_on, closes_on, created_at, updated_at)
     select ${sqlId('exhibition', 'i')}, ($1::text[])[1 + i % 20] || ' 전시 ' || i, '2022.04.22 - 2022.05.18', '10:00 - 18:00', $2,
       date '2022-04-22', date '2022-05-18', ${at}, ${at} from ${series(0, 49)}`,
    [words.moods, words.text],
  );
}

/** More artists, without a work of their own. */
export async function fillArtists(query: Query, from: number, to: number): Promise<void> {
  await query(
    `insert into artists (id, localname, englishname, usercountryname, email, statement, is_exposed, created_at, updated_at)
     select ${sqlId('artist', 'i')}, '한가람 ' || i, 'Han Garam ' || i, (array['KR', 'JP', 'FR', 'US'])[1 + i % 4], 'artist' || i || '@example.com',
       $1, i % 20 <> 0, ${at}, ${at} from ${series(from, to - 1)}`,
    [words.text],
  );
}

/** What administrators are said to have done. */
export async function fillLog(query: Query, entries: number): Promise<void> {
  await query(
    `insert into audit_entries (id, user_id, username, action, noun, record_id, name, before, after, created_at, updated_at)
     select '61cf9f80dddddddddd' || lpad(to_hex(i), 6, '0'), ${sqlId('artist', '0')}, 'admin' || i % 5, (array['create', 'update', 'delete'])[1 + i % 3],
       (array['art-works', 'artists', 'exhibitions', 'galleries'])[1 + i % 4], ${sqlId('artwork', 'i')}, '한가람 ' || i,
       jsonb_build_object('is_exposed', true, 'material', '먹 ' || i), jsonb_build_object('is_exposed', false, 'material', '금박'), ${at}, ${at}
     from ${series(0, `${entries - 1}`)}`,
  );
}

const formats = {
  thumbnail: { width: 208, height: 156, size: 40.5 },
  small: { width: 500, height: 375, size: 40.5 },
  medium: { width: 750, height: 563, size: 40.5 },
  large: { width: 1000, height: 750, size: 40.5 },
};

/** A picture for each artwork. */
export async function fillFiles(query: Query, from: number, to: number): Promise<void> {
  const numbers = series(from, to - 1);
  const sha256 = `encode(sha256(i::text::bytea), 'hex')`;
  await query(
    `insert into blobs (sha256, location, mime, bytes, width, height, alpha, formats, thumbhash, colours, warmed_at, created_at)
     select ${sha256}, 'bench/' || i, 'image/jpeg', 512000, 1600, 1200, false, $1, 'ffcJDYJwh3h2d3iHeHh4eIh4CA',
       '["#8a7f6c","#d8d2c4"]', ${at}, ${at} from ${numbers}`,
    [JSON.stringify(formats)],
  );
  await query(
    `insert into files (id, key, sha256, name, ext, created_at, updated_at)
     select ${sqlId('file', 'i')}, md5('key' || i), ${sha256}, 'work-' || i || '.jpg', '.jpg', ${at}, ${at} from ${numbers}`,
  );
}

/** Artworks with a picture, an owner and two exhibitions each. */
export async function fillArtworks(query: Query, from: number, to: number): Promise<void> {
  const numbers = series(from, to - 1);
  await fillFiles(query, from, to);
  const title = (moods: string, things: string) =>
    `(${moods}::text[])[1 + i % 20] || ' ' || (${things}::text[])[1 + i / 20 % 25] || ' ' || i / 500`;
  const text = (things: string, rest: string) => `(${things}::text[])[1 + (i::bigint * 7 + 3) % 25] || '. ' || ${rest}`;
  await query(
    `insert into artworks (id, title, title_en, material, material_en, width_cm, height_cm, year, text, text_en, owner_id, image_id, created_at, updated_at)
     select ${sqlId('artwork', 'i')}, ${title('$1', '$2')}, ${title('$3', '$4')}, ($5::text[])[1 + i % 5], ($6::text[])[1 + i % 5],
       30 + i % 70, 40 + i % 50, make_date(1991 + i % 30, 1, 1), ${text('$2', '$7')}, ${text('$4', '$8')},
       ${sqlId('artist', `i % ${artists}`)}, ${sqlId('file', 'i')}, ${at}, ${at} from ${numbers}`,
    [
      words.moods,
      words.things,
      words.moodsEn,
      words.thingsEn,
      words.materials,
      words.materialsEn,
      words.text,
      words.textEn,
    ],
  );
  await query(
    `insert into exhibition_artworks (exhibition_id, artwork_id, position)
     select ${sqlId('exhibition', 'e')}, ${sqlId('artwork', 'i')}, i from ${numbers},
       lateral (select i % 50 as e union select (i::bigint * 7 + 1)::int % 50) as shown`,
  );
}
