import { yearInKorea } from '@hwarang/domain/artworks/year';
import { allowedMapping, fieldsFor } from '@hwarang/domain/imports/gallery-imports';
import { onCopy } from '../platform/database-copy.ts';
import { isDatabaseGone } from '../platform/database-gone.ts';
import { log } from '../platform/log.ts';
import { startPeriodicJob } from '../platform/periodic-job.ts';
import { mailOrigin } from '../platform/request-facts.ts';
import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { mailConsigned } from '../studio/agreements.service.ts';
import { artistsToMail } from './engine/gallery-rules.store.ts';
import { Names } from './engine/names.ts';
import { partsPass, Stopped, wholePass } from './engine/passes.ts';
import type { Run } from './engine/run-context.ts';
import { tableShape } from './engine/table-shape.store.ts';
import { mergeWaitingTitles, withWaitingTitles } from './engine/titles-index.store.ts';
import { changedSince, undo } from './engine/undo.ts';
import { countOutcomes, recordsSoFar, rowsSoFar } from './import-rows.store.ts';
import { forgetOldImports, type ImportRecord } from './imports.store.ts';
import { claimImport, finishWork, keepLease, LeaseLost, releaseLease } from './lease.store.ts';

type Needs = Pick<Services, 'database' | 'media' | 'changes' | 'config' | 'mail'>;

const hour = 3_600_000;
/** Rows from which it is worth to write the index of titles in another way. */
const largeFrom = 2_000;
/** Rows up to which a check on the embedded database takes less time than copying it. */
const heldAtMost = 300;

/** Checks, runs and undoes imports: on whichever instance comes first, one at a time. */
export function startImportWorker(services: Needs, registry: Registry) {
  const quiet = services.config.logLevel === 'silent';
  const job = startPeriodicJob(
    async (isStopping) => {
      while (!isStopping() && (await workOnce(services, registry, isStopping)));
    },
    { first: 1_000, every: 5_000, failed: 'working on an import failed', quiet },
  );
  const tidy = async () => {
    await forgetOldImports(services.database.orm);
    await mergeWaitingTitles(services.database.orm);
  };
  const tidying = startPeriodicJob(tidy, {
    first: 60_000,
    every: hour,
    failed: 'forgetting old imports failed',
    quiet,
  });
  return {
    /** There is something to do: look now. */
    notify: (): void => job.runWithin(),
    close: async (): Promise<void> => {
      await Promise.all([job.close(), tidying.close()]);
    },
  };
}

/** Answers whether there was something to do. */
export async function workOnce(services: Needs, registry: Registry, isStopping = () => false): Promise<boolean> {
  const { database } = services;
  const one = await claimImport(database);
  if (!one) return false;
  try {
    if (one.state === 'undoing') await takeBack(services, registry, one, isStopping);
    else await goThrough(services, registry, one, isStopping);
  } catch (failure) {
    if (failure instanceof LeaseLost) return true;
    if (failure instanceof Stopped || isDatabaseGone(failure)) {
      await releaseLease(database.orm, one.id);
      if (failure instanceof Stopped) return false;
      throw failure;
    }
    // Trying again would end in the same way.
    log.error({ err: failure, import: one.id }, 'an import failed');
    await finishWork(database.orm, one.id, { state: 'failed', problem: 'unexpected' });
  }
  return true;
}

async function newRun(
  { database: { orm }, media }: Pick<Needs, 'database' | 'media'>,
  registry: Registry,
  one: ImportRecord,
): Promise<Run> {
  const { id, noun, heads, rows, galleryId } = one;
  const ofGallery = galleryId !== null;
  const model = registry.of(noun).write;
  if (!model) throw new Error(`${noun} cannot be written`);
  const startedAt = one.startedAt ?? new Date();
  return {
    id,
    noun,
    gallery: galleryId ? { id: galleryId, artists: new Set(), works: new Set(), changeable: new Set() } : undefined,
    registry,
    media,
    model,
    mapping: allowedMapping(noun, one.mapping, ofGallery),
    heads,
    rows,
    startedAt,
    shape: await tableShape(orm, model.table),
    naming: fieldsFor(noun, ofGallery).filter(({ kind }) => naming.has(kind)),
    thisYear: yearInKorea(),
    seen: await recordsSoFar(orm, id, one.cursor),
    there: new Set(),
    names: {
      artists: new Names('artists', startedAt, galleryId ? { gallery: galleryId, noun } : undefined),
      galleries: new Names('galleries', startedAt),
    },
  };
}

const naming: ReadonlySet<string> = new Set(['artist', 'artists', 'gallery', 'galleries', 'works', 'image', 'images']);

async function goThrough(
  services: Needs,
  registry: Registry,
  one: ImportRecord,
  isStopping: () => boolean,
): Promise<void> {
  const { database, changes } = services;
  const { orm } = database;
  const pass = { database, run: await newRun(services, registry, one), isStopping };
  const counted = async () => ({ counts: await countOutcomes(orm, one.id), done: one.rows });
  const isLarge = one.noun === 'art-works' && one.rows >= largeFrom;
  const writing = <T>(work: () => Promise<T>) => (isLarge ? withWaitingTitles(database, work) : work());
  if (one.state === 'checking') {
    await (database.kind === 'embedded' && one.rows > heldAtMost
      ? checkOnCopy(services, registry, one, isStopping)
      : writing(() => wholePass(pass, one.cursor, false)));
    return finishWork(orm, one.id, { state: 'checked', ...(await counted()) });
  }
  const topics = await writing(() =>
    one.mode === 'together' ? wholePass(pass, one.cursor, true) : partsPass(pass, one),
  );
  // What was asked or refused now was not so when it was checked: nothing was taken.
  if (!topics) return finishWork(orm, one.id, { state: 'failed', problem: 'rowsRefused', ...(await counted()) });
  // Whoever is told that it is done finds the records.
  await changes.settled();
  const told = await counted();
  await orm.transaction(async (tx) => {
    await finishWork(tx, one.id, { state: 'done', finished: true, ...told });
    const { galleryId, noun } = one;
    if (galleryId && noun === 'art-works')
      await mailConsigned(tx, galleryId, await artistsToMail(tx, one.id), mailOrigin(services.config));
  });
  services.mail.notify();
  for (const topic of new Set(topics)) await changes.publish(topic);
}

/** The embedded engine has one session: on the database itself a check of thousands of rows would keep all visitors waiting. */
const checkOnCopy = (
  services: Needs,
  registry: Registry,
  one: ImportRecord,
  isStopping: () => boolean,
): Promise<unknown> =>
  onCopy(services.database, services.config, async (copy) => {
    const run = await newRun({ ...services, database: copy }, registry, one);
    return wholePass({ database: copy, keptIn: services.database.orm, run, isStopping }, one.cursor, false);
  });

async function takeBack(
  services: Needs,
  registry: Registry,
  one: ImportRecord,
  isStopping: () => boolean,
): Promise<void> {
  const { orm, kind } = services.database;
  const changed = await orm.transaction(async (tx) => {
    const progress = async (done: number) => {
      if (isStopping()) throw new Stopped();
      if (kind === 'postgres') await keepLease(orm, one.id, { done });
    };
    const found = await changedSince(tx, registry, one.id, () => progress(0));
    if (found.length > 0) return found;
    await undo(tx, { registry, media: services.media, importId: one.id, progress });
    await keepLease(tx, one.id, { done: one.rows });
    return [];
  });
  if (changed.length === 0) {
    // Whoever is told that it is undone finds nothing of it. Who goes on after a crash in between has nothing left to take back.
    await services.changes.settled();
    return finishWork(orm, one.id, { state: 'undone', counts: null, done: 0, problem: null });
  }
  // As it was before: done, or ended half-way.
  const state = one.problem === null ? 'done' : 'failed';
  await finishWork(orm, one.id, { state, done: await rowsSoFar(orm, one), changedSince: changed });
}
