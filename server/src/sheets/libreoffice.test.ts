import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLibreOffice } from '../../../scripts/requirements.mjs';
import { openSheet } from './read-sheet.ts';
import { writeSheet } from './write-sheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hwarang-office-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function convert(file: string, to: string, extension: string, ...options: string[]): Promise<string> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const program = findLibreOffice();
  if (!program) throw new Error('LibreOffice is missing');
  const from = path.join(folder, file);
  await promisify(execFile)(program, [
    profile,
    '--headless',
    ...options,
    '--convert-to',
    to,
    '--outdir',
    `${folder}/out`,
    from,
  ]);
  return path.join(folder, 'out', file.replace(/\.\w+$/, `.${extension}`));
}
async function read(file: string) {
  const sheet = await openSheet(file, path.basename(file));
  const rows: string[][] = [];
  for await (const row of sheet.rows()) rows.push(row);
  return { format: sheet.format, heads: sheet.heads, rows };
}

const namespaces = ['office', 'table', 'text', 'style', 'number', 'manifest']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'number' ? 'datastyle' : name}:1.0"`)
  .concat('xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"')
  .join(' ');
const text = (...lines: string[]) =>
  `<table:table-cell office:value-type="string">${lines.map((line) => `<text:p>${line}</text:p>`).join('')}</table:table-cell>`;
const number = (value: string, kind = 'float', style = '') =>
  `<table:table-cell ${style} office:value-type="${kind}" office:value="${value}"/>`;
const day = '<table:table-cell table:style-name="day" office:value-type="date" office:date-value="2021-05-01"/>';
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const blank = '<table:table-cell table:number-columns-repeated="1024"/>';
const flat = `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles><number:date-style style:name="ymd"><number:year number:style="long"/><number:text>. </number:text><number:month/><number:text>. </number:text><number:day/></number:date-style><style:style style:name="day" style:family="table-cell" style:data-style-name="ymd"/>
<number:number-style style:name="four"><number:number number:decimal-places="0" number:min-integer-digits="4"/></number:number-style><style:style style:name="inventory" style:family="table-cell" style:data-style-name="four"/></office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="작품">
${row(text('소장품 목록'), blank)}${row(blank)}
${row(text('작품명'), text('번호'), text('제작일'), text('가로'), text('비고'), text('합'))}
${row(text('뷁 &amp; 무제'), number('12', 'float', 'table:style-name="inventory"'), day, number('45.5'), text('한 줄', '두 줄'), '<table:table-cell table:formula="of:=[.D4]*2" office:value-type="float" office:value="91"/>')}
${row(text('=1+1'), number('13', 'float', 'table:style-name="inventory"'), '<table:table-cell/>', number('0.1'), text('-'), '<table:table-cell table:formula="of:=NA()"/>')}
<table:table-row table:number-rows-repeated="1000000">${blank}</table:table-row>
</table:table></office:spreadsheet></office:body></office:document>`;

const heads = ['작품명', '번호', '제작일', '가로', '비고', '합'];
const rows = [
  ['뷁 & 무제', '0012', '2021-05-01', '45.5', '한 줄\n두 줄', '91'],
  ['=1+1', '0013', '', '0.1', '-', ''],
];

test('Workbooks that LibreOffice writes are read as they are seen there', { timeout: 300_000 }, async () => {
  await writeFile(path.join(folder, 'collection.fods'), flat);
  expect(await read(await convert('collection.fods', 'xlsx', 'xlsx'))).toEqual({ format: 'xlsx', heads, rows });
  expect(await read(await convert('collection.fods', 'ods', 'ods'))).toEqual({ format: 'ods', heads, rows });
  const korean = 'csv:Text - txt - csv (StarCalc):44,34,62,1';
  const csv = await read(await convert('collection.fods', korean, 'csv'));
  expect([csv.format, csv.heads, csv.rows[0]]).toEqual([
    'euc-kr',
    heads,
    ['뷁 & 무제', '0012', '2021. 5. 1', '45.5', '한 줄\n두 줄', '91'],
  ]);
});

test('What we write opens in LibreOffice with Korean intact, and texts stay texts', { timeout: 300_000 }, async () => {
  const written = [
    ['뷁과 똠', '=1+1', '0012', '+82-2', '한 줄\n두 줄'],
    ['무제', '3/10', '2021-05-01', "'=x", '🎨'],
  ];
  const names = ['작품명', '수식', '번호', '전화', '비고'];
  for (const kind of ['xlsx', 'csv'] as const) {
    const file = path.join(folder, `ours-${kind}.${kind}`);
    await pipeline(writeSheet(kind, names, written), createWriteStream(file));
  }
  const workbook = await read(await convert('ours-xlsx.xlsx', 'ods', 'ods'));
  expect([workbook.heads, workbook.rows]).toEqual([names, written]);
  const utf8 = 'Text - txt - csv (StarCalc):44,34,76,1';
  const { rows: opened } = await read(await convert('ours-csv.csv', `csv:${utf8}`, 'csv', `--infilter=${utf8}`));
  expect(opened.map((cells) => [cells[0], cells[1], cells[4]])).toEqual(
    written.map((cells) => [cells[0], cells[1], cells[4]]),
  );
});
