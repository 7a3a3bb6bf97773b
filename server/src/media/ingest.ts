import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { cleanFileName } from '@hwarang/domain/media/file-name';
import { pictureTypes } from '@hwarang/domain/media/limits';
import sharp from 'sharp';
import { newId } from '../platform/ids.ts';
import type { Orm } from '../platform/orm.ts';
import { recipe } from './derivatives.ts';
import { jpegOfHeic } from './heic.ts';
import { addBlob, addFile, blobOf, type Connection, holdBlob } from './media.store.ts';
import { pictureWork } from './picture-work.ts';
import { isSeenThrough, type Pixels } from './pictures.ts';
import { type Prepared, prepare, preparePixels, typeOf } from './prepare.ts';
import { type Received, receive } from './receive.ts';
import { type Body, exists, type Storage } from './storage.ts';
import type { Workspace } from './workspace.ts';

/** A received file (which is taken), bytes, a stream, or pixels of our own making. */
export type Source = Received | { buffer: Buffer } | { stream: Readable } | { pixels: Pixels };

export interface IngestOptions {
  /** Of a file that had one before; without it the file gets a new one. */
  id?: string;
  name: string;
  uploadedBy?: string | undefined;
  alternativeText?: string | undefined;
  caption?: string | undefined;
  /** `later` answers as soon as the original is safe; the sizes are made on first request or ahead of it. */
  sizes?: 'now' | 'later';
}

export const originalKey = (location: string): string => `${location}/original`;
export const derivativeKey = (location: string, name: string): string => `${location}/${recipe}/${name}`;
export const newKey = (): string => randomBytes(16).toString('base64url');

export const newLocation = (sha256: string): string =>
  `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}.${randomBytes(4).toString('hex')}`;

interface Tools {
  orm: Orm;
  storage: Storage;
  workspace: Workspace;
}

interface Content {
  body: Body;
  sha256: string;
  bytes: number;
  prepare: () => Promise<Prepared>;
}

async function contentOf(source: Source, workspace: Workspace, sizes: 'now' | 'later'): Promise<Content> {
  if ('stream' in source) return contentOf(await receive(source.stream, workspace), workspace, sizes);
  if ('file' in source && (await typeOf(source.file)) === 'image/heic')
    return ofHeic(source.file, sizes).finally(() => rm(source.file, { force: true }));
  if ('buffer' in source && (await typeOf(source.buffer)) === 'image/heic') return ofHeic(source.buffer, sizes);
  if ('file' in source)
    return { body: source, sha256: source.sha256, bytes: source.bytes, prepare: () => prepare(source.file, sizes) };
  if ('buffer' in source) return ofBuffer(source.buffer, () => prepare(source.buffer, sizes));
  const { pixels } = source;
  const { data, width, height, channels } = pixels;
  const picture = sharp(data, { raw: { width, height, channels } });
  const clear = isSeenThrough(pixels);
  const encoded = clear ? picture.png() : picture.removeAlpha().jpeg({ quality: 92 });
  const buffer = await pictureWork(() => encoded.toBuffer());
  return ofBuffer(buffer, () => preparePixels(pixels, clear ? 'image/png' : 'image/jpeg', sizes));
}

async function ofHeic(source: string | Buffer, sizes: 'now' | 'later'): Promise<Content> {
  const jpeg = await jpegOfHeic(source);
  return ofBuffer(jpeg, () => prepare(jpeg, sizes));
}

const ofBuffer = (buffer: Buffer, prepared: () => Promise<Prepared>): Content => ({
  body: buffer,
  sha256: createHash('sha256').update(buffer).digest('hex'),
  bytes: buffer.length,
  prepare: prepared,
});

/** What becomes of the content once it is safe: a new row, or a row that changes its content. */
type Save = (connection: Connection, content: { sha256: string; ext: string }) => Promise<void>;

/**
 * Keeps untrusted bytes, then saves what speaks of them. The rows come last, after everything they speak of is durable: a
 * crash at any moment leaves at worst bytes that no row names, and those are swept away later.
 */
export async function keep(tools: Tools, source: Source, sizes: 'now' | 'later', save: Save): Promise<void> {
  const content = await contentOf(source, tools.workspace, sizes);
  await inTurn(content.sha256, () => keepContent(tools, content, save));
}

/** The same bytes sent by several at once: the first unpacks them, the others find them known. */
const turns = new Map<string, Promise<void>>();

async function inTurn(sha256: string, work: () => Promise<void>): Promise<void> {
  const turn = (turns.get(sha256) ?? Promise.resolve()).catch(() => undefined).then(work);
  turns.set(sha256, turn);
  try {
    await turn;
  } finally {
    if (turns.get(sha256) === turn) turns.delete(sha256);
  }
}

async function keepContent(tools: Tools, content: Content, save: Save): Promise<void> {
  const { sha256, bytes } = content;
  try {
    const known = await blobOf(tools.orm, sha256);
    if (known) await heal(tools.storage, known.location, content.body);
    if (known && (await saveKnown(tools.orm, sha256, save))) return;
    const { made, ...prepared } = await content.prepare();
    const location = newLocation(sha256);
    await store(tools.storage, location, content.body, made);
    const first = await tools.orm.transaction(async (transaction) => {
      const added = await addBlob(transaction, { ...prepared, sha256, bytes, location });
      await save(transaction, { sha256, ext: pictureTypes[prepared.mime] });
      return added;
    });
    if (!first) await discard(tools.storage, location, made);
  } finally {
    if (!Buffer.isBuffer(content.body)) await rm(content.body.file, { force: true });
  }
}

/** False when it has been swept away since it was found. */
const saveKnown = (orm: Orm, sha256: string, save: Save): Promise<boolean> =>
  orm.transaction(async (transaction) => {
    const known = await holdBlob(transaction, sha256);
    if (known) await save(transaction, { sha256, ext: pictureTypes[known.mime] });
    return known !== undefined;
  });

/** A store that has lost an original gets it back from whoever sends it again. */
async function heal(storage: Storage, location: string, body: Body): Promise<void> {
  if (!(await exists(storage, originalKey(location)))) await storage.put(originalKey(location), body);
}

/** Makes a file and answers its id. */
export async function ingest(tools: Tools, source: Source, options: IngestOptions): Promise<string> {
  const { sizes = 'now', name, id = newId(), ...rest } = options;
  await keep(tools, source, sizes, (connection, content) =>
    addFile(connection, { ...rest, ...content, id, key: newKey(), name: cleanFileName(name) }),
  );
  return id;
}

async function store(storage: Storage, location: string, body: Body, made: Map<string, Buffer>): Promise<void> {
  const puts = [...made].map(([name, buffer]) => storage.put(derivativeKey(location, name), buffer));
  const settled = await Promise.allSettled([storage.put(originalKey(location), body), ...puts]);
  const failed = settled.find((one) => one.status === 'rejected');
  if (!failed) return;
  await discard(storage, location, made).catch(() => undefined);
  throw failed.reason;
}

async function discard(storage: Storage, location: string, made: Map<string, Buffer>): Promise<void> {
  const keys = [originalKey(location), ...[...made.keys()].map((name) => derivativeKey(location, name))];
  await Promise.all(keys.map((key) => storage.delete(key)));
}
