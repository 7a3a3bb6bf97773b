import { createHash } from 'node:crypto';
import type { Import } from '@hwarang/domain/imports/imports.contract';
import { type ImportNoun, type ImportState, importLimits } from '@hwarang/domain/imports/values';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';
import { importImages, importMappings, imports } from './imports.table.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type Db = Pick<Orm, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

const shown = 100;

export const toAnswer = (one: ImportRecord, images: number): Import => ({
  id: one.id,
  noun: one.noun,
  name: one.name,
  state: one.state,
  mode: one.mode,
  format: one.format,
  heads: one.heads,
  mapping: one.mapping,
  samples: one.samples,
  rows: one.rows,
  done: one.done,
  counts: one.counts,
  images,
  changedSince: one.changedSince,
  problem: one.problem,
  createdAt: one.createdAt.toISOString(),
  finishedAt: one.finishedAt?.toISOString() ?? null,
});

export async function addImport(
  orm: Db,
  values: Pick<ImportRecord, 'id' | 'galleryId' | 'userId' | 'noun' | 'name' | 'format' | 'heads'>,
): Promise<void> {
  await orm.insert(imports).values({ ...values, mapping: values.heads.map(() => null), samples: [] });
}

export const imagesOf = (orm: Db, id: string): Promise<number> =>
  orm.$count(importImages, eq(importImages.importId, id));

/** Those of a gallery, or of administrators where none is named. */
const ofGallery = (gallery: string | null): SQL =>
  gallery === null ? isNull(imports.galleryId) : eq(imports.galleryId, gallery);

export const countImports = (orm: Db, gallery: string): Promise<number> => orm.$count(imports, ofGallery(gallery));

export async function findImport(orm: Db, id: string): Promise<ImportRecord | undefined> {
  const [found] = await orm
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.ready, true)));
  return found;
}

/** The same, until the transaction ends nobody else changes it. */
export async function holdImport(orm: Db, id: string): Promise<ImportRecord | undefined> {
  await orm.execute(sql`select from imports where id = ${id} for update`);
  return findImport(orm, id);
}

/** The newest first; of older ones nobody asks. */
export async function listImports(orm: Db, gallery: string | null, nouns: readonly ImportNoun[]): Promise<Import[]> {
  const all = await orm
    .select()
    .from(imports)
    .where(and(eq(imports.ready, true), ofGallery(gallery), inArray(imports.noun, [...nouns])))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(shown);
  const images = await orm
    .select({ id: importImages.importId, count: sql<number>`count(*)::int` })
    .from(importImages)
    .where(inArray(importImages.importId, all.map(({ id }) => id).concat('')))
    .groupBy(importImages.importId);
  const counted = new Map(images.map(({ id, count }) => [id, count]));
  return all.map((one) => toAnswer(one, counted.get(one.id) ?? 0));
}

/** Only from one of these states: of two calls at once the second finds it gone on. Answers whether it was changed. */
export async function changeImport(
  orm: Db,
  id: string,
  from: readonly ImportState[],
  { startedAt, ...values }: Partial<Omit<ImportRecord, 'startedAt'>> & { startedAt?: 'now' },
): Promise<boolean> {
  const { rowCount } = await orm
    .update(imports)
    .set({ ...values, ...(startedAt ? { startedAt: sql`now()` } : {}), updatedAt: sql`now()` })
    .where(and(eq(imports.id, id), eq(imports.ready, true), inArray(imports.state, [...from])));
  return (rowCount ?? 0) > 0;
}

export async function becomeReady(
  orm: Db,
  id: string,
  values: Pick<ImportRecord, 'rows' | 'samples' | 'mapping'>,
): Promise<void> {
  await orm
    .update(imports)
    .set({ ...values, ready: true })
    .where(eq(imports.id, id));
}

/** Its pictures that no record has taken go with it. */
export async function removeImport(orm: Db, id: string): Promise<void> {
  await orm.execute(
    sql`delete from files where id in (select file_id from import_images where import_id = ${id} and not used)`,
  );
  await orm.delete(imports).where(eq(imports.id, id));
}

/** Those that were kept long enough, those whose upload was cut off, and those of galleries that are gone. */
export async function forgetOldImports(orm: Db): Promise<number> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    select id from imports where created_at < now() - make_interval(days => ${importLimits.days})
      and state not in ('checking', 'running', 'undoing')
    union select id from imports where not ready and created_at < now() - interval '1 hour'
    union select id from imports where gallery_id is not null and not exists (select from galleries where id = gallery_id)
      and state not in ('checking', 'running', 'undoing')
    limit 100`);
  for (const { id } of rows) await removeImport(orm, id);
  return rows.length;
}

/** A gallery's heads have another digest than the same ones of administrators, or of another gallery. */
const digest = (heads: readonly string[], gallery: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify(gallery === null ? heads : { gallery, heads }))
    .digest('hex');

export async function keptMapping(
  orm: Db,
  noun: ImportNoun,
  heads: readonly string[],
  gallery: string | null,
): Promise<(string | null)[] | undefined> {
  const [kept] = await orm
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(and(eq(importMappings.noun, noun), eq(importMappings.heads, digest(heads, gallery))));
  return kept?.mapping;
}

const mostMappings = 1000;

export async function keepMapping(
  orm: Db,
  one: Pick<ImportRecord, 'noun' | 'heads' | 'mapping' | 'galleryId'>,
): Promise<void> {
  const { noun, mapping, galleryId } = one;
  await orm
    .insert(importMappings)
    .values({ noun, heads: digest(one.heads, galleryId), galleryId, mapping })
    .onConflictDoUpdate({
      target: [importMappings.noun, importMappings.heads],
      set: { mapping, updatedAt: sql`now()` },
    });
  await orm.execute(sql`
    delete from import_mappings where (noun, heads) in
      (select noun, heads from import_mappings where gallery_id is not distinct from ${galleryId}::char(24)
        order by updated_at desc offset ${mostMappings})`);
}
