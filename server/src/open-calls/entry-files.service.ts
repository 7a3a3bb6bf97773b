import { open } from 'node:fs/promises';
import { Failure, refuse } from '@hwarang/domain/failures';
import type { LocalizedText } from '@hwarang/domain/language';
import { cleanFileName } from '@hwarang/domain/media/file-name';
import { fileRefusal } from '@hwarang/domain/media/refusals';
import { sniff } from '@hwarang/domain/media/sniff';
import type { EntryFile } from '@hwarang/domain/open-calls/entering.contract';
import { entryWords as words } from '@hwarang/domain/open-calls/entering.words';
import { openCallLimits } from '@hwarang/domain/open-calls/limits';
import { can } from '@hwarang/domain/roles';
import { newLocation, originalKey } from '../media/ingest.ts';
import type { Form } from '../media/multipart.ts';
import type { Caller } from '../platform/caller.ts';
import { isDatabaseGone } from '../platform/database-gone.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { demandCall } from './call-access.ts';
import { demandArtist } from './entrants.ts';
import { beginEntry, filesOfEntry, removeFiles } from './entries.store.ts';
import { addEntryFile, type EntryFileRow, fileOfCall } from './entry-files.store.ts';
import { openCallBySlug } from './open-calls.store.ts';

type Needs = Pick<Services, 'database' | 'media'>;

/** By the first bytes, whatever its name or sender say. */
async function typeOf(file: string): Promise<string | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const head = buffer.subarray(0, bytesRead);
    return head.toString('latin1', 0, 5) === '%PDF-' ? 'application/pdf' : sniff(head);
  } finally {
    await handle.close();
  }
}

/** Keeps a file for a question. It becomes the answer once the draft names it. */
export async function addFile(
  { database: { orm }, media: { storage } }: Needs,
  caller: Caller,
  slug: string,
  form: Form,
): Promise<EntryFile> {
  const { artistId } = demandArtist(caller);
  const call = demandCall(await openCallBySlug(orm, slug), caller);
  const question = form.fields.get('question')?.[0] ?? '';
  if (!call.questions.some(({ id, kind }) => id === question && kind === 'file'))
    throw validationError({ question: [words.noFileQuestion.en] });
  const [received, ...more] = form.files;
  if (!received) throw fileRefusal('empty');
  if (more.length > 0) throw fileRefusal('too-many-parts');
  const refused = (reason: LocalizedText) => validationError({ [`answers.${question}`]: [reason.en] });
  if (received.bytes > openCallLimits.fileBytes) throw refused(words.fileTooLarge);
  const mime = await typeOf(received.file);
  if (!mime) throw refused(words.fileKind);
  const { sha256, bytes } = received;
  const location = newLocation(sha256);
  // The row comes last: a crash before it leaves bytes that the sweeper removes.
  await storage.put(originalKey(location), received);
  try {
    return await orm.transaction(async (tx) => {
      const entry = await beginEntry(tx, call.id, artistId, new Date());
      if ((await filesOfEntry(tx, entry.id)).length >= openCallLimits.files) throw refused(words.tooManyFiles);
      const name = cleanFileName(received.name, 'file');
      return answerOf(await addEntryFile(tx, { entryId: entry.id, question, name, mime, bytes, location }));
    });
  } catch (failure) {
    // Whether the row was kept is not known if the database was lost: the sweeper finds out.
    if (!isDatabaseGone(failure)) await storage.delete(originalKey(location));
    throw failure;
  }
}

/** To its artist and to administrators; to everybody else it does not exist. */
export async function openFile(
  { database: { orm }, media: { storage } }: Needs,
  caller: Caller,
  slug: string,
  id: string,
) {
  const found = await fileOfCall(orm, slug, id);
  const isOwn = found && caller.artistId !== undefined && found.artistId === caller.artistId;
  if (!found || !(isOwn || can(caller.role, 'manage open calls'))) throw new Failure('not-found');
  const object = await storage.get(originalKey(found.file.location));
  if (!object) throw new Failure('not-found');
  return { ...found.file, stream: object.stream };
}

/** One that was handed in stays until the entry is handed in without it. */
export async function removeFile(
  { database: { orm }, media: { storage } }: Needs,
  caller: Caller,
  slug: string,
  id: string,
): Promise<EntryFile> {
  const { artistId } = demandArtist(caller);
  const found = await fileOfCall(orm, slug, id);
  if (!found || found.artistId !== artistId) throw new Failure('not-found');
  await orm.transaction(async (tx) => {
    const entry = await beginEntry(tx, found.openCallId, artistId, new Date());
    if (entry.state !== 'draft' && Object.values(entry.answers).includes(id)) refuse(words.fileHandedIn);
    await removeFiles(tx, [id]);
  });
  await storage.delete(originalKey(found.file.location));
  return answerOf(found.file);
}

const answerOf = ({ id, question, name, mime, bytes }: EntryFileRow): EntryFile => ({
  id,
  question,
  name,
  mime,
  bytes,
});
