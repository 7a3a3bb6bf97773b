import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importLimits } from '@hwarang/domain/imports/values';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { separatorOf } from './read-csv.ts';
import { openSheet, type Sheet } from './read-sheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hwarang-csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function sheetOf(content: string | Buffer, name = 'works.csv'): Promise<Sheet> {
  count += 1;
  const file = path.join(folder, `${count}`);
  await writeFile(file, content);
  return openSheet(file, name);
}
const all = async (sheet: Sheet): Promise<string[][]> => {
  const rows: string[][] = [];
  for await (const row of sheet.rows()) rows.push(row);
  return rows;
};
const problem = (content: string | Buffer, name?: string) =>
  sheetOf(content, name)
    .then(all)
    .then(
      () => 'read',
      (failure) => failure.problem ?? failure,
    );

const korean = '작품명,작가,크기\r\n뷁과 똠,김환기,"53 x 45.5\r\ncm"\r\n무제,이우환,\r\n';
const rows = [
  ['뷁과 똠', '김환기', '53 x 45.5\r\ncm'],
  ['무제', '이우환', ''],
];

test.each([
  ['utf-8', Buffer.from(korean)],
  ['utf-8', Buffer.from(`\ufeff${korean}`)],
  ['utf-16le', iconv.encode(korean, 'utf-16le', { addBOM: true })],
  ['utf-16le', iconv.encode(korean, 'utf-16le')],
  ['utf-16be', iconv.encode(korean, 'utf-16be', { addBOM: true })],
  ['utf-16be', iconv.encode(korean, 'utf-16be')],
  ['euc-kr', iconv.encode(korean, 'cp949')],
])('A Korean sheet in %s is recognised and read', async (format, content) => {
  const sheet = await sheetOf(content);
  expect([sheet.format, sheet.heads, await all(sheet)]).toEqual([format, ['작품명', '작가', '크기'], rows]);
  expect(await all(sheet)).toEqual(rows);
});

test('A sheet of a Western European museum in Windows-1252 is read', async () => {
  const sheet = await sheetOf(iconv.encode('Titre,Artiste\nNaïveté près du café,Élodie\n', 'windows-1252'));
  expect([sheet.format, await all(sheet)]).toEqual(['windows-1252', [['Naïveté près du café', 'Élodie']]]);
});

test('Hangul that first appears after a megabyte of ASCII is recognised', async () => {
  const content = `title,artist\n${'Untitled,Somebody\n'.repeat(80_000)}무제,김환기\n`;
  expect((await all(await sheetOf(iconv.encode(content, 'cp949')))).at(-1)).toEqual(['무제', '김환기']);
});

test('Commas, semicolons and tabs are told apart, also when cells hold the others', () => {
  const cut = (lines: string) => separatorOf(lines).separator;
  expect(cut('title,works\nA,x;y\nB,x;y;z\n')).toBe(',');
  expect(cut('title;size\nA, B;45,5\nC, D;53,1\n')).toBe(';');
  expect(cut('title\tsize, cm\n"A\t1"\t45,5\n')).toBe('\t');
  expect(cut('title;note\n"a, b, c\nd, e, f";x\n')).toBe(';');
  expect(separatorOf('sep=;\na,b;c\n')).toEqual({ separator: ';', named: true });
});

test('Titles above the heads, blank rows and blank columns are passed over, and rows keep their numbers', async () => {
  const sheet = await sheetOf('2021년 소장품,,,\n,,,\n작품명,작가,,\n무제,김환기,,\n,,,\n산월,이우환,,\n,,,\n,,,\n');
  expect(sheet.heads).toEqual(['작품명', '작가']);
  const numbered: unknown[] = [];
  for await (const row of sheet.numberedRows()) numbered.push(row);
  expect(numbered).toEqual([
    { number: 4, cells: ['무제', '김환기'] },
    { number: 6, cells: ['산월', '이우환'] },
  ]);
});

test.each([
  [
    'a date and a unit beside the title',
    '소장품 목록,,,2021. 5. 1. 현재\n담당: 김학예,,,(단위: cm)\n\n연번,작품명,작가,크기\n1,달,홍길동,10x20\n',
    ['연번', '작품명', '작가', '크기'],
  ],
  [
    'groups of columns over them',
    '작품 정보,,,작가 정보,\nTitle,Medium,Year,Artist,Nationality\nMoon,Oil,1999,A,KR\n',
    ['Title', 'Medium', 'Year', 'Artist', 'Nationality'],
  ],
  ['nothing', '작품명,작가,,\n달,홍길동,메모,확인 필요\n해,김철수,,\n', ['작품명', '작가', '', '']],
  ['names that nobody knows', 'Werk,Künstler,,\nMond,Anna,Öl,groß\n', ['Werk', 'Künstler', '', '']],
])('The heads are found below %s', async (_, content, heads) => {
  expect((await sheetOf(content)).heads).toEqual(heads);
});

test('A column without a head is kept, with an empty one', async () => {
  const sheet = await sheetOf('title,artist\nA,B,note\n');
  expect([sheet.heads, await all(sheet)]).toEqual([['title', 'artist', ''], [['A', 'B', 'note']]]);
});

test('A list of a single column is read', async () => {
  const sheet = await sheetOf('작가\n김환기\n이우환\n');
  expect([sheet.heads, await all(sheet)]).toEqual([['작가'], [['김환기'], ['이우환']]]);
});

test('Inches written by hand do not open a quotation', async () => {
  expect(await all(await sheetOf('title,size\nA,5" x 7"\nB,x\n'))).toEqual([
    ['A', '5" x 7"'],
    ['B', 'x'],
  ]);
});

test('The apostrophe that keeps a cell from being a formula is taken away', async () => {
  const sheet = await sheetOf(`title,edition\n'=1+1,'3/10\n''=x,'tis\n`);
  expect(await all(sheet)).toEqual([
    ['=1+1', '3/10'],
    ["'=x", "'tis"],
  ]);
});

test('What cannot be read as a sheet is refused with its reason', async () => {
  expect(await problem('')).toBe('empty');
  expect(await problem(' \n\n')).toBe('empty');
  expect(await problem('title,artist\n')).toBe('noRows');
  expect(await problem('title,artist\nA,"B\nC,D\n')).toBe('quote');
  expect(await problem(`title,artist\n${'A,B\n'.repeat(60)}A,B,C\n`)).toBe('wide');
  expect(await problem(`title,artist\nA,${'x'.repeat(importLimits.cellLength + 1)}\n`)).toBe('cell');
  expect(await problem(`${'a,'.repeat(importLimits.columns)}b\n${'a,'.repeat(importLimits.columns)}b\n`)).toBe(
    'columns',
  );
  expect(await problem(`title,artist\n${'A,B\n'.repeat(importLimits.rows + 1)}`)).toBe('rows');
  expect(await problem(Buffer.from(`title,artist\n\0\0\0,A\n`))).toBe('encoding');
});

test('A refusal says which row and cell', async () => {
  const read = sheetOf(`title,artist\nA,B\nA,${'x'.repeat(importLimits.cellLength + 1)}\n`).then(all);
  await expect(read).rejects.toThrow('Row 3, column 2: the text is longer than 50,000 characters.');
});

test('A reader that has seen enough leaves no file open', async () => {
  const sheet = await sheetOf(`title,artist\n${'A,B\n'.repeat(200_000)}`);
  const { readdir } = await import('node:fs/promises');
  const openFiles = async () => (await readdir('/proc/self/fd')).length;
  const before = await openFiles();
  for (let times = 0; times < 20; times++) for await (const _ of sheet.rows()) break;
  await expect.poll(openFiles, { timeout: 20_000 }).toBeLessThan(before + 5);
});

test.each([
  ['Windows ends below a head written by hand', 'title,artist\n"Moon, rising","A ""B"""\r\nSun,C\r\n'],
  ['bare ends below a head of Windows', 'title,artist\r\n"Moon, rising","A ""B"""\nSun,C\n'],
  ['ends of old Macs', 'title,artist\r"Moon, rising","A ""B"""\rSun,C\r'],
])('Rows end where a line ends, whichever way: %s', async (_, content) => {
  expect(await all(await sheetOf(content))).toEqual([
    ['Moon, rising', 'A "B"'],
    ['Sun', 'C'],
  ]);
});

test('The separator of a file with the line ends of old Macs is told by its rows', () => {
  expect(separatorOf('title;artist\rMoon, large, on paper;C\rSun, small, on silk;D\r').separator).toBe(';');
});

test('A line end that is cut in two where the file is read in parts ends one row', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `${'x'.repeat(20 + (at % 7))},artist`);
  const sheet = await sheetOf(`title,artist\r\n${rows.join('\r\n')}\r\n`);
  const numbers: number[] = [];
  for await (const { number } of sheet.numberedRows()) numbers.push(number);
  expect(numbers).toEqual(rows.map((_, at) => at + 2));
});

test.each([
  ['a Korean word processor', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), '작품 목록.hwp', 'kind'],
  ['a workbook with a password', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'works.xlsx', 'password'],
  ['old Excel', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'WORKS.XLS', 'oldExcel'],
  [
    'a web page called a workbook',
    '<html>\n<table><tr><td>작품명</td><td>작가</td></tr>\n</table>\n',
    'works.xls',
    'oldExcel',
  ],
  ['XML of Excel 2003', '\ufeff<?xml version="1.0"?>\n<Workbook>\n</Workbook>', 'works.xls', 'oldExcel'],
  ['a web page', '\n<!DOCTYPE html>\n<p>a,b</p>\n<p>c,d</p>\n', 'works.csv', 'kind'],
  ['a PDF', '%PDF-1.7\n1 0 obj, 2\n3, 4\n', 'works.pdf', 'kind'],
])('What is not a sheet is called what it is: %s', async (_, content, name, told) => {
  expect(await problem(content, name)).toBe(told);
});
