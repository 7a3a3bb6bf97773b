import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { formOf } from '../testing/forms.ts';
import { painting } from '../testing/pictures.ts';
import { signIn } from '../testing/sign-in.ts';
import { fillDisk, mountSmallDisk } from '../testing/small-disk.ts';
import { newEnvironment, openTestApp, type TestApp, testAppForFile } from '../testing/test-app.ts';
import { files } from './media.table.ts';

const testApp = testAppForFile({ LOG_LEVEL: 'silent' });

async function upload(seed: number, app: TestApp = testApp()) {
  const artist = await signIn(app, 'artist');
  const content = await painting(60, 40, seed).jpeg().toBuffer();
  const { payload, headers } = formOf([{ name: 'files', content, filename: 'a.jpg' }]);
  return app.fastify.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, ...artist.headers },
  });
}
const nothingLeft = async () => {
  expect(await testApp().services.database.orm.$count(files)).toBe(0);
  expect(readdirSync(join(testApp().config.dataDir, 'files', 'unfinished'))).toEqual([]);
};

test('a full disk of the store answers 507, and leaves nothing behind', async () => {
  const { storage } = testApp().services.media;
  const put = storage.put;
  storage.put = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  };
  const answer = await upload(1);
  storage.put = put;
  expect(answer.statusCode).toBe(507);
  expect(answer.json()).toEqual({
    statusCode: 507,
    error: 'Insufficient Storage',
    message: 'There is no room left to store this',
  });
  await nothingLeft();
});

test('a full disk of the database answers 507, and leaves nothing behind', async () => {
  const { orm } = testApp().services.database;
  await orm.execute(sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await orm.execute(sql`create trigger no_room before insert on files execute function no_room()`);
  const answer = await upload(2);
  await orm.execute(sql`drop trigger no_room on files`);
  expect(answer.statusCode).toBe(507);
  await nothingLeft();
});

test('a disk that is really full answers 507, and takes uploads again when there is room', async (context) => {
  const environment = await newEnvironment();
  const folder = join(environment.DATA_DIR ?? '', 'files');
  if (!mountSmallDisk(folder, 4)) return context.skip();
  const app = await openTestApp({ ...environment, LOG_LEVEL: 'silent' });
  onTestFinished(app.close);
  expect((await upload(3, app)).statusCode).toBe(200);
  const makeRoom = fillDisk(folder);
  const refused = await upload(4, app);
  expect(refused.statusCode).toBe(507);
  expect((await app.fastify.inject('/api/art-works')).statusCode).toBe(200);
  expect(await app.services.database.orm.$count(files)).toBe(1);
  expect(readdirSync(join(folder, 'unfinished'))).toEqual([]);
  makeRoom();
  expect((await upload(4, app)).statusCode).toBe(200);
});
