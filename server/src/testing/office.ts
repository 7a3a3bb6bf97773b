import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLibreOffice } from '../../../scripts/requirements.mjs';

export interface Cell {
  type: string | undefined;
  formula: string | undefined;
  text: string;
}

/** A CSV as LibreOffice has read it: its own document, cell by cell. */
export function openedByLibreOffice(folder: string, csv: Buffer): Cell[][] {
  const file = join(folder, 'sheet.csv');
  writeFileSync(file, csv);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  execFileSync(
    findLibreOffice() ?? '',
    [profile, '--headless', '--infilter=CSV:44,34,76,1', '--convert-to', 'fods', '--outdir', folder, file],
    { stdio: 'ignore', timeout: 120_000 },
  );
  const xml = readFileSync(join(folder, 'sheet.fods'), 'utf8');
  const marks: Record<string, string> = { '&quot;': '"', '&apos;': "'", '&lt;': '<', '&amp;': '&' };
  const plain = (text: string) =>
    text
      .replaceAll(/<\/text:p>\s*<text:p>/g, '\n')
      .replaceAll(/<text:s\/>/g, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&\w+;/g, (mark) => marks[mark] ?? mark)
      .trim();
  return [...xml.matchAll(/<table:table-row\b[^>]*>([\s\S]*?)<\/table:table-row>/g)].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell\b([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g)].flatMap(
      ([, attributes = '', content = '']) => {
        const cell = {
          type: /office:value-type="([^"]*)"/.exec(attributes)?.[1],
          formula: /table:formula="([^"]*)"/.exec(attributes)?.[1],
          text: plain(content),
        };
        // Empty cells beside each other are written once; a row ends in thousands of them.
        const times = Number(/table:number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
        return Array.from({ length: Math.min(times, 50) }, () => cell);
      },
    ),
  );
}
