import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MediaFile } from '@hwarang/domain/media/file';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { openServices } from '../services/services.ts';
import { painting } from '../testing/pictures.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { newEnvironment } from '../testing/test-app.ts';
import { originalKey } from './ingest.ts';
import { blobs, files } from './media.table.ts';
import { readWhole } from './storage.ts';

test('a server killed during uploads has lost nothing it acknowledged and shows nothing half made', async () => {
  const environment = { ...(await newEnvironment()), ADMIN_EMAIL: 'admin@example.com' };
  const config = readConfig(environment);
  const acknowledged = new Set<string>();
  for (const round of [0, 1]) {
    const { server, origin } = await startServerProcess(environment);
    const signedIn = await fetch(`${origin}/api/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'admin@example.com', password: 'open sesame' }),
    });
    const { jwt } = (await signedIn.json()) as { jwt: string };
    const life = new AbortController();
    const before = acknowledged.size;
    const upload = async (lane: number) => {
      for (let turn = 0; !life.signal.aborted; turn += 1) {
        const picture = await painting(500, 400, 1 + round * 1000 + lane * 100 + turn)
          .jpeg()
          .toBuffer();
        const body = new FormData();
        body.set('files', new Blob([new Uint8Array(picture)]), 'a.jpg');
        const request = { method: 'POST', body, headers: { authorization: `Bearer ${jwt}` } };
        const answer = await fetch(`${origin}/api/upload`, request).catch(() => undefined);
        if (answer?.ok) for (const { id } of (await answer.json()) as MediaFile[]) acknowledged.add(id);
      }
    };
    const lanes = [0, 1, 2].map(upload);
    while (acknowledged.size < before + 3) await sleep(20);
    await sleep(Math.random() * 150);
    server.kill('SIGKILL');
    life.abort();
    await once(server, 'exit');
    await Promise.all(lanes);
  }

  const services = await openServices(config);
  const { orm } = services.database;
  const rows = await orm.select().from(files).innerJoin(blobs, eq(blobs.sha256, files.sha256));
  const known = new Set(rows.map((row) => row.files.id));
  for (const id of acknowledged) expect(known).toContain(id);
  for (const { blobs: blob } of rows) {
    const original = await readWhole(services.media.storage, originalKey(blob.location));
    expect(
      createHash('sha256')
        .update(original ?? '')
        .digest('hex'),
    ).toBe(blob.sha256);
  }
  if (!config.databaseUrl) expect(readdirSync(join(config.dataDir, 'files', 'unfinished'))).toEqual([]);
  await services.close();
}, 180_000);
