import { randomUUID } from 'node:crypto';
import type { MediaFile } from '@hwarang/domain/media/file';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileAnswers } from '../files/files.store.ts';
import { fileUses } from '../records/files.ts';
import { registry } from '../registry.ts';
import { painting } from '../testing/pictures.ts';
import { type S3Server, startS3 } from '../testing/s3-server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { derivativesOf } from './derivatives.ts';
import { derivativeKey, originalKey } from './ingest.ts';
import { claimBlobToWarm } from './media.store.ts';
import { blobs } from './media.table.ts';
import { findShown } from './visibility.store.ts';
import { openWarmer } from './warmer.ts';

describe.each(['disk', 's3'] as const)('pictures on %s', (kind) => {
  let s3: S3Server | undefined;
  let testApp: TestApp;
  let artist: SignedIn;

  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3() : undefined;
    testApp = await openTestApp(
      s3 && {
        S3_ENDPOINT: s3.settings.endpoint,
        S3_BUCKET: s3.settings.bucket,
        S3_REGION: s3.settings.region,
        S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
      },
    );
    artist = await signIn(testApp, 'artist');
  });
  afterAll(async () => {
    await testApp.close();
    await s3?.close();
  });

  const uploaded = async (seed: number, sizes: 'now' | 'later' = 'now') => {
    const { media, database } = testApp.services;
    const buffer = await painting(800, 600, seed).jpeg().toBuffer();
    const id = await media.ingest({ buffer }, { name: `${randomUUID()}.jpg`, uploadedBy: artist.userId, sizes });
    const shown = await findShown(database.orm, fileUses(registry), { id });
    const [file] = await fileAnswers(database.orm, [id]);
    if (!shown || !file) throw new Error('the upload is not there');
    return { file, blob: shown.blob, buffer };
  };
  const sibling = (file: MediaFile, name: string) => file.url.replace(/[^/]+$/, name);
  const get = (url: string) => testApp.fastify.inject({ url, headers: artist.headers });

  test('a size is made on its first request, once, however many ask at that moment', async () => {
    const { file, blob } = await uploaded(11);
    const { storage } = testApp.services.media;
    const key = derivativeKey(blob.location, '768.avif');
    expect(await storage.stat(key)).toBeUndefined();
    let puts = 0;
    const put = storage.put;
    storage.put = (name, body) => {
      if (name === key) puts += 1;
      return put(name, body);
    };
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(sibling(file, '768.avif'))));
    storage.put = put;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(puts).toBe(1);
    expect(await storage.stat(key)).toBeDefined();
  });

  test('a size that was lost is made again; a lost original is 404, and whole again when it is sent again', async () => {
    const { file, blob, buffer } = await uploaded(12);
    const { storage, ingest } = testApp.services.media;
    await storage.delete(derivativeKey(blob.location, 'small.jpg'));
    expect((await get(sibling(file, 'small.jpg'))).statusCode).toBe(200);
    await storage.delete(originalKey(blob.location));
    expect((await get(sibling(file, 'small.jpg'))).statusCode).toBe(200);
    expect((await get(sibling(file, '384.webp'))).statusCode).toBe(404);
    await ingest({ buffer }, { name: 'again.jpg', uploadedBy: artist.userId });
    expect((await get(sibling(file, '384.webp'))).statusCode).toBe(200);
    expect((await get(sibling(file, 'original'))).rawPayload).toEqual(buffer);
  });

  test('what is to be made ahead is known after a restart, is made once, and tells the true sizes', async () => {
    const { media, database } = testApp.services;
    await media.close();
    const { file, blob } = await uploaded(13, 'later');
    expect(await media.storage.stat(derivativeKey(blob.location, 'small.jpg'))).toBeUndefined();
    await database.orm.update(blobs).set({ warmedAt: new Date() });
    await database.orm.update(blobs).set({ warmedAt: null, warmAttempts: 0 }).where(eq(blobs.sha256, blob.sha256));
    expect(await claimBlobToWarm(database.orm)).toMatchObject({ sha256: blob.sha256, warmAttempts: 1 });
    expect(await claimBlobToWarm(database.orm)).toBeUndefined();
    // The instance that claimed it is gone for eleven minutes.
    await database.orm.update(blobs).set({ warmingAt: new Date(Date.now() - 660_000) });
    const warmer = openWarmer(database.orm, media.derivativeCache, media.pyramids, { after: 0, patience: 0 });
    warmer.start();
    const warmed = async () =>
      (await database.orm.select().from(blobs).where(eq(blobs.sha256, blob.sha256)))[0]?.warmedAt ?? null;
    await expect.poll(warmed, { timeout: 40_000, interval: 50 }).not.toBeNull();
    await warmer.close();
    for (const name of derivativesOf(blob).keys())
      expect(await media.storage.stat(derivativeKey(blob.location, name)), name).toBeDefined();
    const [now] = await fileAnswers(database.orm, [file.id]);
    const stat = await media.storage.stat(derivativeKey(blob.location, 'small.jpg'));
    expect(now?.formats.small?.size).toBe(Math.round((stat?.bytes ?? 0) / 10) / 100);
  });

  test('while the store is down an upload fails as a whole, and works when it is back', async () => {
    if (!s3) return;
    const { orm } = testApp.services.database;
    const before = await orm.$count(blobs);
    s3.troubles.push(...Array.from({ length: 200 }, () => 'busy' as const));
    await expect(uploaded(14)).rejects.toThrow();
    expect(await orm.$count(blobs)).toBe(before);
    s3.troubles.length = 0;
    expect((await get((await uploaded(14)).file.url)).statusCode).toBe(200);
    expect(await orm.$count(blobs)).toBe(before + 1);
  });
});
