import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { type FileInfo, fileInfoSchema, type MediaFile } from '@hwarang/domain/media/file';
import { cleanFileName } from '@hwarang/domain/media/file-name';
import { fileRefusal } from '@hwarang/domain/media/refusals';
import { can } from '@hwarang/domain/roles';
import { audit } from '../audit/audit.store.ts';
import { parse } from '../media/entity-form.ts';
import { deleteFile, discardFiles, updateFile } from '../media/media.store.ts';
import type { Form } from '../media/multipart.ts';
import { type FileUses, findShown, keepersOf, type Shown } from '../media/visibility.store.ts';
import { isVisible } from '../media/visibility.ts';
import { type Caller, staffMay } from '../platform/caller.ts';
import type { Registry } from '../records/registry.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { findRow, placeOf, putFiles } from './attach.store.ts';
import { fileAnswers } from './files.store.ts';

interface Needs extends Pick<Services, 'media' | 'database' | 'changes'> {
  registry: Registry;
  uses: FileUses;
}

/** The files of a form, each with what is told of it: one `fileInfo` for each file, or one list for all. */
export async function upload(services: Needs, form: Form, caller: Caller): Promise<MediaFile[]> {
  if (form.files.length === 0) throw fileRefusal('empty');
  const infos = (form.fields.get('fileInfo') ?? []).flatMap(readInfo);
  const attach = (await placeFor(services, form, caller)) ?? noted(services, caller);
  const ids: string[] = [];
  try {
    for (const [index, { name, ...source }] of form.files.entries()) {
      const info = infos[index];
      const options = { name: info?.name || name, uploadedBy: caller.userId, ...textsOf(info) };
      ids.push(await services.media.ingest(source, options).catch(named(name)));
    }
    await attach(ids);
  } catch (failure) {
    // One that is refused refuses them all: nobody should have to find out which ones stayed.
    await discardFiles(services.database.orm, ids, failure);
    throw failure;
  }
  return (await fileAnswers(services.database.orm, ids)).map(services.media.sign);
}

const named = (name: string) => (failure: unknown) => {
  if (!(failure instanceof Failure)) throw failure;
  const { errors = [] } = (failure.data ?? {}) as { errors?: object[] };
  throw new Failure(failure.code, failure.message, { data: { errors: errors.map((error) => ({ ...error, name })) } });
};

/** `ref`, `refId`, `field`: the record whose field gets the files. Checked before a single file is taken. */
async function placeFor({ database, changes, registry }: Needs, form: Form, caller: Caller) {
  const [ref, refId, field] = ['ref', 'refId', 'field'].map((name) => form.fields.get(name)?.[0]?.trim());
  if (!ref && !refId && !field) return undefined;
  const place = ref && refId && field ? placeOf(registry, ref, field) : undefined;
  if (!place || !refId) throw new Failure('bad-request', 'ref, refId and field name no field that holds files');
  if ('column' in place.place && form.files.length > 1)
    throw validationError({ [place.place.field]: ['takes one file'] });
  const row = isId(refId) ? await findRow(database.orm, place, refId) : undefined;
  if (!row) throw new Failure('not-found');
  const { table, write } = place.record;
  if (!write.isOwn?.(caller, row) && !can(caller.role, 'edit any record')) throw new Failure('forbidden');
  return async (ids: string[]) => {
    await database.orm.transaction(async (tx) => {
      await putFiles(tx, place, refId, ids);
      await audit(tx, caller, { noun: table, id: refId, before: {}, after: { [field ?? '']: ids } });
    });
    await changes.settled();
  };
}

/** Files that are no record's yet. */
const noted =
  ({ database }: Needs, caller: Caller) =>
  (ids: string[]): Promise<void> =>
    database.orm.transaction(async (tx) => {
      for (const id of ids) await audit(tx, caller, { noun: 'files', id, before: undefined, after: {} });
    });

function readInfo(text: string): FileInfo[] {
  const given = parse(text, 'fileInfo');
  return (Array.isArray(given) ? given : [given]).map((one) => {
    const parsed = fileInfoSchema.safeParse(one ?? {});
    if (!parsed.success) throw fileRefusal('bad-data', { field: 'fileInfo' });
    return parsed.data;
  });
}

const textsOf = (info: FileInfo | undefined): { alternativeText?: string; caption?: string } => ({
  ...(info?.alternativeText == null ? {} : { alternativeText: info.alternativeText }),
  ...(info?.caption == null ? {} : { caption: info.caption }),
});

/** What everyone may see has plain addresses; what only its owner sees carries a token. */
export async function show(services: Needs, id: string, caller: Caller): Promise<MediaFile> {
  const shown = await visibleFile(services, id, caller);
  const file = await fileById(services, id);
  return shown.isPublic ? file : services.media.sign(file);
}

async function visibleFile({ database, uses }: Needs, id: string, caller: Caller): Promise<Shown> {
  const shown = isId(id) ? await findShown(database.orm, uses, { id }) : undefined;
  if (!shown || !isVisible(shown, caller)) throw new Failure('not-found');
  return shown;
}

async function fileById({ database }: Needs, id: string): Promise<MediaFile> {
  const [file] = await fileAnswers(database.orm, [id]);
  if (!file) throw new Failure('not-found');
  return file;
}

/**
 * Refuses whoever may not change the file: 404 for one they may not even see, 403 for one they may. What a gallery shows of itself is its
 * staff's to change, whoever uploaded it or shows it too.
 */
async function demandOwn(services: Needs, id: string, caller: Caller): Promise<void> {
  const shown = await visibleFile(services, id, caller);
  const keepers = await keepersOf(services.database.orm, services.uses, id);
  const own =
    keepers.length > 0
      ? keepers.some((gallery) => staffMay(caller, gallery, 'edit exhibitions'))
      : caller.userId !== undefined && [shown.uploadedBy, ...shown.owners].includes(caller.userId);
  if (!own && !can(caller.role, 'edit any record')) throw new Failure('forbidden');
}

/** New words for a file, new content, or both. New content gets a new address: browsers keep what the old one showed. */
export async function change(services: Needs, id: string, form: Form, caller: Caller): Promise<MediaFile> {
  const { media, database, changes } = services;
  await demandOwn(services, id, caller);
  const info = (form.fields.get('fileInfo') ?? []).flatMap(readInfo)[0];
  const [file, ...more] = form.files;
  if (more.length > 0) throw fileRefusal('too-many-parts');
  if (!file && !info) throw fileRefusal('empty');
  if (file) await media.replace(id, file).catch(named(file.name));
  const name = info?.name ? cleanFileName(info.name) : file ? cleanFileName(file.name) : undefined;
  const words = { ...(name ? { name } : {}), ...textsOf(info) };
  const { name: oldName, alternativeText, caption } = await fileById(services, id);
  const before = { name: oldName, alternativeText, caption };
  await database.orm.transaction(async (tx) => {
    await updateFile(tx, id, words);
    const after = { ...before, ...words, ...(file ? { content: file.name } : {}) };
    await audit(tx, caller, { noun: 'files', id, before, after });
  });
  await changes.settled();
  return show(services, id, caller);
}

export async function remove(services: Needs, id: string, caller: Caller): Promise<MediaFile> {
  await demandOwn(services, id, caller);
  const file = await fileById(services, id);
  await services.database.orm.transaction(async (tx) => {
    await deleteFile(tx, id);
    await audit(tx, caller, { noun: 'files', id, before: { name: file.name }, after: undefined });
  });
  await services.changes.settled();
  return file;
}
