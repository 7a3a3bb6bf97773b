import path from 'node:path';
import { importLimits } from '@hwarang/domain/imports/values';
import { BadSheet } from './bad-sheet.ts';
import { shownMoment, shownNumber } from './cell-value.ts';
import { type Grid, type GridRow, isFilled } from './grid.ts';
import { TextStore } from './text-store.ts';
import { asWritten } from './xlsx-text.ts';
import type { ZipParts } from './zip-parts.ts';

interface Workbook {
  sheets: { name: string; part: string; isHidden: boolean }[];
  texts: string | undefined;
  /** The pattern of each style of cells. */
  patterns: string[];
  isMac: boolean;
}

/** A text of the workbook's list by its number, or what the cell itself says. */
type RawCell = number | string;
interface RawRow {
  number: number;
  cells: RawCell[];
}

/** Reads the first sheet that is not hidden and holds something. `open` opens the file: each reading does so by itself. */
export async function openXlsx(open: () => Promise<ZipParts>): Promise<Grid> {
  const parts = await open();
  try {
    const workbook = await readWorkbook(parts);
    // A text of Word is packed alike.
    if (workbook.sheets.length === 0) throw new BadSheet('kind');
    const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
    const chosen = await firstFilled(parts, workbook, visible.length > 0 ? visible : workbook.sheets);
    return {
      format: 'xlsx',
      sheets: workbook.sheets.map(({ name }) => name),
      isRagged: true,
      first: (count) => firstRows(open, workbook, chosen, count),
      rows: () => allRows(open, workbook, chosen),
    };
  } finally {
    parts.close();
  }
}

async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const links = parts.has('_rels/.rels') ? await linksOf(parts, '') : [];
  const main = links.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml';
  if (!main.endsWith('.xml')) throw new BadSheet('kind');
  const own = await linksOf(parts, main);
  const sheets: Workbook['sheets'] = [];
  let isMac = false;
  await parts.readAll(main, (listeners) => {
    listeners.begin = (name, { name: title, id, state, date1904 }) => {
      if (name === 'workbookPr') isMac = date1904 === '1' || date1904 === 'true';
      const link = name === 'sheet' ? own.find((one) => one.id === id) : undefined;
      if (link?.type.endsWith('/worksheet'))
        sheets.push({ name: title ?? '', part: link.target, isHidden: state === 'hidden' || state === 'veryHidden' });
    };
  });
  const partOf = (type: string) => own.find((link) => link.type.endsWith(type) && parts.has(link.target))?.target;
  const styles = partOf('/styles');
  return { sheets, isMac, texts: partOf('/sharedStrings'), patterns: styles ? await patternsOf(parts, styles) : [] };
}

/** What a part refers to. */
async function linksOf(parts: ZipParts, part: string): Promise<{ id: string; type: string; target: string }[]> {
  const links: { id: string; type: string; target: string }[] = [];
  const folder = path.posix.dirname(part);
  const name = path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`);
  await parts.readAll(name, (listeners) => {
    listeners.begin = (tag, { Id = '', Type = '', Target = '' }) => {
      if (tag !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : path.posix.join(folder, Target);
      links.push({ id: Id, type: Type, target });
    };
  });
  return links;
}

/** Those that have a number but no text in the file. */
const builtIn: Record<string, string> = { 9: '0%', 10: '0.00%', 20: 'h:mm', 21: 'h:mm:ss', 22: 'yyyy-mm-dd h:mm' };
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) || (id >= 27 && id <= 31) || (id >= 50 && id <= 58) || id === 36;

async function patternsOf(parts: ZipParts, part: string): Promise<string[]> {
  const written = new Map<string, string>();
  const patterns: string[] = [];
  let isInCells = false;
  await parts.readAll(part, (listeners) => {
    listeners.begin = (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') written.set(numFmtId, formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells)
        patterns.push(
          written.get(numFmtId) ?? builtIn[numFmtId] ?? (isBuiltInDay(Number(numFmtId)) ? 'yyyy-mm-dd' : 'General'),
        );
    };
    listeners.end = (name) => {
      if (name === 'cellXfs') isInCells = false;
    };
  });
  return patterns;
}

async function firstFilled(parts: ZipParts, workbook: Workbook, sheets: Workbook['sheets']): Promise<string> {
  for (const { part } of sheets) for await (const _ of rawRows(parts, workbook, part)) return part;
  throw new BadSheet('empty');
}

async function firstRows(open: () => Promise<ZipParts>, workbook: Workbook, part: string, count: number) {
  const parts = await open();
  try {
    const raw: RawRow[] = [];
    for await (const row of rawRows(parts, workbook, part)) if (raw.push(row) === count) break;
    const last = Math.max(...raw.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'number')));
    // Excel lists texts in the order of their first use, so this seldom reads far.
    return await withTexts(parts, workbook, last + 1, (texts) => raw.map((row) => resolve(row, texts)));
  } finally {
    parts.close();
  }
}

async function* allRows(open: () => Promise<ZipParts>, workbook: Workbook, part: string): AsyncGenerator<GridRow> {
  const parts = await open();
  let texts: TextStore | undefined;
  try {
    texts = await readTexts(parts, workbook, Number.POSITIVE_INFINITY);
    for await (const row of rawRows(parts, workbook, part)) yield resolve(row, texts);
  } finally {
    texts?.close();
    parts.close();
  }
}

async function withTexts<T>(
  parts: ZipParts,
  workbook: Workbook,
  most: number,
  work: (texts: TextStore) => T,
): Promise<T> {
  const texts = await readTexts(parts, workbook, most);
  try {
    return work(texts);
  } finally {
    texts.close();
  }
}

function resolve({ number, cells }: RawRow, texts: TextStore): GridRow {
  const text = (cell: RawCell, at: number): string => {
    if (typeof cell === 'string') return cell;
    const found = texts.get(cell);
    if (found === undefined) throw new BadSheet('damaged', {}, `row ${number}, column ${at + 1}: no text ${cell}`);
    return found;
  };
  return { number, cells: cells.map(text) };
}

async function readTexts(parts: ZipParts, { texts: part }: Workbook, most: number): Promise<TextStore> {
  const store = new TextStore();
  if (!part || most <= 0) return store;
  let [text, isText, isReading] = ['', false, 0];
  try {
    const items = parts.read<string>(part, (listeners, give) => {
      listeners.begin = (name) => {
        if (name === 'si') text = '';
        // How a Japanese text is read aloud is no part of it.
        if (name === 'rPh') isReading += 1;
        isText = name === 't' && isReading === 0;
      };
      listeners.text = (more) => {
        if (isText) text = joined(text, more);
      };
      listeners.end = (name) => {
        if (name === 'rPh') isReading -= 1;
        if (name === 't') isText = false;
        if (name === 'si') give(asWritten(text));
      };
    });
    for await (const item of items) {
      store.add(item);
      if (store.count >= most) break;
    }
    return store;
  } catch (failure) {
    store.close();
    throw failure;
  }
}

/** A little more than the longest cell is kept: then it is told as too long, with its place. */
const joined = (text: string, more: string): string =>
  text.length > importLimits.cellLength ? text : (text + more).slice(0, 2 * importLimits.cellLength);

/** The rows that hold something, each with its number in the sheet. */
async function* rawRows(parts: ZipParts, workbook: Workbook, part: string): AsyncGenerator<RawRow> {
  let row: RawRow = { number: 0, cells: [] };
  let [column, kind, style, value, field] = [0, '', 0, '', ''];
  let reading = 0;
  yield* parts.read<RawRow>(part, (listeners, give) => {
    listeners.begin = (name, { r: place, t, s }) => {
      if (name === 'row') {
        const number = Number(place ?? Number.NaN);
        row = { number: number > row.number ? number : row.number + 1, cells: [] };
        column = 0;
      } else if (name === 'c') {
        column = place ? columnOf(place) : column + 1;
        [kind, style, value] = [t ?? 'n', Number(s ?? 0), ''];
      } else if (name === 'v' || name === 't') field = name;
      else if (name === 'rPh') reading += 1;
    };
    listeners.text = (text) => {
      if (field && reading === 0) value = joined(value, text);
    };
    listeners.end = (name) => {
      if (name === 'v' || name === 't') field = '';
      else if (name === 'rPh') reading -= 1;
      else if (name === 'c') {
        const cell = cellOf(kind, value, workbook.patterns[style] ?? 'General', workbook.isMac);
        // One column more than allowed is kept, to be told.
        if (column < 1 || column > importLimits.columns + 1 || cell === '') return;
        while (row.cells.length < column) row.cells.push('');
        row.cells[column - 1] = cell;
      } else if (name === 'row' && row.cells.some((cell) => typeof cell === 'number' || isFilled(cell)))
        give({ number: row.number, cells: row.cells });
    };
  });
}

/** 3 for C7. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place) {
    const digit = letter.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column;
}

/** Of a formula the value that was kept with it; nothing for an error such as #N/A. */
function cellOf(kind: string, value: string, pattern: string, isMac: boolean): RawCell {
  switch (kind) {
    case 's':
      return value === '' ? '' : Number(value);
    case 'str':
    case 'inlineStr':
      return asWritten(value);
    case 'b':
      return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    case 'd':
      return shownMoment(value);
    case 'n':
      return value === '' ? '' : shownNumber(Number(value), pattern, isMac);
    default:
      return '';
  }
}
