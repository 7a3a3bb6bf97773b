import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { reasonOf } from '../platform/log-failure.ts';
import { makeBackup, type Source } from './backup.service.ts';
import { type Manifest, manifestSchema } from './manifest.ts';

/*
 * The embedded database belongs to the process that opened it, so a running server makes the backup itself. It is asked over a unix socket
 * in a folder that only its own user can open; nothing of it can be reached over the network. See docs/decisions/0080.
 */
const address = (dataDir: string) => join(dataDir, 'control.json');
/** Of the name of a socket, in bytes, on every system. */
const longestName = 100;

/** Beside the data: a command that is run elsewhere may have another /tmp (`PrivateTmp` of systemd). Else where the name is short. */
function newPlace(dataDir: string): string {
  const beside = join(dataDir, 'control');
  if (Buffer.byteLength(join(beside, 'socket')) > longestName) return mkdtempSync(join(tmpdir(), 'hwarang-control-'));
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  return beside;
}

/** What keeps a running server from making the backup that it was asked for. */
export class BackupFailed extends Error {}
const asked = z.object({ file: z.string().startsWith('/') });
const refused = z.object({ message: z.string() });

export async function openControl(dataDir: string, source: Source): Promise<{ close: () => Promise<void> }> {
  const folder = newPlace(dataDir);
  const socket = join(folder, 'socket');
  let busy = false;
  let stopping = false;
  const answer = async (body: unknown): Promise<[number, object]> => {
    const { success, data } = asked.safeParse(body);
    if (!success) return [400, { message: 'The name of a file is missing' }];
    if (busy) return [409, { message: 'Another backup is being made' }];
    busy = true;
    try {
      return [200, await makeBackup(source, data.file, () => stopping)];
    } catch (failure) {
      return [500, { message: reasonOf(failure) }];
    } finally {
      busy = false;
    }
  };
  const server = createServer(async (incoming, response) => {
    const [status, body] = await json(incoming).then(answer, () => [400, { message: 'No JSON' }] as const);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(socket, listening));
  await writeFile(address(dataDir), JSON.stringify({ socket }), { mode: 0o600 });
  return {
    close: async () => {
      rmSync(address(dataDir), { force: true });
      stopping = true;
      // Whoever waits for a backup hears that there is none.
      const closed = new Promise((resolve) => server.close(resolve));
      if (!busy) server.closeAllConnections();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The backup as the running server made it; nothing when no server runs on this folder. */
export async function askRunningServer(
  dataDir: string,
  file: string,
  isThere: (file: string) => boolean = existsSync,
): Promise<Manifest | undefined> {
  const socketPath = await readFile(address(dataDir), 'utf8').then(
    (text) => z.object({ socket: z.string() }).parse(JSON.parse(text)).socket,
    () => undefined,
  );
  if (!socketPath) return undefined;
  const answer = await new Promise<{ status: number; body: unknown } | undefined>((resolve, reject) => {
    const outgoing = request({ socketPath, method: 'POST', path: '/backup' }, (incoming) =>
      json(incoming).then((body) => resolve({ status: incoming.statusCode ?? 500, body }), reject),
    );
    // A socket that a crash left behind.
    outgoing.once('error', (failure: NodeJS.ErrnoException) =>
      failure.code === 'ENOENT' || failure.code === 'ECONNREFUSED' ? resolve(undefined) : reject(failure),
    );
    outgoing.end(JSON.stringify({ file }));
  });
  if (!answer) return undefined;
  if (answer.status !== 200) throw new BackupFailed(refused.parse(answer.body).message);
  if (!isThere(file))
    throw new BackupFailed(
      `${file} was written by the server, but is not to be seen here: it has a file system of its own. Name a file below ${dataDir}`,
    );
  return manifestSchema.parse(answer.body);
}
