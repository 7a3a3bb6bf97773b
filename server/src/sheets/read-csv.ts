import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BadSheet } from './bad-sheet.ts';
import { beginOf, decoderOf, type Encoding, encodingOf, textOf } from './encoding.ts';
import { type Grid, type GridRow, isFilled } from './grid.ts';

// Of two that fit the same the first is taken: a tab hardly ever stands in a text.
const separators = ['\t', ',', ';'] as const;

/** Texts with separators as programs write them: the encoding and the separator are recognised, cells may hold line breaks. */
export async function openCsv(file: string): Promise<Grid> {
  const encoding = await encodingOf(file);
  const { separator, named } = separatorOf(textOf(await beginOf(file, 262_144), encoding));
  const rows = () => rowsOf(file, encoding, separator, named);
  return { format: encoding, sheets: [''], isRagged: false, rows, first: (count) => firstOf(rows(), count) };
}

async function firstOf(rows: AsyncIterable<GridRow>, count: number): Promise<GridRow[]> {
  const first: GridRow[] = [];
  for await (const row of rows) if (row.cells.some(isFilled) && first.push(row) === count) break;
  return first;
}

async function* rowsOf(file: string, encoding: Encoding, separator: string, named: boolean): AsyncGenerator<GridRow> {
  const parser = parse({
    delimiter: separator,
    // All of them in one file, where one program has written below what another wrote.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // As in `5" x 7"`, written by hand.
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: 1 << 22,
  });
  // An end of one ends the others: a reader that has seen enough leaves no file open.
  pipeline(createReadStream(file), decoderOf(encoding), parser, () => undefined);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number === 1 && named) continue;
      yield { number, cells };
    }
  } catch (failure) {
    // A quotation mark that is never closed swallows the rest of the file.
    if (failure instanceof CsvError) throw new BadSheet('quote', { row: number + 1 }, failure);
    throw failure;
  }
}

/** The separator that cuts most rows of the beginning into the same number of cells, or the one the first line names as Excel does. */
export function separatorOf(begin: string): { separator: string; named: boolean } {
  const [, name] = /^\ufeff?"?sep=([,;\t])"?\r?\n/i.exec(begin) ?? [];
  if (name) return { separator: name, named: true };
  let best: { separator: string; score: number } = { separator: ',', score: 0 };
  for (const separator of separators) {
    const score = evenness(begin, separator);
    if (score > best.score) best = { separator, score };
  }
  return { separator: best.separator, named: false };
}

function evenness(begin: string, separator: string): number {
  const widths = new Map<number, number>();
  let [width, isQuoted, isFresh, rows] = [1, false, true, 0];
  for (const letter of begin.replace(/\r\n?/g, '\n')) {
    if (letter === '"' && (isQuoted || isFresh)) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === separator) width += 1;
    else if (letter === '\n') {
      if (width > 1) widths.set(width, (widths.get(width) ?? 0) + 1);
      width = 1;
      rows += 1;
      if (rows === 100) break;
    }
    isFresh = letter === separator || letter === '\n' || letter === '"';
  }
  if (width > 1) widths.set(width, (widths.get(width) ?? 0) + 1);
  const [usual, same] = [...widths].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0]);
  // Of two that fit equally well the one that cuts more: a list within a cell has a separator of its own.
  return same === 0 ? 0 : same / (rows + 1) + usual / 10_000;
}
