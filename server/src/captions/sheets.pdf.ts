import { setImmediate as written } from 'node:timers/promises';
import type { DrawnSheet } from '@hwarang/domain/captions/captions.contract';
import type { Language } from '@hwarang/domain/language';
import { LRUCache } from 'lru-cache';
import PDFDocument from 'pdfkit';
import { type Face, runsOf } from './faces.ts';
import type { Measure } from './label-layout.ts';

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
  new PDFDocument({ autoFirstPage: false, font: '', info: { Title: title, Creator: 'Hwarang' }, lang: language });
type Printing = ReturnType<typeof newDocument>;

const inFace = (document: Printing, face: Face): Printing =>
  document.registerFont(face.name, face.bytes()).font(face.name);

let ruler: Printing | undefined;
const advances = new LRUCache<string, number>({ max: 20_000 });

/** How far one character reaches, at size 1. */
function advanceOf(character: string, bold: boolean): number {
  const key = `${bold ? 'b' : 'r'}${character}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  ruler ??= newDocument({ title: '', language: 'ko' });
  let advance = 0;
  for (const { face, text } of runsOf(character, bold))
    advance += inFace(ruler, face).fontSize(100).widthOfString(text) / 100;
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

function drawSheet(document: Printing, sheet: PrintedSheet): void {
  document.addPage({ size: [points(sheet.width), points(sheet.height)], margin: 0 });
  for (const { x, y, width, height, bytes } of sheet.pictures ?? [])
    document.image(Buffer.from(bytes), points(x), points(y), { width: points(width), height: points(height) });
  document.lineWidth(0.25).strokeColor('#000000');
  for (const { x1, y1, x2, y2 } of sheet.strokes)
    document.moveTo(points(x1), points(y1)).lineTo(points(x2), points(y2)).stroke();
  for (const { x, y, size, bold, quiet, text } of sheet.texts) {
    document.fontSize(points(size)).fillColor(quiet ? '#4a4740' : '#000000');
    let from = points(x);
    for (const run of runsOf(text, bold)) {
      inFace(document, run.face).text(run.text, from, points(y), { lineBreak: false, baseline: 'alphabetic' });
      from += document.widthOfString(run.text);
    }
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
