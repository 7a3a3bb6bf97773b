import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { refuse } from '@hwarang/domain/media/refusals';
import type { Workspace } from './workspace.ts';

/** A file on this machine that nobody sees yet. Whoever holds it removes it, or gives it to the store. */
export interface Received {
  file: string;
  bytes: number;
  sha256: string;
}

/** Streams to disk while hashing: no upload is ever whole in memory. */
export async function receive(
  stream: Readable,
  workspace: Workspace,
  mostBytes: number = uploadLimits.fileBytes,
): Promise<Received> {
  const file = workspace.newPath();
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) return done(refuse('file-too-large'));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(stream, count, createWriteStream(file, { flags: 'wx' }));
  } catch (failure) {
    await rm(file, { force: true });
    throw failure;
  }
  return { file, bytes, sha256: hash.digest('hex') };
}
