import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { cleanFileName } from '@hwarang/domain/media/file-name';
import { pictureTypes } from '@hwarang/domain/media/limits';
import sharp from 'sharp';
import type { Orm } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { recipe } from './derivatives.ts';
import { addBlobAndFile, addFile, findBlob } from './media.store.ts';
import { gate, isSeenThrough, type Pixels } from './pictures.ts';
import { type Prepared, prepare, preparePixels } from './prepare.ts';
import { type Received, receive } from './receive.ts';
import type { Body, Storage } from './storage.ts';
import type { Workspace } from './workspace.ts';

/** A received file (which is taken), bytes, a stream, or pixels of our own making. */
export type Source = Received | { buffer: Buffer } | { stream: Readable } | { pixels: Pixels };

export interface IngestOptions {
  name: string;
  uploadedBy?: string | undefined;
  alternativeText?: string | undefined;
  caption?: string | undefined;
  /** `later` answers as soon as the original is safe; the sizes are made on first request or ahead of it. */
  sizes?: 'now' | 'later';
}

export interface Stored {
  sha256: string;
  ext: string;
}

export const originalKey = (location: string): string => `${location}/original`;
export const derivativeKey = (location: string, name: string): string => `${location}/${recipe}/${name}`;
export const newKey = (): string => randomBytes(16).toString('base64url');

const newLocation = (sha256: string): string =>
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
  if ('file' in source)
    return { body: source, sha256: source.sha256, bytes: source.bytes, prepare: () => prepare(source.file, sizes) };
  if ('buffer' in source) return ofBuffer(source.buffer, () => prepare(source.buffer, sizes));
  const { pixels } = source;
  const { data, width, height, channels } = pixels;
  const picture = sharp(data, { raw: { width, height, channels } });
  const clear = isSeenThrough(pixels);
  const encoded = clear ? picture.png() : picture.removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  const buffer = await gate.run(() => encoded.toBuffer());
  return ofBuffer(buffer, () => preparePixels(pixels, clear ? 'image/png' : 'image/jpeg', sizes));
}

const ofBuffer = (buffer: Buffer, prepared: () => Promise<Prepared>): Content => ({
  body: buffer,
  sha256: createHash('sha256').update(buffer).digest('hex'),
  bytes: buffer.length,
  prepare: prepared,
});

/**
 * Makes a file of untrusted bytes. The row comes last, after everything it speaks of is durable: a crash at any moment
 * leaves at worst bytes that no row names, and those are swept away later. Answers the new file's id.
 */
export async function ingest(tools: Tools, source: Source, options: IngestOptions): Promise<string> {
  const content = await contentOf(source, tools.workspace, options.sizes ?? 'now');
  const file = {
    id: newId(),
    key: newKey(),
    sha256: content.sha256,
    name: cleanFileName(options.name),
    alternativeText: options.alternativeText ?? '',
    caption: options.caption ?? '',
    uploadedBy: options.uploadedBy ?? null,
  };
  try {
    const known = await findBlob(tools.orm, content.sha256);
    if (known && (await addFile(tools.orm, { ...file, ext: pictureTypes[known.mime] }))) return file.id;
    const { made, ...prepared } = await content.prepare();
    const location = newLocation(content.sha256);
    await store(tools.storage, location, content.body, made);
    const blob = { ...prepared, sha256: content.sha256, bytes: content.bytes, location };
    const first = await addBlobAndFile(tools.orm, blob, { ...file, ext: pictureTypes[prepared.mime] });
    if (!first) await discard(tools.storage, location, made);
    return file.id;
  } finally {
    if (!Buffer.isBuffer(content.body)) await rm(content.body.file, { force: true });
  }
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
