import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { fileRefusal } from '@hwarang/domain/media/refusals';
import type { Workspace } from './workspace.ts';

/** A file on this machine that nobody sees yet. Whoever holds it removes it, or gives it to the store. */
export interface Received {
  file: string;
  bytes: number;
  sha256: string;
}

/** Says whether the disk is being waited for, or the sender. */
export interface Progress {
  writing: number;
}

/** Streams to disk while hashing: no upload is ever whole in memory. */
export async function receive(
  stream: Readable,
  workspace: Workspace,
  progress: Progress = { writing: 0 },
  most: number = uploadLimits.fileBytes,
): Promise<Received> {
  const file = workspace.newPath('upload');
  progress.writing += 1;
  // Opened before anything can fail: a file that appears after its removal would stay.
  const handle = await open(file, 'wx').finally(() => {
    progress.writing -= 1;
  });
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    if (stream.destroyed) throw stream.errored ?? new Error('nothing left to read');
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > most) throw fileRefusal('file-too-large');
      hash.update(chunk);
      progress.writing += 1;
      await handle.appendFile(chunk).finally(() => {
        progress.writing -= 1;
      });
    }
    await handle.close();
  } catch (failure) {
    await handle.close().catch(() => undefined);
    await rm(file, { force: true });
    throw failure;
  }
  return { file, bytes, sha256: hash.digest('hex') };
}
