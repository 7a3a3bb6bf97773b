import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Failure } from '@hwarang/domain/failures';
import { importWords } from '@hwarang/domain/imports/imports.words';
import { imageKey } from '@hwarang/domain/imports/read-images';
import { importLimits } from '@hwarang/domain/imports/values';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { fileRefusal } from '@hwarang/domain/media/refusals';
import type { Form, UploadedFile } from '../media/multipart.ts';
import type { Caller } from '../platform/caller.ts';
import type { Services } from '../services/services.ts';
import type { ImportDesk } from './import-desk.ts';
import { addImages } from './import-images.store.ts';
import { beUnchecked, demandOwn } from './imports.service.ts';
import { imagesOf } from './imports.store.ts';
import { isZip, picturesInZip } from './zip-pictures.ts';

interface Into {
  media: Services['media'];
  desk: ImportDesk;
  /** The import. */
  id: string;
  /** Whose the pictures are. */
  uploadedBy: string | undefined;
  /** The names of those that were taken together: of two works with a '001.jpg' one would get the picture of the other. */
  names: Set<string>;
}

export interface Refused {
  name: string;
  reason: string;
}

/** Keeps the pictures of a form, each by the name that cells call it by. Those that are none are told, the others are taken. */
export async function uploadImages(
  { media }: Pick<Services, 'media'>,
  desk: ImportDesk,
  caller: Caller,
  id: string,
  form: Form,
): Promise<Refused[]> {
  const { noun, galleryId } = await desk.within((orm) => demandOwn(desk, orm, id));
  if (form.files.length === 0) throw fileRefusal('empty', { field: 'images' });
  await desk.within((orm) => beUnchecked(orm, id));
  // The picture of an artist's work is not that of the staff who brought it: it stays when they go, and they cannot see it for ever.
  const uploadedBy = galleryId && noun === 'art-works' ? undefined : caller.userId;
  const into: Into = { media, desk, id, uploadedBy, names: new Set() };
  const refused: Refused[] = [];
  for (const file of form.files) refused.push(...(await takeFile(into, file)));
  return refused;
}

/** The same from this machine: files, archives and all that folders hold. */
export async function takeImages(
  { media }: Pick<Services, 'media'>,
  desk: ImportDesk,
  id: string,
  path: string,
): Promise<Refused[]> {
  const into: Into = { media, desk, id, uploadedBy: undefined, names: new Set() };
  const isFolder = (await stat(path)).isDirectory();
  const entries = isFolder ? await readdir(path, { recursive: true, withFileTypes: true }) : [];
  const files = isFolder
    ? entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    : [path];
  const refused: Refused[] = [];
  for (const file of files)
    if (await isZip(file)) refused.push(...(await takeZip(into, basename(file), file)));
    else refused.push(...(await takePicture(into, basename(file), { stream: createReadStream(file) })));
  return refused;
}

async function takeFile(into: Into, file: UploadedFile): Promise<Refused[]> {
  if (!(await isZip(file.file))) {
    if (file.bytes > uploadLimits.fileBytes)
      return [{ name: file.name, reason: fileRefusal('file-too-large').message }];
    return takePicture(into, file.name, { file: file.file, bytes: file.bytes, sha256: file.sha256 });
  }
  return takeZip(into, file.name, file.file);
}

async function takeZip(into: Into, name: string, path: string): Promise<Refused[]> {
  const refused: Refused[] = [];
  try {
    for await (const picture of picturesInZip(path)) {
      if ('reason' in picture) refused.push(picture);
      else refused.push(...(await takePicture(into, picture.name, { stream: picture.stream })));
    }
  } catch (failure) {
    refused.push(asRefused(name, failure));
  }
  return refused;
}

function asRefused(name: string, failure: unknown): Refused {
  if (!(failure instanceof Failure)) throw failure;
  return { name, reason: failure.message };
}

async function takePicture(
  { media, desk, id, uploadedBy, names }: Into,
  name: string,
  source: Parameters<Services['media']['ingest']>[0],
): Promise<Refused[]> {
  const key = imageKey(name);
  if (key === '') return [];
  if (names.has(key)) return [{ name, reason: importWords.sameName.en }];
  if ((await desk.within((orm) => imagesOf(orm, id))) >= importLimits.images)
    return [{ name, reason: `An import takes ${importLimits.images} pictures` }];
  try {
    const file = await media.ingest(source, {
      name: name.split(/[/\\]/).at(-1) ?? name,
      uploadedBy,
      sizes: 'later',
    });
    await desk.within((orm) => addImages(orm, id, [{ name: key, file }]));
    names.add(key);
    return [];
  } catch (failure) {
    return [asRefused(name, failure)];
  }
}
