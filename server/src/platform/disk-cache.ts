import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { log } from './log.ts';

const unfinished = '.part';

/**
 * Files in a folder that can be made again, never more than so many bytes of them: those not asked for the longest go first. A name says all
 * that its content depends on, so what an earlier process or another instance left there is used; each instance bounds what it knows of.
 */
export async function openDiskCache(folder: string, bytes: number) {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, name);
  const remove = (name: string) => void rm(pathOf(name), { force: true }).catch(() => undefined);
  const kept = new LRUCache<string, number>({
    maxSize: bytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, name, reason) => reason === 'evict' && remove(name),
  });
  const note = (name: string, size: number) => {
    kept.set(name, size);
    // Larger than all that may be kept.
    if (!kept.has(name)) remove(name);
  };
  const adopt = async () => {
    for (const name of await readdir(folder)) {
      const found = await stat(pathOf(name)).catch(() => undefined);
      if (found && name.endsWith(unfinished)) remove(name);
      else if (found && !kept.has(name)) note(name, found.size);
    }
  };
  const adopted = adopt().catch((failure: unknown) => log.warn({ err: failure }, 'reading a cache folder failed'));

  return {
    /** Resolves when what was there before is counted. */
    adopted,
    pathOf,
    /** It was used: others go before it. */
    touch: (name: string): void => void kept.get(name),
    get: async (name: string): Promise<Buffer | undefined> => {
      const found = await readFile(pathOf(name)).catch(() => undefined);
      if (found && kept.get(name) === undefined) note(name, found.length);
      return found;
    },
    /** Written by `write` at the path it is given, and there once it is whole. A disk that is full keeps nothing and fails nothing else. */
    put: async (name: string, write: Buffer | ((path: string) => Promise<unknown>)): Promise<void> => {
      const path = `${pathOf(`${name}.${randomBytes(6).toString('hex')}`)}${unfinished}`;
      try {
        // Whoever looks after the machine may have emptied its caches.
        await mkdir(folder, { recursive: true });
        await (Buffer.isBuffer(write) ? writeFile(path, write) : write(path));
        const size = Buffer.isBuffer(write) ? write.length : (await stat(path)).size;
        await rename(path, pathOf(name));
        note(name, size);
      } catch (failure) {
        await rm(path, { force: true });
        throw failure;
      }
    },
  };
}
