import { stat } from 'node:fs/promises';
import { namesField } from '@hwarang/domain/imports/guess-mapping';
import { importLimits } from '@hwarang/domain/imports/values';
import { BadSheet } from './bad-sheet.ts';
import { beginOf } from './encoding.ts';
import { type Grid, type GridRow, isFilled } from './grid.ts';
import { asWritten } from './inert.ts';
import { openCsv } from './read-csv.ts';
import { openOds } from './read-ods.ts';
import { openXlsx } from './read-xlsx.ts';
import { ZipParts } from './zip-parts.ts';

export interface Sheet {
  /** 'utf-8', 'utf-16le', 'utf-16be', 'euc-kr', 'windows-1252', 'xlsx' or 'ods'. */
  format: string;
  /** The names of all tables of the file; one without a name for a CSV. */
  sheets: string[];
  /** A column without a head has an empty one. */
  heads: string[];
  /** Each as wide as the heads. Rows without anything are left out. May be read as often as wanted. */
  rows(): AsyncIterable<string[]>;
  /** The same with the number that the row has in the file, the first being 1. */
  numberedRows(): AsyncIterable<GridRow>;
}

/** So many rows are looked at for the heads, and for columns that have none. */
const looked = 50;

/** Finds the heads and checks nothing below the first rows: what is wrong further down is thrown while the rows are read. */
export async function openSheet(path: string, name: string): Promise<Sheet> {
  if ((await stat(path)).size > importLimits.sheetBytes) throw new BadSheet('large');
  const grid = await openGrid(path, name);
  const { headRow, heads } = await findHeads(grid);
  const numberedRows = () => rowsBelow(grid, headRow, heads.length);
  return {
    format: grid.format,
    sheets: grid.sheets,
    heads,
    numberedRows,
    rows: async function* () {
      for await (const { cells } of numberedRows()) yield cells;
    },
  };
}

/** By what the file holds; its name is believed only where that says nothing. */
async function openGrid(path: string, name: string): Promise<Grid> {
  const start = await beginOf(path, 256);
  if (start.length === 0) throw new BadSheet('empty');
  const isOld = /\.xls$/i.test(name);
  if (start.subarray(0, 8).equals(compoundFile))
    throw new BadSheet(isOld ? 'oldExcel' : /\.xls\w$/i.test(name) ? 'password' : 'kind');
  if (otherText.test(start.toString('latin1'))) throw new BadSheet(isOld ? 'oldExcel' : 'kind');
  if (start.length < 4 || start.readUInt32BE() !== zipFile) return openCsv(path);
  const open = () => ZipParts.open(path);
  const parts = await open();
  parts.close();
  if (parts.has('content.xml')) return openOds(open);
  if (parts.has('[Content_Types].xml')) return openXlsx(open);
  throw new BadSheet(parts.has('encrypted-package') ? 'password' : 'kind');
}

const zipFile = 0x504b0304;

/** What Excel wrote until 2003, and wraps a workbook with a password into. Word and 한글 write their texts so too. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** A web page or XML, which public offices export under the name of a workbook, and a PDF. */
const otherText = /^(?:\xef\xbb\xbf)?\s*(?:<(?:!doctype|\?xml|html|head|meta|body|table|div|style)\b|%PDF-)/i;

/**
 * The first row with two words; above it there may be a title over all columns. In a list of one column, the first row. Beside a title there may
 * be words too, such as '(단위: cm)': then it is a row below that fills twice as many cells, and of which two more are names of fields.
 */
async function findHeads(grid: Grid): Promise<{ headRow: number; heads: string[] }> {
  const first = await grid.first(looked);
  const words = ({ cells }: GridRow) => cells.filter((cell) => /\p{L}/u.test(cell)).length;
  const filled = ({ cells }: GridRow) => cells.filter(isFilled).length;
  const named = ({ cells }: GridRow) => cells.filter((cell) => isFilled(cell) && namesField(cell)).length;
  const top = first.find((row) => words(row) > 1) ?? first[0];
  const head = top && (first.find((row) => filled(row) >= 2 * filled(top) && named(row) > named(top) + 1) ?? top);
  if (!head) throw new BadSheet('empty');
  const below = first.slice(first.indexOf(head) + 1);
  if (below.length === 0) throw new BadSheet('noRows');
  const width = Math.max(...[head, ...below].map(({ cells }) => cells.findLastIndex(isFilled) + 1));
  if (width > importLimits.columns) throw new BadSheet('columns');
  const heads = Array.from({ length: width }, (_, at) => (head.cells[at] ?? '').replace(/\s+/g, ' ').trim());
  return { headRow: head.number, heads };
}

async function* rowsBelow(grid: Grid, headRow: number, width: number): AsyncGenerator<GridRow> {
  let count = 0;
  for await (const { number, cells } of grid.rows()) {
    if (number <= headRow || !cells.some(isFilled)) continue;
    count += 1;
    if (count > importLimits.rows) throw new BadSheet('rows');
    if (!grid.isRagged && cells.length > width && cells.findLastIndex(isFilled) >= width)
      throw new BadSheet('wide', { row: number });
    yield { number, cells: Array.from({ length: width }, (_, at) => cellOf(cells[at] ?? '', number, at)) };
  }
}

function cellOf(text: string, row: number, at: number): string {
  if (text.length > importLimits.cellLength) throw new BadSheet('cell', { row, column: at + 1 });
  return asWritten(text);
}
