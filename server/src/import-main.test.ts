import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './platform/config.ts';
import { openServices } from './services/services.ts';
import { painting } from './testing/pictures.ts';
import { newEnvironment } from './testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'hwarang-command-'));
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  environment = await newEnvironment();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

/** Each command is a process that opens the database. */
const slow = { timeout: 240_000 };

/** The built command in a process of its own, as `npm run import` starts it. */
async function command(...words: string[]) {
  const script = fileURLToPath(new URL('../dist/import-main.js', import.meta.url));
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, ...said };
}

interface Kept {
  works: number;
  pictures: number;
  artists: number;
  imports: number;
}

/** What is there once the command has ended. The embedded database belongs to one process: nobody else may have it open. */
async function kept(): Promise<Kept> {
  const services = await openServices(readConfig(environment));
  try {
    const { rows } = await services.database.orm.execute<Kept & Record<string, unknown>>(sql`
      select (select count(*)::int from artworks) as works, (select count(image_id)::int from artworks) as pictures,
        (select count(*)::int from artists) as artists, (select count(*)::int from imports) as imports`);
    return rows[0] as Kept;
  } finally {
    await services.close();
  }
}

const sheet = [
  '소장번호,작품명,작가,크기,이미지',
  'A-1,달항아리,김환기 (Kim Whanki),72.7×60.6 cm,moon.jpg',
  'A-2,가을 산,박수근,53 x 45.5 cm,',
  '',
].join('\r\n');

test('a check tells what would become of the rows and changes nothing', slow, async () => {
  const { code, out, err } = await command(write('works.csv', sheet), '--check');
  expect(err).toBe('');
  expect(out).toContain('작품명 → title');
  expect(out).toMatch(/^checked: .*make 2/m);
  expect(code).toBe(0);
  expect(await kept()).toMatchObject({ works: 0, artists: 0, pictures: 0 });
});

test('a sheet comes in with its pictures, and once more changes nothing', slow, async () => {
  const images = join(folder, '사진');
  mkdirSync(join(images, 'inner'), { recursive: true });
  writeFileSync(join(images, 'inner', 'MOON.JPG'), await painting(60, 40).jpeg().toBuffer());
  writeFileSync(join(images, 'notes.txt'), 'no picture');
  const path = write('works.csv', sheet);
  const first = await command(path, '--images', images);
  expect(first.out).toMatch(/^notes\.txt: /m);
  expect(first.out).toMatch(/^done: .*make 2/m);
  expect(first.code).toBe(0);
  expect(await kept()).toMatchObject({ works: 2, artists: 2, pictures: 1 });
  const again = await command(path, '--images', images);
  expect(again.out).toMatch(/^done: .*make 0, change 0, leave 2/m);
  expect(again.code).toBe(0);
  expect(await kept()).toMatchObject({ works: 2, artists: 2, pictures: 1 });
});

test('a row that is refused is named, ends the command with 1 and keeps no other out', slow, async () => {
  const path = write('faults.csv', '소장번호,작품명\r\nB-1,\r\nB-2,봄\r\n');
  const { code, out } = await command(path);
  expect(out).toContain('row 2, 작품명: This is empty, and a record needs it.');
  expect(out).toMatch(/^done: .*make 1.*refuse 1/m);
  expect(code).toBe(1);
  expect(await kept()).toMatchObject({ works: 3 });
});

test('all rows are taken together or none', slow, async () => {
  const path = write('together.csv', '소장번호,작품명\r\nC-1,\r\nC-2,봄\r\n');
  const { code, out } = await command(path, '--mode', 'together');
  expect(out).toContain('row 2, 작품명: ');
  expect(out).toContain('nothing was imported');
  expect(out).toMatch(/^checked: .*make 1.*refuse 1/m);
  expect(code).toBe(1);
  expect(await kept()).toMatchObject({ works: 3 });
});

test(
  'what cannot be imported is told in one line, ends the command with 1 and leaves nothing behind',
  slow,
  async () => {
    const before = await kept();
    const works = write('works.csv', sheet);
    const empty = write('empty.csv', '작품명\r\n');
    const strange = write('strange.csv', '하나,둘\r\nx,y\r\n');
    type Call = [words: string[], reason: RegExp];
    const refused = async ([words, reason]: Call) => {
      const { code, out, err } = await command(...words);
      expect(err, words.join(' ')).toMatch(reason);
      expect(err, words.join(' ')).not.toMatch(/^\s+at /m);
      expect(out, words.join(' ')).not.toMatch(/^(done|checked)/m);
      expect(code, words.join(' ')).toBe(1);
    };
    const withoutDatabase: Call[] = [
      [[join(folder, 'missing.csv')], /missing\.csv is not there/],
      [[works, '--images', join(folder, 'missing')], /missing is not there/],
      [[works, '--noun', 'users'], /npm run import -- <sheet>/],
      [[works, '--nothing'], /npm run import -- <sheet>/],
      [[], /npm run import -- <sheet>/],
    ];
    await Promise.all(withoutDatabase.map(refused));
    await refused([[empty], /There are no rows below the column headings/]);
    await refused([[strange], /No column of the sheet is known: 하나, 둘/]);
    await refused([[write('broken.xlsx', 'no workbook')], /\S/]);
    expect(await kept()).toEqual(before);
  },
);
