import type { Caption, DrawnSheet, LabelsRequest } from '@hwarang/domain/captions/captions.contract';
import { type LabelSheet, labelSheets, placesOn } from '@hwarang/domain/captions/label-sheets';
import { encode } from 'uqr';
import { type LabelLine, labelText } from './label-text.ts';
import { wrapAtMost } from './wrap.ts';

/** The width of a text, in millimetres. */
export type Measure = (text: string, size: number, bold: boolean) => number;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const leading = 1.42;
const ascent = 0.98;
const smallestText = 1.4;

/** Of the sheet with the most labels. */
export const mostOnSheet = Math.max(...Object.values(labelSheets).map((sheet) => placesOn(sheet).length));

/** How many sheets so many labels fill. */
export const sheetsFor = (labels: number, sheet: LabelsRequest['sheet']): number =>
  Math.ceil(labels / placesOn(labelSheets[sheet]).length);

/** One sheet after the other, as they are printed and previewed alike. `addressOf` is where a work's code leads. */
export function* layLabels(
  lines: readonly Caption[],
  request: Pick<LabelsRequest, 'sheet' | 'languages' | 'qr'>,
  measure: Measure,
  addressOf: (id: string) => string,
): Generator<DrawnSheet> {
  const sheet: LabelSheet = labelSheets[request.sheet];
  const places = placesOn(sheet);
  for (let from = 0; from < lines.length; from += places.length) {
    const drawn: DrawnSheet = { ...sheet.page, labels: [], texts: [], strokes: [], codes: [] };
    for (const [index, line] of lines.slice(from, from + places.length).entries()) {
      const place = places[index];
      if (!place) continue;
      const box = { ...place, ...sheet.label };
      drawn.labels.push(box);
      layLabel(drawn, box, labelText(line, request.languages), request.qr ? addressOf(line.id) : undefined, measure);
    }
    if (sheet.cutMarks) drawn.strokes.push(...cutMarks(sheet));
    yield drawn;
  }
}

/**
 * Text from the upper left, the code in the lower right corner. What is too long is set smaller until it fits; where that would be too
 * small to read, the longest texts end in '…', so that none, such as the size or the edition, is missing.
 */
function layLabel(
  drawn: DrawnSheet,
  box: Box,
  lines: LabelLine[],
  address: string | undefined,
  measure: Measure,
): void {
  const margin = Math.min(7, box.height * 0.11);
  const code = address ? Math.min(18, box.height * 0.36) : 0;
  const width = box.width - 2 * margin - (code ? code + 4 : 0);
  const height = box.height - 2 * margin;
  let size = Math.min(4.6, box.height / 16);
  let most = Number.POSITIVE_INFINITY;
  let set = setLines(lines, size, width, measure, most);
  while (set.height > height && (size > smallestText || set.longest > 1)) {
    if (size > smallestText) size *= 0.95;
    else most = set.longest - 1;
    set = setLines(lines, size, width, measure, most);
  }
  for (const text of set.texts)
    if (text.y <= height) drawn.texts.push({ ...text, x: box.x + margin, y: box.y + margin + text.y });
  if (!address) return;
  drawn.codes.push({
    x: box.x + box.width - margin - code,
    y: box.y + box.height - margin - code,
    size: code,
    address,
    rows: encode(address, { ecc: 'M', border: 0 }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
  });
}

/** Each text in so many lines at most; `longest` tells how many the longest has. */
function setLines(lines: LabelLine[], size: number, width: number, measure: Measure, most: number) {
  const texts: Omit<DrawnSheet['texts'][number], 'x'>[] = [];
  let down = 0;
  let longest = 0;
  for (const { text, scale, bold, quiet, above } of lines) {
    const own = size * scale;
    down += above * size;
    const pieces = wrapAtMost(most, text, width, (part) => measure(part, own, bold));
    longest = Math.max(longest, pieces.length);
    for (const piece of pieces) {
      texts.push({ text: piece, size: own, bold, quiet, y: down + own * ascent });
      down += own * leading;
    }
  }
  return { texts, height: down, longest };
}

const markLength = 5;
const markDistance = 2;

/** Short lines outside the labels, at every edge that is cut. */
function cutMarks({ left, top, label, columns, rows }: LabelSheet): DrawnSheet['strokes'] {
  const [right, bottom] = [left + columns * label.width, top + rows * label.height];
  const verticals = Array.from({ length: columns + 1 }, (_, column) => left + column * label.width);
  const horizontals = Array.from({ length: rows + 1 }, (_, row) => top + row * label.height);
  const outside = (from: number, to: number) => [
    [from - markDistance - markLength, from - markDistance] as const,
    [to + markDistance, to + markDistance + markLength] as const,
  ];
  return [
    ...verticals.flatMap((x) => outside(top, bottom).map(([y1, y2]) => ({ x1: x, y1, x2: x, y2 }))),
    ...horizontals.flatMap((y) => outside(left, right).map(([x1, x2]) => ({ x1, y1: y, x2, y2: y }))),
  ];
}
