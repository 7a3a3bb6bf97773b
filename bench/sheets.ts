// How fast sheets of 200,000 works are written and read, and with how much memory: npm run bench:sheets [-- rows]
import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { openSheet } from '../server/src/sheets/read-sheet.ts';
import { writeSheet } from '../server/src/sheets/write-sheet.ts';
import { writeAsExcel } from '../server/src/testing/excel-workbook.ts';

const heads = ['no', 'title', 'artist', 'medium', 'dimensions', 'date', 'credit', 'department', 'text', 'place', 'url'];
const words = 'oil canvas portrait landscape 달 항아리 산 바다 print engraving the collection of a museum'.split(' ');
const sentence = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => words[(seed * 31 + at * 17) % words.length]).join(' ');

function* rows(count: number): Generator<string[]> {
  for (let at = 0; at < count; at++)
    yield [
      `${at}.12`,
      `${sentence(at, 4)} ${at}`,
      `Artist ${at % 9000}`,
      sentence(at % 300, 3),
      '20 1/2 x 16 in. (52.1 x 40.6 cm)',
      'c. 1820',
      sentence(at, 8),
      'Paintings',
      `${sentence(at, at % 40 === 0 ? 400 : 40)} ${at}`,
      'Seoul',
      `https://example.org/works/${at}`,
    ];
}

type Work = 'write csv' | 'read csv' | 'write xlsx' | 'read xlsx' | 'write as Excel' | 'read as Excel';

async function work(what: Work, folder: string, count: number): Promise<void> {
  const [does, kind] = [what.split(' ')[0], what.split(' ').at(-1)];
  const file = path.join(folder, `works.${kind}`);
  let heap = 0;
  const watch = setInterval(() => {
    heap = Math.max(heap, process.memoryUsage().heapUsed);
  }, 20);
  const begun = performance.now();
  let read = 0;
  if (does === 'read') for await (const _ of (await openSheet(file, file)).rows()) read += 1;
  else if (kind === 'Excel') await writeAsExcel(file, heads, rows(count));
  else await pipeline(writeSheet(kind as 'csv' | 'xlsx', heads, rows(count)), createWriteStream(file));
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  if (does === 'read' && read !== count) throw new Error(`${read} rows of ${count} were read`);
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  console.info(
    `${what.padEnd(15)} ${megabytes((await stat(file)).size)} MB, ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} rows/s, heap ${megabytes(heap)} MB, process ${megabytes(process.resourceUsage().maxRSS * 1024)} MB`,
  );
}

const [what, folder, count] = process.argv.slice(2);
if (folder) await work(what as Work, folder, Number(count));
else {
  const made = await mkdtemp(path.join(tmpdir(), 'hwarang-bench-sheets-'));
  const steps: Work[] = ['write csv', 'read csv', 'write xlsx', 'read xlsx', 'write as Excel', 'read as Excel'];
  try {
    for (const step of steps)
      await new Promise<void>((resolve, reject) => {
        fork(fileURLToPath(import.meta.url), [step, made, what ?? '200000']).once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`${step} failed`)),
        );
      });
  } finally {
    await rm(made, { recursive: true });
  }
}
