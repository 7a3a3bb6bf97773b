import { createRequire } from 'node:module';
import { setImmediate as written } from 'node:timers/promises';
import type { DrawnSheet } from '@hwarang/domain/captions/captions.contract';
import type { Language } from '@hwarang/domain/language';
import { LRUCache } from 'lru-cache';
import PDFDocument from 'pdfkit';
import type { Measure } from './label-layout.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('@expo-google-fonts/noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-serif-kr/600SemiBold/NotoSerifKR_600SemiBold.ttf'),
};

/** All that the file says of itself. */
interface Printed {
  title: string;
  language: Language;
}

/** A sheet, and pictures on it: JPEG, in millimetres like all the rest. */
export type PrintedSheet = DrawnSheet & {
  pictures?: { x: number; y: number; width: number; height: number; bytes: Uint8Array }[];
};

const points = (millimetres: number): number => (millimetres * 72) / 25.4;

// No font to begin with: pdfkit keeps a font by the name that it was first asked for, and would read and parse the same file again each
// time that another name of it is asked for, 28 megabytes for every line.
const newDocument = ({ title, language }: Printed) =>
  new PDFDocument({ autoFirstPage: false, font: '', info: { Title: title, Creator: 'Hwarang' }, lang: language })
    .registerFont('regular', fonts.regular)
    .registerFont('bold', fonts.bold);

let ruler: ReturnType<typeof newDocument> | undefined;
const advances = new LRUCache<string, number>({ max: 20_000 });

/** How far one character of the embedded font reaches, at size 1. */
function advanceOf(character: string, bold: boolean): number {
  const key = `${bold ? 'b' : 'r'}${character}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  ruler ??= newDocument({ title: '', language: 'ko' });
  const advance =
    ruler
      .font(bold ? 'bold' : 'regular')
      .fontSize(100)
      .widthOfString(character) / 100;
  advances.set(key, advance);
  return advance;
}

export const measure: Measure = (text, size, bold) => {
  let width = 0;
  for (const character of text) width += advanceOf(character, bold);
  return width * size;
};

/**
 * The sheets as a PDF of their true size, each sent as soon as it is drawn; of the fonts only the characters that stand there are
 * embedded, after the last sheet.
 */
export async function sheetsPdf(
  printed: Printed,
  sheets: Iterable<PrintedSheet> | AsyncIterable<PrintedSheet>,
  send: (bytes: Uint8Array) => void,
): Promise<void> {
  const document = newDocument(printed);
  let parts: Buffer[] = [];
  const flush = () => {
    if (parts.length > 0) send(Buffer.concat(parts));
    parts = [];
  };
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((done, failed) => document.on('end', done).on('error', failed));
  let drawn = 0;
  for await (const sheet of sheets) {
    drawSheet(document, sheet);
    drawn += 1;
    await written();
    flush();
  }
  if (drawn === 0) document.addPage();
  document.end();
  await ended;
  flush();
}

function drawSheet(document: ReturnType<typeof newDocument>, sheet: PrintedSheet): void {
  document.addPage({ size: [points(sheet.width), points(sheet.height)], margin: 0 });
  for (const { x, y, width, height, bytes } of sheet.pictures ?? [])
    document.image(Buffer.from(bytes), points(x), points(y), { width: points(width), height: points(height) });
  document.lineWidth(0.25).strokeColor('#000000');
  for (const { x1, y1, x2, y2 } of sheet.strokes)
    document.moveTo(points(x1), points(y1)).lineTo(points(x2), points(y2)).stroke();
  for (const { x, y, size, bold, quiet, text } of sheet.texts) {
    document
      .font(bold ? 'bold' : 'regular')
      .fontSize(points(size))
      .fillColor(quiet ? '#4a4740' : '#000000')
      .text(text, points(x), points(y), { lineBreak: false, baseline: 'alphabetic' });
  }
  document.fillColor('#000000');
  for (const code of sheet.codes) {
    const module = points(code.size) / code.rows.length;
    for (const [down, row] of code.rows.entries())
      for (const { index, 0: run } of row.matchAll(/1+/g))
        document.rect(points(code.x) + index * module, points(code.y) + down * module, run.length * module, module);
    document.fill();
    document.link(points(code.x), points(code.y), points(code.size), points(code.size), code.address);
  }
}
