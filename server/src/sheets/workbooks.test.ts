import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { openSheet, type Sheet } from './read-sheet.ts';
import { type SheetKind, writeSheet } from './write-sheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hwarang-workbooks-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
const newFile = () => path.join(folder, `${++count}`);
const all = async (sheet: Sheet): Promise<string[][]> => {
  const rows: string[][] = [];
  for await (const row of sheet.rows()) rows.push(row);
  return rows;
};
async function zipOf(parts: Record<string, string | Buffer>): Promise<string> {
  const file = newFile();
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await pipeline(zip.outputStream as Readable, createWriteStream(file));
  return file;
}
const problem = async (file: string, name = 'works.xlsx') => {
  try {
    await all(await openSheet(file, name));
    return 'read';
  } catch (failure) {
    return (failure as { problem?: string }).problem ?? failure;
  }
};

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
/** As Excel writes it: texts in a list of their own, and prefixes as some programs have them. */
const workbook = (rows: string, texts = '', more: Record<string, string | Buffer> = {}) => ({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': `<Relationships>${link('rId1', 'officeDocument', '/xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="숨김" r:id="r2" state="hidden"/><x:sheet name="작품" r:id="r1"/></x:sheets></x:workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships>${link('r1', 'worksheet', 'worksheets/s1.xml')}${link('r2', 'worksheet', 'worksheets/s2.xml')}${link('r3', 'sharedStrings', 'texts.xml')}${link('r4', 'styles', 'styles.xml')}</Relationships>`,
  'xl/worksheets/s1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  'xl/worksheets/s2.xml':
    '<worksheet><sheetData><row><c t="str"><v>no</v></c><c t="str"><v>no</v></c></row></sheetData></worksheet>',
  'xl/texts.xml': `<sst>${texts}</sst>`,
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0000"/><numFmt numFmtId="171" formatCode="0&quot;호&quot;"/><numFmt numFmtId="172" formatCode="yyyy&quot;년&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${[0, 14, 9, 170, 171, 172, 22, 2].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
  ...more,
});
const head = '<row r="1"><c t="str"><v>title</v></c><c t="str"><v>artist</v></c></row>';

test('Cells of a workbook are read as people see them', async () => {
  const texts =
    '<si><t>작품명</t></si><si><r><t>무</t></r><r><t xml:space="preserve">제 </t></r><rPh><t>ム</t></rPh></si><si><t>a_x000D_b_x005F_x0041_</t></si>';
  const row = `<row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><v>45.099999999999994</v></c><c r="C4" s="1"><v>44317</v></c>
<c r="D4" s="2"><v>0.07</v></c><c r="E4" s="3"><v>12</v></c><c r="F4" s="4"><v>10</v></c><c r="G4" s="5"><v>44317</v></c>
<c r="H4" s="6"><v>44317.604166666664</v></c><c r="I4" t="b"><v>1</v></c><c r="J4" t="e"><v>#N/A</v></c>
<c r="K4" t="str"><f>UPPER(A4)&amp;WEBSERVICE("x")</f><v>kept</v></c><c r="L4" t="inlineStr"><is><t>김&amp;이</t></is></c>
<c r="M4" t="s"><v>2</v></c><c r="N4" s="7"><v>45.5</v></c><c r="O4" t="d"><v>2021-05-01T00:00:00</v></c></row>`;
  const heads = `<row r="3"><c r="A3" t="s"><v>0</v></c>${'BCDEFGHIJKLMNO'.replace(/./g, (name) => `<c r="${name}3" t="str"><v>${name}</v></c>`)}</row>`;
  const title = '<row r="1"><c r="A1" t="str"><v>2021년 소장품</v></c></row><row r="2"><c r="A2" s="1"/></row>';
  const sheet = await openSheet(await zipOf(workbook(title + heads + row, texts)), 'a.xlsx');
  expect([sheet.format, sheet.sheets, sheet.heads[0]]).toEqual(['xlsx', ['숨김', '작품'], '작품명']);
  expect(await all(sheet)).toEqual([
    [
      '무제 ',
      '45.1',
      '2021-05-01',
      '7%',
      '0012',
      '10호',
      '2021',
      '2021-05-01 14:30',
      'TRUE',
      '',
      'kept',
      '김&이',
      'a\rb_x0041_',
      '45.5',
      '2021-05-01',
    ],
  ]);
});

test('Days of a workbook that counts from 1904 are the same days', async () => {
  const parts = workbook(`${head}<row r="2"><c s="1"><v>42855</v></c><c s="1"><v>0</v></c></row>`);
  parts['xl/workbook.xml'] = parts['xl/workbook.xml'].replace('<x:sheets>', '<x:workbookPr date1904="1"/><x:sheets>');
  expect(await all(await openSheet(await zipOf(parts), 'a.xlsx'))).toEqual([['2021-05-01', '1904-01-01']]);
});

test('A workbook with a document type is refused, so that no entity is expanded or fetched', async () => {
  const rows = `${head}<row r="2"><c t="str"><v>&secret;</v></c><c t="str"><v>x</v></c></row>`;
  const parts = workbook(rows);
  for (const declared of ['SYSTEM "file:///etc/passwd"', '"expanded"']) {
    const begin = `<!DOCTYPE worksheet [<!ENTITY secret ${declared}>]>`;
    const part = begin + parts['xl/worksheets/s1.xml'];
    expect(await problem(await zipOf({ ...parts, 'xl/worksheets/s1.xml': part }))).toBe('damaged');
  }
  expect(await problem(await zipOf(parts))).toBe('damaged');
});

test('A workbook that unpacks to far more than its size is refused before it is unpacked', async () => {
  const bomb = Buffer.alloc(80 * 1024 * 1024, 32);
  expect(await problem(await zipOf(workbook(head, '', { 'xl/worksheets/s1.xml': bomb })))).toBe('unpacked');
});

test('A workbook of blanks without a tag does not fill the memory', async () => {
  const blanks = Buffer.concat([Buffer.from('<worksheet>'), Buffer.alloc(20 * 1024 * 1024, 32)]);
  expect(await problem(await zipOf(workbook(head, '', { 'xl/worksheets/s1.xml': blanks })))).toBe('damaged');
});

test('Damaged, protected and foreign files are told apart', async () => {
  const { readFile, writeFile } = await import('node:fs/promises');
  const file = await zipOf(
    workbook(`${head}${'<row><c t="str"><v>A</v></c><c t="str"><v>B</v></c></row>'.repeat(5000)}`),
  );
  const bytes = await readFile(file);
  const cut = newFile();
  await writeFile(cut, bytes.subarray(0, bytes.length - 200));
  expect(await problem(cut)).toBe('damaged');
  const missing = workbook(`${head}<row><c t="s"><v>7</v></c><c t="str"><v>B</v></c></row>`);
  expect(await problem(await zipOf(missing))).toBe('damaged');
  expect(await problem(await zipOf({ 'photo.jpg': 'x' }))).toBe('kind');
  const text = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${link('rId1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/document.xml': '<document><body/></document>',
    'word/_rels/document.xml.rels': '<Relationships/>',
  };
  expect(await problem(await zipOf(text), 'works.docx')).toBe('kind');
  expect(await problem(await zipOf(workbook('')))).toBe('empty');
  const manifest = '<m:manifest xmlns:m="m"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>';
  expect(await problem(await zipOf({ 'content.xml': 'secret', 'META-INF/manifest.xml': manifest }))).toBe('password');
  expect(await problem(await zipOf({ 'encrypted-package': 'secret', mimetype: 'x' }))).toBe('password');
});

const nasty = [
  '=1+1',
  '+82 2-123',
  '-',
  '@handle',
  "'=x",
  "''-y",
  "'tis",
  '3/10',
  '0012',
  '뷁 <b>&"\'</b>',
  ' around ',
  'line\nbreak\r\nother',
  'a\tb',
  '_x0041_',
  '\u0001\ufffe',
  '🎨',
  '2021-05-01',
  'TRUE',
  '1E5',
  '"quoted"',
];

test.each(['csv', 'xlsx'] as const)('Every text that is written as %s is read as it was', async (kind) => {
  const rows = nasty.map((text, at) => [String(at), text, '']);
  const file = newFile();
  await pipeline(writeSheet(kind, ['no.', '글', 'end'], [...rows, ['x', 'y', 'z']]), createWriteStream(file));
  const sheet = await openSheet(file, `works.${kind}`);
  expect(sheet.heads).toEqual(['no.', '글', 'end']);
  expect(await all(sheet)).toEqual([...rows, ['x', 'y', 'z']]);
});

test('No cell that is written can be taken for a formula', async () => {
  const csv = (
    await buffer(
      writeSheet(
        'csv',
        ['a'],
        nasty.map((text) => [text]),
      ),
    )
  ).toString();
  expect(csv).not.toMatch(/(?:^|[\n,]|")[=+\-@]/);
  const xlsx = await buffer(writeSheet('xlsx', ['a'], [['=1+1']]));
  expect(xlsx.includes('<f>')).toBe(false);
});

test.each(['csv', 'xlsx'] as const)('The same rows give the same bytes as %s', async (kind: SheetKind) => {
  const write = () => buffer(writeSheet(kind, ['a', 'b'], [['무제', '1']]));
  const first = await write();
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect((await write()).equals(first)).toBe(true);
});

test.each(['csv', 'xlsx'] as const)(
  'Rows that fail break off the %s, and a reader who leaves ends them',
  async (kind) => {
    const failing = async function* () {
      yield ['a'];
      throw new Error('the query failed');
    };
    await expect(buffer(writeSheet(kind, ['a'], failing()))).rejects.toThrow('the query failed');
    let [isBegun, isEnded] = [false, false];
    const endless = async function* () {
      isBegun = true;
      try {
        for (;;) yield [Math.random().toString(36).repeat(20)];
      } finally {
        isEnded = true;
      }
    };
    const stream = writeSheet(kind, ['a'], endless());
    for await (const _ of stream) if (isBegun) break;
    await expect.poll(() => isEnded, { timeout: 20_000 }).toBe(true);
  },
);
