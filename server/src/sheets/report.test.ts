import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { guessMapping } from '@hwarang/domain/imports/guess-mapping';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSheet } from './read-sheet.ts';
import { writeReport } from './report.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hwarang-report-'));
});
afterAll(() => rm(folder, { recursive: true }));

const id = '5f0000000000000000000001';
const rows = async function* () {
  yield { cells: ['무제', '김환기'], notes: [] };
  yield {
    cells: ['', '김환'],
    notes: [
      { field: 'title', level: 'problem' as const, key: 'required' },
      {
        field: 'owner',
        level: 'question' as const,
        key: 'artistAlike',
        values: { value: '김환' },
        candidates: [{ id, title: '김환기', detail: 'Kim Whanki' }],
      },
    ],
  };
};

test.each(['ko', 'en'] as const)(
  'A report tells in %s what is wrong with a row, and is uploaded again',
  async (language) => {
    const file = path.join(folder, `${language}.xlsx`);
    const mapping = ['title', null];
    const report = { kind: 'xlsx', noun: 'art-works', heads: ['제목', '작가'], mapping, language } as const;
    await pipeline(writeReport(report, rows()), createWriteStream(file));
    const sheet = await openSheet(file, 'report.xlsx');
    const read: string[][] = [];
    for await (const row of sheet.rows()) read.push(row);
    expect(read[0]).toEqual(['', '무제', '김환기']);
    expect(read[1]?.slice(1)).toEqual(['', '김환']);
    const [reasons = ''] = read[1] ?? [];
    expect(reasons).toMatch(language === 'ko' ? /^제목: .*필요/ : /^제목: .*needs it/);
    expect(reasons).toMatch(language === 'ko' ? /^작가: /m : /^Artist: /m);
    expect(reasons).toContain(`  김환기 · Kim Whanki · ${id}`);
    expect(guessMapping('art-works', sheet.heads, read)).toEqual([null, 'title', 'owner']);
  },
);
