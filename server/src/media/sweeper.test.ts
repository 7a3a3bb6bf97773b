import { expect, test } from 'vitest';
import { fileAnswers } from '../files/files.store.ts';
import { painting } from '../testing/pictures.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { deleteFile } from './media.store.ts';
import { blobs } from './media.table.ts';
import { sweep } from './sweeper.ts';

const testApp = testAppForFile();
/** Also what was stored this very moment is old enough. */
const noGrace = -60_000;
const keys = async () => {
  const found: string[] = [];
  for await (const { key } of testApp().services.media.storage.list()) found.push(key);
  return found;
};

test('content goes when its last file has, after the grace, and nothing else goes', async () => {
  const { media, database } = testApp().services;
  const { orm } = database;
  const buffer = await painting(200, 200, 5).jpeg().toBuffer();
  const [one, other] = [await media.ingest({ buffer }, { name: 'a' }), await media.ingest({ buffer }, { name: 'b' })];
  const stays = await media.ingest({ buffer: await painting(200, 200, 6).jpeg().toBuffer() }, { name: 'c' });
  await media.storage.put('ab/cd/strange', Buffer.from('somebody else’s'));
  const all = await keys();
  await deleteFile(orm, one);
  expect(await sweep(orm, media.storage, noGrace)).toBe(0);
  await deleteFile(orm, other);
  expect(await sweep(orm, media.storage)).toBe(0);
  expect((await keys()).length).toBeGreaterThanOrEqual(all.length);
  expect(await sweep(orm, media.storage, noGrace)).toBeGreaterThan(2);
  expect(await orm.$count(blobs)).toBe(1);
  expect(await fileAnswers(orm, [stays])).toHaveLength(1);
  expect(await keys()).toContain('ab/cd/strange');
  const again = await media.ingest({ buffer }, { name: 'again' });
  expect(await fileAnswers(orm, [again])).toHaveLength(1);
});

test('what a crash left in the store, and what an older recipe made, is swept away', async () => {
  const { media, database } = testApp().services;
  const orphan = `ab/cd/${'ab'.repeat(32)}.00000000`;
  await media.storage.put(`${orphan}/original`, Buffer.from('never named by a row'));
  const id = await media.ingest({ buffer: await painting(90, 90, 7).jpeg().toBuffer() }, { name: 'd' });
  const [blob] = await database.orm.select().from(blobs).limit(1);
  await media.storage.put(`${blob?.location}/0/64.webp`, Buffer.from('of an older recipe'));
  expect(await sweep(database.orm, media.storage, noGrace)).toBe(2);
  expect((await keys()).filter((key) => key.startsWith(orphan) || key.includes('/0/'))).toEqual([]);
  expect(await fileAnswers(database.orm, [id])).toHaveLength(1);
});
