import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Failure } from '@hwarang/domain/failures';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { fileRefusal } from '@hwarang/domain/media/refusals';
import busboy, { type Busboy } from 'busboy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Limiter, newLimiter } from '../platform/limiter.ts';
import { drain } from './drain.ts';
import { type Progress, type Received, receive } from './receive.ts';
import type { Workspace } from './workspace.ts';

export interface UploadedFile extends Received {
  field: string;
  name: string;
}

export interface Form {
  /** A field can be sent several times. */
  fields: Map<string, string[]>;
  files: UploadedFile[];
}

export interface AcceptedParts {
  field: (name: string) => boolean;
  file: (name: string) => boolean;
  /** The largest file, where it may be larger than a picture. */
  fileBytes?: number;
}

const limits = {
  files: uploadLimits.files,
  fields: 50,
  parts: 70,
  fieldNameSize: 200,
  fieldSize: 1_000_000,
  headerPairs: 50,
};
const mostBytes = 250_000_000;
/** A sender that says nothing for so long has gone. */
const silence = 30_000;
/** How often to look, once all has come, whether the parser waits for something that never comes. */
const glance = 50;

// A form being received holds a connection and its bytes on the disk: so many for all, and so many for one account.
const most = 100;
const mostOfOne = 20;
const receiving = newLimiter({ name: 'uploads', concurrency: most, waiting: 0 });
const receivingOfOne = new LRUCache<string, Limiter>({ max: 1_000 });
/** Forms that have come whole and whose files are looked at. */
const unpacking = newLimiter({ name: 'unpacking', concurrency: 4, waiting: most });

export const isMultipart = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

/** Leaves multipart bodies to `withMultipart`: nothing is read before the route has asked who calls. */
export const acceptMultipart = (app: FastifyInstance): void =>
  app.addContentTypeParser(/^multipart\/form-data\b/i, (_request, _payload, done) => done(null, undefined));

/**
 * Reads a form with files and hands it to `use`. Whatever the body is, it ends in one of two ways: all parts are there, or one clear
 * failure; and no temporary file stays behind in either.
 */
export async function withMultipart<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  workspace: Workspace,
  accepted: AcceptedParts,
  use: (form: Form) => Promise<T>,
): Promise<T> {
  const form: Form = { fields: new Map(), files: [] };
  const work = async () => {
    await read(request, workspace, accepted, form);
    return form.files.length > 0 ? unpacking.run(() => use(form)) : use(form);
  };
  try {
    return await receiving.run(() => forOne(request.caller.userId, work));
  } catch (failure) {
    // Answering while the sender still sends would show it a broken connection instead of the answer.
    if (!(await drain(request.raw))) reply.header('connection', 'close');
    throw failure;
  } finally {
    await Promise.all(form.files.map(({ file }) => rm(file, { force: true })));
  }
}

/** One account must not take all the room there is. */
async function forOne<T>(userId: string | undefined, work: () => Promise<T>): Promise<T> {
  if (userId === undefined) return work();
  const limiter = receivingOfOne.get(userId) ?? newLimiter({ concurrency: mostOfOne, waiting: 0 });
  receivingOfOne.set(userId, limiter);
  return limiter.run(work);
}

async function read(request: FastifyRequest, workspace: Workspace, accepted: AcceptedParts, form: Form): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw fileRefusal('file-too-large');
  const parser = newParser(request);
  const writing: Promise<void>[] = [];
  const streams: Readable[] = [];
  const progress: Progress = { writing: 0 };
  let timer: NodeJS.Timeout | undefined;
  const keep = async (field: string, stream: Readable, name: string, place: number) => {
    const received = await receive(stream, workspace, progress, accepted.fileBytes);
    // A file input left empty is sent as a part without name and content.
    if (!name && received.bytes === 0) await rm(received.file, { force: true });
    else form.files[place] = { ...received, field, name };
  };
  try {
    await new Promise<void>((done, fail) => {
      parser.on('file', (field, stream, { filename }) => {
        // The stream can fail before anybody reads it; unheard, that would end the process.
        stream.on('error', () => undefined);
        streams.push(stream);
        if (typeof field !== 'string' || !accepted.file(field)) {
          stream.resume();
          return fail(fileRefusal('unexpected-part', { field: String(field) }));
        }
        const kept = keep(field, stream, filename ?? '', writing.length);
        kept.catch(fail);
        writing.push(kept);
      });
      parser.on('field', (field, value, { nameTruncated, valueTruncated }) => {
        if (typeof field !== 'string' || nameTruncated || !accepted.field(field))
          return fail(fileRefusal('unexpected-part', { field: String(field) }));
        if (valueTruncated) return fail(fileRefusal('field-too-large', { field }));
        // What the parser puts where bytes are no text in the part's character set; it would be kept like that.
        if (value.includes('\ufffd')) return fail(fileRefusal('not-utf8', { field }));
        form.fields.set(field, [...(form.fields.get(field) ?? []), value]);
      });
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
        parser.on(limit, () => fail(fileRefusal('too-many-parts')));
      parser.on('error', () => fail(fileRefusal('malformed')));
      parser.on('close', done);
      feed(request.raw, parser, fail);
      request.raw.once('end', () => {
        // Refused before: what was still to come was only drained, and the parser has closed already.
        if (parser.destroyed) return;
        // A part behind the closing boundary makes the parser wait for an end it has already passed.
        let idle = 0;
        timer = setInterval(() => {
          const still = progress.writing === 0 && streams.every(({ readableLength }) => readableLength === 0);
          idle = still ? idle + 1 : 0;
          if (idle > 2) fail(fileRefusal('malformed'));
        }, glance);
      });
    });
    await Promise.all(writing);
    // Each file took the place it was sent in; empty parts left theirs free.
    form.files = form.files.filter(Boolean);
  } catch (failure) {
    request.raw.unpipe(parser);
    parser.destroy();
    // The parser forgets the stream of a part whose end is broken: left alone, it would never end.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    throw failure instanceof Failure ? failure : own(failure);
  } finally {
    clearInterval(timer);
  }
}

/** A broken part is the sender's doing; a full disk is ours. */
const own = (failure: unknown): unknown =>
  (failure as NodeJS.ErrnoException).syscall ? failure : fileRefusal('malformed');

function newParser(request: FastifyRequest): Busboy {
  try {
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw fileRefusal('malformed');
  }
}

function feed(raw: IncomingMessage, parser: Busboy, fail: (failure: Error) => void): void {
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => fail(fileRefusal('interrupted')), silence).unref();
  };
  const gone = () => {
    clearTimeout(timer);
    if (!raw.readableEnded) fail(fileRefusal('interrupted'));
  };
  wait();
  raw.on('data', (chunk: Buffer) => {
    wait();
    bytes += chunk.length;
    if (bytes > mostBytes) fail(fileRefusal('file-too-large'));
  });
  raw.once('end', () => clearTimeout(timer));
  raw.once('close', gone);
  raw.on('error', gone);
  parser.once('close', () => clearTimeout(timer));
  raw.pipe(parser);
}
