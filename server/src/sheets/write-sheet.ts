import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';
import { keepApostrophe, makeInert } from './inert.ts';
import { asXml } from './xlsx-text.ts';

export const sheetKinds = ['xlsx', 'csv'] as const;
export type SheetKind = (typeof sheetKinds)[number];

export const sheetTypes: Record<SheetKind, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Rows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/**
 * A sheet of texts, written while it is read: only the rows on their way are in memory. Cells are texts and never formulas, and the same
 * rows give the same bytes. Failing rows break the stream off, and a reader who leaves ends the rows.
 */
export const writeSheet = (kind: SheetKind, heads: readonly string[], rows: Rows): Readable =>
  kind === 'csv' ? writeCsv(heads, rows) : writeXlsx(heads, rows);

function writeCsv(heads: readonly string[], rows: Rows): Readable {
  const line = (cells: readonly string[]) =>
    stringify([cells.map(makeInert)], { quoted_string: true, record_delimiter: 'windows' });
  return Readable.from(inParts(lines(heads, rows, line, '\ufeff', '')), { objectMode: false });
}

async function* lines(
  heads: readonly string[],
  rows: Rows,
  line: (cells: readonly string[], number: number) => string,
  begin: string,
  end: string,
): AsyncGenerator<string> {
  yield begin + line(heads, 1);
  let number = 1;
  for await (const cells of rows) {
    number += 1;
    yield line(cells, number);
  }
  yield end;
}

/** Handing over each row by itself takes longer than writing it. */
async function* inParts(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let part = '';
  for await (const text of texts) {
    part += text;
    if (part.length < 65_536) continue;
    yield Buffer.from(part);
    part = '';
  }
  if (part) yield Buffer.from(part);
}

/** Without its own time: the same rows give the same bytes. The parts of a date are taken in the zone of the machine. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true } as const;

function writeXlsx(heads: readonly string[], rows: Rows): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const [name, content] of Object.entries(fixedParts)) zip.addBuffer(Buffer.from(content), name, options);
  const width = Math.max(1, heads.length);
  const begin = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${width}" width="22" style="1" customWidth="1"/></cols><sheetData>`;
  // Numbers are written as texts too, as the inventory number 0012 is one; Excel would mark each of them as a fault.
  const end = `</sheetData><ignoredErrors><ignoredError sqref="A1:${columnName(width)}1048576" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
  const content = Readable.from(inParts(lines(heads, rows, rowXml, begin, end)), { objectMode: false });
  // The library listens to no error of a stream it is given: unheard, a failing query would end the process.
  content.on('error', (failure) => output.destroy(failure));
  zip.once('error', (failure) => output.destroy(failure as unknown as Error));
  output.once('close', () => content.destroy());
  zip.addReadStream(content, 'xl/worksheets/sheet1.xml', options);
  zip.end();
  return output;
}

const rowXml = (cells: readonly string[], number: number): string => {
  const style = number === 1 ? 2 : 1;
  const written = cells.map((cell, at) =>
    cell === ''
      ? ''
      : `<c r="${columnName(at + 1)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${asXml(keepApostrophe(cell))}</t></is></c>`,
  );
  return `<row r="${number}">${written.join('')}</row>`;
};

/** C for 3. */
function columnName(column: number): string {
  const [before, digit] = [Math.floor((column - 1) / 26), (column - 1) % 26];
  return (before > 0 ? columnName(before) : '') + String.fromCharCode(65 + digit);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The format of all cells is text (49), so that what is typed into them stays as typed. */
const fixedParts: Record<string, string> = {
  '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMl}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};
