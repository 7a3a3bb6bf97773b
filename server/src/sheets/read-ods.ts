import { importLimits } from '@hwarang/domain/imports/values';
import { BadSheet } from './bad-sheet.ts';
import { plainNumber, shownMoment } from './cell-value.ts';
import { type Grid, type GridRow, isFilled } from './grid.ts';
import type { ZipParts } from './zip-parts.ts';

interface OdsRow extends GridRow {
  table: number;
}

/** Reads the first table that holds something. `open` opens the file: each reading does so by itself. */
export async function openOds(open: () => Promise<ZipParts>): Promise<Grid> {
  const parts = await open();
  const names: string[] = [];
  let chosen: number | undefined;
  try {
    await refuseEncrypted(parts);
    for await (const { table } of rowsOf(parts, names)) {
      chosen = table;
      break;
    }
  } finally {
    parts.close();
  }
  if (chosen === undefined) throw new BadSheet('empty');
  const rows = () => rowsOfTable(open, chosen);
  return {
    format: 'ods',
    // Those up to the one that is read: the others stand behind all of its rows.
    sheets: names.slice(0, chosen + 1),
    isRagged: true,
    rows,
    first: async (count) => {
      const first: GridRow[] = [];
      for await (const row of rows()) if (first.push(row) === count) break;
      return first;
    },
  };
}

async function refuseEncrypted(parts: ZipParts): Promise<void> {
  if (parts.has('encrypted-package')) throw new BadSheet('password');
  if (!parts.has('META-INF/manifest.xml')) return;
  await parts.readAll('META-INF/manifest.xml', (listeners) => {
    listeners.begin = (name) => {
      if (name === 'encryption-data') throw new BadSheet('password');
    };
  });
}

async function* rowsOfTable(open: () => Promise<ZipParts>, chosen: number): AsyncGenerator<GridRow> {
  const parts = await open();
  try {
    for await (const { table, number, cells } of rowsOf(parts, [])) {
      if (table > chosen) return;
      if (table === chosen) yield { number, cells };
    }
  } finally {
    parts.close();
  }
}

/** What of a cell's content is no part of its text. */
const apart = new Set(['annotation', 'tracked-changes', 'forms', 'shapes']);

/** The rows that hold something. A row that is repeated comes once for each time, up to the number of rows that are allowed. */
async function* rowsOf(parts: ZipParts, names: string[]): AsyncGenerator<OdsRow> {
  let [table, number, outside, depth] = [-1, 0, 0, 0];
  let cells: string[] = [];
  let repeated = 1;
  let cell: Record<string, string> | undefined;
  let lines: string[] = [];
  let line: string | undefined;
  const write = (text: string) => {
    if (line !== undefined && outside === 0 && line.length <= importLimits.cellLength) line += text;
  };
  const rows = parts.read<OdsRow & { times: number }>('content.xml', (listeners, give) => {
    listeners.begin = (name, attributes) => {
      if (name === 'table') {
        // A table within a cell is none of its own.
        if (depth === 0) [table, number] = [table + 1, 0];
        if (depth === 0) names.push(attributes.name ?? '');
        depth += 1;
      } else if (name === 'table-row') [cells, repeated] = [[], times(attributes['number-rows-repeated'])];
      else if (name === 'table-cell' || name === 'covered-table-cell')
        [cell, lines, line] = [attributes, [], undefined];
      else if (apart.has(name)) outside += 1;
      else if (name === 'p' && cell && outside === 0) line = '';
      else if (name === 's') write(' '.repeat(Math.min(times(attributes.c), 1000)));
      else if (name === 'tab') write('\t');
      else if (name === 'line-break') write('\n');
    };
    listeners.text = write;
    listeners.end = (name) => {
      if (name === 'table') depth -= 1;
      else if (apart.has(name)) outside -= 1;
      else if (name === 'p' && line !== undefined && outside === 0) {
        if (lines.length <= importLimits.cellLength) lines.push(line);
        line = undefined;
      } else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        const text = cellOf(cell, lines.join('\n'));
        // One column more than allowed is kept, to be told.
        const room = importLimits.columns + 1 - cells.length;
        for (let left = Math.min(room, times(cell['number-columns-repeated'])); left > 0; left--) cells.push(text);
        cell = undefined;
      } else if (name === 'table-row') {
        if (cells.some(isFilled)) give({ table, number: number + 1, cells, times: repeated });
        number += repeated;
      }
    };
  });
  for await (const { times: count, ...row } of rows)
    for (let at = 0; at < Math.min(count, importLimits.rows + 1); at++) yield { ...row, number: row.number + at };
}

const times = (written: string | undefined): number => Math.max(1, Math.floor(Number(written ?? 1)) || 1);

/** Of a formula the value that was kept with it; nothing for an error such as #N/A. */
function cellOf(cell: Record<string, string>, shown: string): string {
  // LibreOffice says in an attribute of its own, of the same name without its prefix, that a text is an error.
  const {
    'value-type': kind,
    value = '',
    'date-value': moment = '',
    'boolean-value': flag,
    'string-value': text = '',
  } = cell;
  switch (kind) {
    case 'float':
    case 'currency':
      // Zeros in front, as in an inventory number, and words, as in 10호, are part of what is seen.
      return /^0\d/.test(shown) || (kind === 'float' && /[\p{L}]/u.test(shown) && !/E[+-]?\d/.test(shown))
        ? shown
        : plainNumber(Number(value));
    case 'percentage':
      return `${plainNumber(Number(value) * 100)}%`;
    case 'date':
      return /^\d{4}\D?$/.test(shown) ? shown.slice(0, 4) : shownMoment(moment);
    case 'boolean':
      return flag === 'true' ? 'TRUE' : 'FALSE';
    case 'error':
      return '';
    default:
      return shown || text;
  }
}
