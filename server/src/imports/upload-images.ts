import { Failure } from '@hwarang/domain/failures';
import { imageKey } from '@hwarang/domain/imports/read-images';
import { importLimits } from '@hwarang/domain/imports/values';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { refuse } from '@hwarang/domain/media/refusals';
import type { Form, UploadedFile } from '../media/multipart.ts';
import type { Caller } from '../platform/caller.ts';
import type { Services } from '../services/services.ts';
import { addImages } from './import-images.store.ts';
import { beUnchecked, demandImport } from './imports.service.ts';
import { imagesOf } from './imports.store.ts';
import { isZip, picturesInZip } from './zip-pictures.ts';

type Needs = Pick<Services, 'database' | 'media'>;

export interface Refused {
  name: string;
  reason: string;
}

/** Keeps the pictures of a form, each by the name that cells call it by. Those that are none are told, the others are taken. */
export async function uploadImages(services: Needs, caller: Caller, id: string, form: Form): Promise<Refused[]> {
  const { orm } = services.database;
  await demandImport(orm, id);
  if (form.files.length === 0) throw refuse('empty', { field: 'images' });
  await beUnchecked(orm, id);
  const refused: Refused[] = [];
  for (const file of form.files) refused.push(...(await takeFile(services, caller, id, file)));
  return refused;
}

async function takeFile(services: Needs, caller: Caller, id: string, file: UploadedFile): Promise<Refused[]> {
  if (!(await isZip(file.file))) {
    if (file.bytes > uploadLimits.fileBytes) return [{ name: file.name, reason: refuse('file-too-large').message }];
    return takePicture(services, caller, id, file.name, { file: file.file, bytes: file.bytes, sha256: file.sha256 });
  }
  const refused: Refused[] = [];
  for await (const picture of picturesInZip(file.file)) {
    if ('reason' in picture) refused.push(picture);
    else refused.push(...(await takePicture(services, caller, id, picture.name, { stream: picture.stream })));
  }
  return refused;
}

async function takePicture(
  services: Needs,
  caller: Caller,
  id: string,
  name: string,
  source: Parameters<Services['media']['ingest']>[0],
): Promise<Refused[]> {
  const { database, media } = services;
  const key = imageKey(name);
  if (key === '') return [];
  if ((await imagesOf(database.orm, id)) >= importLimits.images)
    return [{ name, reason: `An import takes ${importLimits.images} pictures` }];
  try {
    const file = await media.ingest(source, {
      name: name.split(/[/\\]/).at(-1) ?? name,
      uploadedBy: caller.userId,
      sizes: 'later',
    });
    await addImages(database.orm, id, [{ name: key, file }]);
    return [];
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return [{ name, reason: failure.message }];
  }
}
