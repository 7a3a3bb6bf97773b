import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { ZipFile } from 'yazl';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworkCounts, artworks } from '../artworks/artworks.table.ts';
import { originalKey } from '../media/ingest.ts';
import { blobs } from '../media/media.table.ts';
import { openStorage } from '../media/open-storage.ts';
import { readWhole } from '../media/storage.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { withdrawnRecords } from '../standards/withdrawn.table.ts';
import { fixtures } from '../testing/fixtures.ts';
import { startForeignS3 } from '../testing/foreign-s3.ts';
import { painting } from '../testing/pictures.ts';
import { signIn } from '../testing/sign-in.ts';
import { engine, newEnvironment, openTestApp, type TestApp } from '../testing/test-app.ts';
import { makeBackup } from './backup.service.ts';
import { createBackupFile, openBackupFile } from './backup-file.ts';
import { askRunningServer, openControl } from './control.ts';
import { BadBackup, type Manifest } from './manifest.ts';
import { RestoreRefused, restoreBackup } from './restore.service.ts';
import { backUpWhenDue } from './schedule.ts';

let app: TestApp;
let s3: Awaited<ReturnType<typeof startForeignS3>>;
/** Of the app, on an object store. */
let backup: string;
let manifest: Manifest;
let filled: Config;

const sourceOf = ({ services }: TestApp) => ({ database: services.database, storage: services.media.storage });
const newFolder = () => mkdtempSync(join(inject('ground'), 'backup-'));
const newFile = () => join(newFolder(), 'backup.zip');

beforeAll(async () => {
  s3 = await startForeignS3();
  app = await openTestApp(s3.settings);
  const create = fixtures(() => app);
  await signIn(app, 'artist');
  const file = await app.services.media.ingest({ buffer: await painting(64, 48).png().toBuffer() }, { name: '달.png' });
  const ownerId = await create.artist({ localname: '김 "서윤"\n\\', englishname: 'Zoë 🖼' });
  const work = await create.artwork({ ownerId, title: 'a\'b"c\\d\u2028e', imageId: file, isExposed: false });
  await create.exhibition({ works: [work], named: [ownerId], images: [file] });
  backup = newFile();
  manifest = await makeBackup(sourceOf(app), backup);
  filled = await filledPlace();
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

/** A place without a row. On the engine that the tests run on it has its tables already, on the other one nothing. */
async function newPlace(kind = engine, settings: NodeJS.ProcessEnv = {}): Promise<Config> {
  const environment = kind === engine ? await newEnvironment() : { DATA_DIR: newFolder(), SAMPLE_DATA: 'off' };
  return readConfig({ ...environment, LOG_LEVEL: 'silent', ...settings });
}

/** A place that holds another collection, for restores that must not touch it. */
async function filledPlace() {
  const place = await newPlace();
  const database = await openDatabase(place);
  await database.orm.insert(artists).values({ localname: '남의 것', englishname: 'Of others' });
  await database.close();
  return place;
}

/** What a place holds, by its hashes: a backup of it. */
async function contentOf(config: Config, file = newFile()) {
  const database = await openDatabase(config, { migrates: false });
  const { storage } = await openStorage(config);
  const { tables, files, lost, migrations } = await makeBackup({ database, storage }, file).finally(database.close);
  return { tables, files, lost, migrations };
}
const expected = () => ({
  tables: manifest.tables,
  files: manifest.files,
  lost: [],
  migrations: manifest.migrations,
});

test('a backup from an object store comes back in a folder, the same by every hash', async () => {
  expect(manifest.tables.artworks?.count).toBe(1);
  expect(manifest.files.count).toBe(1);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(existsSync(`${backup}.partial`)).toBe(false);
  const place = await newPlace();
  await restoreBackup(place, backup);
  expect(await contentOf(place)).toEqual(expected());
  const { orm, close } = await openDatabase(place);
  const { storage } = await openStorage(place);
  const [blob] = await orm.select().from(blobs);
  const original = await readWhole(storage, originalKey(blob?.location ?? ''));
  expect(original).toEqual(await readWhole(app.services.media.storage, originalKey(blob?.location ?? '')));
  // The database works as before: what the migrations made is there again, triggers and keys too.
  await expect(orm.insert(artworks).values({ title: '가', ownerId: newId() })).rejects.toThrow();
  expect((await orm.select().from(artworkCounts)).map(({ works }) => works)).toEqual([1]);
  await close();
});

test.runIf(engine === 'postgres')(
  'a backup of PostgreSQL comes back on the embedded database, and from there on PostgreSQL',
  async () => {
    const embedded = await newPlace('embedded');
    await restoreBackup(embedded, backup);
    const second = newFile();
    expect(await contentOf(embedded, second)).toEqual(expected());
    const store = await startForeignS3();
    onTestFinished(() => store.close());
    const postgres = await newPlace('postgres', store.settings);
    await restoreBackup(postgres, second);
    expect(await contentOf(postgres)).toEqual(expected());
  },
  240_000,
);

test('a backup made while records are written holds one moment of them', async () => {
  const { orm } = app.services.database;
  const enough = new AbortController();
  let written = 0;
  const write = async () => {
    while (!enough.signal.aborted) {
      await orm.transaction(async (tx) => {
        const [artist] = await tx.insert(artists).values({ localname: '가', englishname: 'writer' }).returning();
        await tx.insert(artworks).values({ title: '나', ownerId: artist?.id });
      });
      written += 1;
    }
  };
  const writers = [write(), write()];
  await expect.poll(() => written).toBeGreaterThan(5);
  const made = await makeBackup(sourceOf(app), newFile());
  enough.abort();
  await Promise.all(writers);
  const [artist, work] = [made.tables.artists?.count ?? 0, made.tables.artworks?.count ?? 0];
  // One artist of the sign-in, one of the fixtures with a work.
  expect(artist - 2).toBe(work - 1);
  expect(work).toBeGreaterThan(5);
  await orm.delete(artworks).where(eq(artworks.title, '나'));
  await orm.delete(artists).where(eq(artists.englishname, 'writer'));
  await orm.delete(withdrawnRecords);
});

test('a damaged, cut, foreign or newer file is refused in one line, and the data there stays', async () => {
  const before = await contentOf(filled);
  await expect(restoreBackup(filled, backup)).rejects.toThrow(/holds data already \(artists\).*--replace/);
  const whole = readFileSync(backup);
  const file = newFile();
  const written = (bytes: Buffer | string) => {
    writeFileSync(file, bytes);
    return file;
  };
  const flipped = (at: number) => {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    return bytes;
  };
  const foreign = new ZipFile();
  foreign.addBuffer(Buffer.from('hello'), 'hello.txt');
  foreign.end();
  const chunks: Buffer[] = [];
  for await (const chunk of foreign.outputStream) chunks.push(chunk as Buffer);
  const picture = whole.indexOf('/original') + 200;
  const refused = async (bytes: Buffer | string, words: RegExp) => {
    const failure = await restoreBackup(filled, written(bytes), { replace: true }).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(BadBackup);
    expect((failure as Error).message).toMatch(words);
  };
  await refused(flipped(picture), /is damaged: .*original/);
  await refused(flipped(whole.indexOf('tables/artists.jsonl') + 60), /is damaged: /);
  await refused(whole.subarray(0, whole.length / 2), /is no backup, or only a part of one/);
  await refused('something else', /is no backup, or only a part of one/);
  await refused(Buffer.concat(chunks), /is no backup of Hwarang/);
  const newer = newFile();
  await createBackupFile(newer).end({ ...manifest, migrations: [...manifest.migrations, 'one more'] });
  await expect(restoreBackup(filled, newer, { replace: true })).rejects.toThrow(/by a newer or another version/);
  await expect(restoreBackup(filled, `${file}.none`, { replace: true })).rejects.toThrow(/ENOENT/);
  expect(await contentOf(filled)).toEqual(before);
});

test('a restore that fails among the last rows leaves what was there', async () => {
  const before = await contentOf(filled);
  // Whole by its hashes, but an artwork names an artist that is not there.
  const file = newFile();
  const [from, to] = [await openBackupFile(backup), createBackupFile(file)];
  for (const table of Object.keys(manifest.tables))
    await to.addTable(
      table,
      (async function* () {
        if (table !== 'artists') for await (const line of from.lines(table)) yield `${line}\n`;
      })(),
    );
  const none = { columns: manifest.tables.artists?.columns ?? [], count: 0, sha256: '0'.repeat(64) };
  await to.end({
    ...manifest,
    tables: { ...manifest.tables, artists: none },
    files: { count: 0, bytes: 0, sha256: '0'.repeat(64) },
  });
  from.close();
  await expect(restoreBackup(filled, file, { replace: true })).rejects.toThrow(/foreign key/);
  expect(await contentOf(filled)).toEqual(before);
});

test.runIf(engine === 'postgres')('nothing is restored under a running server', async () => {
  await expect(restoreBackup(app.config, backup, { replace: true })).rejects.toThrow(RestoreRefused);
});

test('a restore can replace what is there, and names the files that the store had lost before', async () => {
  const { database, storage } = sourceOf(app);
  const file = newFile();
  const made = await makeBackup({ database, storage: { ...storage, get: async () => undefined } }, file);
  expect(made).toMatchObject({
    lost: [expect.stringMatching(/original$/)],
    files: { count: 0 },
    tables: manifest.tables,
  });
  expect((await restoreBackup(filled, file, { replace: true })).lost).toEqual(made.lost);
  expect(await contentOf(filled)).toMatchObject({ lost: made.lost, tables: manifest.tables });
});

test('a backup that fails leaves no file, none of another process is touched, and the database works on', async () => {
  const { database, storage } = sourceOf(app);
  const file = newFile();
  const get = () => Promise.reject(new Error('the store is gone'));
  await expect(makeBackup({ database, storage: { ...storage, get } }, file)).rejects.toThrow('the store is gone');
  await expect(makeBackup({ database, storage }, join(file, 'not', 'there.zip'))).rejects.toThrow(/ENOENT/);
  expect(readdirSync(join(file, '..'))).toEqual([]);
  writeFileSync(`${file}.partial`, 'of another process');
  await expect(makeBackup(sourceOf(app), file)).rejects.toThrow(/EEXIST/);
  expect(readFileSync(`${file}.partial`, 'utf8')).toBe('of another process');
  expect(await app.services.database.orm.$count(users)).toBeGreaterThan(0);
});

test('a running server makes the backup when it is asked over its own socket', async () => {
  const folder = newFolder();
  expect(await askRunningServer(folder, newFile())).toBeUndefined();
  const control = await openControl(folder, sourceOf(app));
  const { socket } = JSON.parse(readFileSync(join(folder, 'control.json'), 'utf8'));
  expect(socket.startsWith(folder), 'where a command with another /tmp finds it too').toBe(true);
  expect(statSync(join(socket, '..')).mode & 0o777).toBe(0o700);
  const file = newFile();
  expect((await askRunningServer(folder, file))?.tables).toEqual(manifest.tables);
  expect(existsSync(file)).toBe(true);
  await expect(askRunningServer(folder, '/nowhere/at/all.zip')).rejects.toThrow(/ENOENT/);
  await control.close();
  // As a crash would leave it.
  writeFileSync(join(folder, 'control.json'), JSON.stringify({ socket }));
  expect(await askRunningServer(folder, newFile())).toBeUndefined();
});

test('a running server is asked also where the name of its data folder is too long for a socket', async () => {
  const folder = join(newFolder(), 'a'.repeat(120));
  mkdirSync(folder);
  const control = await openControl(folder, sourceOf(app));
  onTestFinished(control.close);
  expect((await askRunningServer(folder, newFile()))?.tables).toEqual(manifest.tables);
});

test('a file that the server wrote where the command cannot see it is no backup', async () => {
  const folder = newFolder();
  const control = await openControl(folder, sourceOf(app));
  onTestFinished(control.close);
  const file = newFile();
  // As in a /tmp of the server's own.
  const asked = askRunningServer(folder, file, () => false);
  await expect(asked).rejects.toThrow(`${file} was written by the server, but is not to be seen here`);
});

test('a server that stops ends a backup that is being made, says so and leaves no part of it', async () => {
  const folder = newFolder();
  const { database, storage } = sourceOf(app);
  let reading = () => {};
  const begun = new Promise<void>((resolve) => (reading = resolve));
  const get: typeof storage.get = async (...asked) => {
    reading();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return storage.get(...asked);
  };
  const control = await openControl(folder, { database, storage: { ...storage, get } });
  const file = newFile();
  const asked = expect(askRunningServer(folder, file)).rejects.toThrow('the server stops');
  await begun;
  await control.close();
  await asked;
  expect(readdirSync(join(file, '..'))).toEqual([]);
});

test('a database without a table of ours is not backed up, and the line asks for the right settings', async () => {
  const place = readConfig({ DATA_DIR: newFolder(), LOG_LEVEL: 'silent' });
  const database = await openDatabase(place, { migrates: false });
  onTestFinished(database.close);
  const { storage } = await openStorage(place);
  const made = makeBackup({ database, storage }, newFile());
  await expect(made).rejects.toThrow(BadBackup);
  await expect(made).rejects.toThrow('is it the right DATABASE_URL or DATA_DIR?');
});

test('fewer backups to keep make room before the next one is made, which may need it', async () => {
  const folder = newFolder();
  const days = ['01', '02', '03', '04'].map((day) => `hwarang-202601${day}T000000Z.zip`);
  for (const name of days) writeFileSync(join(folder, name), 'of an earlier day');
  const { database, storage } = sourceOf(app);
  const get = () => Promise.reject(new Error('ENOSPC'));
  const due = backUpWhenDue({ database, storage: { ...storage, get } }, { folder, everyHours: 24, keep: 2 });
  await expect(due).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder).sort()).toEqual(days.slice(2));
});

test('scheduled backups: one for each time slot however many ask, and only so many are kept', async () => {
  const schedule = { folder: join(newFolder(), 'backups'), everyHours: 6, keep: 2 };
  const at = (hour: number) => Date.UTC(2026, 0, 1, hour, 30);
  await Promise.all([backUpWhenDue(sourceOf(app), schedule, at(1)), backUpWhenDue(sourceOf(app), schedule, at(2))]);
  expect(readdirSync(schedule.folder)).toEqual(['hwarang-20260101T000000Z.zip']);
  const { ino } = statSync(join(schedule.folder, 'hwarang-20260101T000000Z.zip'));
  await backUpWhenDue(sourceOf(app), schedule, at(5));
  expect(statSync(join(schedule.folder, 'hwarang-20260101T000000Z.zip')).ino).toBe(ino);
  writeFileSync(join(schedule.folder, 'mine.zip'), 'left alone');
  const abandoned = join(schedule.folder, 'hwarang-20260101T060000Z.zip.partial');
  writeFileSync(abandoned, 'of a process that died');
  utimesSync(abandoned, new Date(0), new Date(0));
  await backUpWhenDue(sourceOf(app), schedule, at(7));
  await backUpWhenDue(sourceOf(app), schedule, at(13));
  expect(readdirSync(schedule.folder).sort()).toEqual([
    'hwarang-20260101T060000Z.zip',
    'hwarang-20260101T120000Z.zip',
    'mine.zip',
  ]);
  const { tables } = await openBackupFile(join(schedule.folder, 'hwarang-20260101T120000Z.zip')).then((open) => {
    open.close();
    return open.manifest;
  });
  expect(tables).toEqual(manifest.tables);
});
