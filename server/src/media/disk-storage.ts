import { access, constants, mkdir, open, opendir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Stat, Storage } from './storage.ts';
import type { Workspace } from './workspace.ts';

/** Nothing for what is not there. */
function ifThere(failure: NodeJS.ErrnoException): undefined {
  if (failure.code !== 'ENOENT' && failure.code !== 'ENOTDIR') throw failure;
}

/** On disk below `files/objects/`, in the folders the keys name. */
export async function diskStorage(dataDir: string, workspace: Workspace): Promise<Storage> {
  const root = join(dataDir, 'files', 'objects');
  await mkdir(root, { recursive: true });

  return {
    kind: 'disk',
    put: async (key, body) => {
      const target = pathOf(root, key);
      const source = Buffer.isBuffer(body) ? workspace.newPath('object') : body.file;
      try {
        // On the disk before it gets its name.
        if (Buffer.isBuffer(body)) await writeFile(source, body, { flag: 'wx', flush: true });
        else await sync(source, 'r+');
        await makeFolder(dirname(target), root);
        await rename(source, target);
      } catch (failure) {
        await rm(source, { force: true });
        throw failure;
      }
      await syncFolder(dirname(target));
    },
    get: async (key, range) => {
      const handle = await open(pathOf(root, key)).catch(ifThere);
      return handle && { ...statOf(await handle.stat()), stream: handle.createReadStream(range) };
    },
    stat: async (key) => {
      const found = await stat(pathOf(root, key)).catch(ifThere);
      return found && statOf(found);
    },
    delete: async (key) => {
      const path = pathOf(root, key);
      await rm(path, { force: true });
      await removeEmptyFolders(dirname(path), root);
    },
    pathOf: (key) => pathOf(root, key),
    demandAnswer: () => access(root, constants.W_OK),
    list: () => walk(root, root),
  };
}

/** A key never leaves the folder: it is made by us, and checked all the same. */
function pathOf(root: string, key: string): string {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(key) || key.split('/').some((part) => /^\.+$/.test(part)))
    throw new Error(`bad storage key ${key}`);
  return join(root, key);
}

const statOf = (found: { size: number; ino: number; mtimeMs: number; mtime: Date }): Stat => ({
  bytes: found.size,
  // The clock of a file system ticks slowly: two contents written at once differ by their place on the disk.
  etag: `${found.size.toString(36)}-${found.ino.toString(36)}-${Math.round(found.mtimeMs * 1000).toString(36)}`,
  modifiedAt: found.mtime,
});

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** After a power cut a new folder is there only if the folder that holds it was synced too. */
async function makeFolder(folder: string, root: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (!first) return;
  for (let made = folder; made.length >= first.length && made !== root; made = dirname(made))
    await syncFolder(dirname(made));
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system keeps names in a journal of its own.
  if (process.platform === 'win32') return;
  await sync(folder, 'r');
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let path = folder; path.startsWith(root + sep); path = dirname(path)) {
    try {
      await rmdir(path);
    } catch {
      return;
    }
  }
}

async function* walk(folder: string, root: string): AsyncIterable<{ key: string; modifiedAt: Date }> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path, root);
    else {
      const found = await stat(path).catch(() => undefined);
      if (found) yield { key: relative(root, path).split(sep).join('/'), modifiedAt: found.mtime };
    }
  }
}
