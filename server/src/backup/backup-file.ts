import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { linesOf } from './lines.ts';
import { BadBackup, HashSum, type Manifest, manifestSchema } from './manifest.ts';

/*
 * A backup is a ZIP: `tables/<table>.jsonl` holds a row a line, `files/<key in the store>` an original, and `manifest.json` at the end what
 * all of them must add up to.
 */
const manifestName = 'manifest.json';
const tableName = (table: string) => `tables/${table}.jsonl`;
const fileName = (key: string) => `files/${key}`;
const fileKey = /^files\/([0-9a-f]{2}\/[0-9a-f]{2}\/([0-9a-f]{64})\.[0-9a-f]{8}\/original)$/;

/** Writes entry after entry to a file that must not exist yet. Only its owner can read it: it holds everything. */
export function createBackupFile(file: string) {
  const zip = new ZipFile();
  const written = pipeline(
    zip.outputStream as Readable,
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const broken = new Promise<never>((_, reject) => {
    zip.once('error', reject);
    written.catch(reject);
  });
  broken.catch(() => undefined);
  const add = async (name: string, content: Readable, compress: boolean) => {
    zip.addReadStreamLazy(name, { compress, mode: 0o100600 }, (give) => give(null, content));
    await Promise.race([finished(content), broken]).finally(() => content.destroy());
  };
  return {
    addTable: (table: string, lines: AsyncIterable<string>) => add(tableName(table), Readable.from(lines), true),
    addFile: (key: string, content: Buffer) => add(fileName(key), Readable.from([content]), false),
    end: async (manifest: Manifest): Promise<void> => {
      await add(manifestName, Readable.from([JSON.stringify(manifest, null, 1)]), true);
      zip.end();
      await Promise.race([written, broken]);
    },
    /** Lets go of the file, half written as it is. */
    abandon: async (): Promise<void> => {
      (zip.outputStream as Readable).destroy();
      await written.catch(() => undefined);
    },
  };
}

export type OpenBackup = Awaited<ReturnType<typeof openBackupFile>>;

/** Reads its manifest. What it says is true only after `verify`. */
export async function openBackupFile(file: string) {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch(
    (failure: NodeJS.ErrnoException) => {
      throw failure.code ? failure : new BadBackup(`${file} is no backup, or only a part of one`);
    },
  );
  const entries = new Map<string, Entry>();
  const open = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new BadBackup(`${file} is damaged: ${name} is missing`);
    return zip.openReadStreamPromise(entry);
  };
  const readManifest = async (): Promise<Manifest> => {
    try {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      if (!entries.has(manifestName)) throw new Error('no manifest');
      return manifestSchema.parse(JSON.parse(await text(await open(manifestName))));
    } catch {
      throw new BadBackup(`${file} is no backup of Hwarang, or of a version that this one cannot read`);
    }
  };
  const manifest = await readManifest().catch((failure) => {
    zip.close();
    throw failure;
  });

  const lines = async function* (table: string): AsyncIterable<string> {
    yield* linesOf(await open(tableName(table)));
  };
  /** The keys of all files, with the hash that stands in their name. */
  const files = () =>
    [...entries.keys()].flatMap((name) => {
      const [, key, sha256] = fileKey.exec(name) ?? [];
      return key && sha256 ? [{ key, sha256, open: () => open(name) }] : [];
    });
  /** Reads everything once; fails unless each table and file is as it was when the backup was made. */
  const verify = async (goOn: () => void): Promise<void> => {
    for (const [table, expected] of Object.entries(manifest.tables)) {
      goOn();
      const sum = new HashSum();
      for await (const line of lines(table)) sum.add(line);
      demandSame(file, table, sum, expected);
    }
    const sum = new HashSum();
    for (const one of files()) {
      goOn();
      const sha256 = await hashOf(await one.open());
      if (sha256 !== one.sha256) throw new BadBackup(`${file} is damaged: ${one.key}`);
      sum.add(one.key);
    }
    demandSame(file, 'the files', sum, manifest.files);
  };
  return {
    manifest,
    lines,
    files,
    verify: (goOn = () => {}) =>
      verify(goOn).catch((failure: Error) => {
        throw failure instanceof BadBackup ? failure : new BadBackup(`${file} is damaged: ${failure.message}`);
      }),
    close: () => zip.close(),
  };
}

export function demandSame(
  where: string,
  what: string,
  sum: HashSum,
  expected: { count: number; sha256: string },
): void {
  const { count, sha256 } = sum.result();
  if (count === expected.count && sha256 === expected.sha256) return;
  throw new BadBackup(`${where} is damaged: ${what} holds ${count} of ${expected.count}, or others than it should`);
}

export async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
