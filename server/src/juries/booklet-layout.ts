import { bookletWords as words } from '@hwarang/domain/juries/booklet.words';
import type { Language } from '@hwarang/domain/language';
import type { Extent } from '@hwarang/domain/media/fit';
import type { Measure } from '../captions/label-layout.ts';
import type { PrintedSheet } from '../captions/sheets.pdf.ts';
import { wrap, wrapAtMost } from '../captions/wrap.ts';

export interface BookletWork {
  title: string;
  /** Year, material and size. */
  facts: string;
  description: string;
  picture?: (Extent & { bytes: Uint8Array }) | undefined;
}

export interface BookletEntry {
  number: string;
  /** Who it is from, in a booklet that is not blind. */
  name?: string;
  about?: string;
  works: BookletWork[];
  answers: { label: string; text: string }[];
}

export interface BookletCover {
  title: string;
  lines: string[];
}

/** What stands on every page. */
export interface BookletFrame {
  head: string;
  language: Language;
}

interface Style {
  size: number;
  bold?: boolean;
  quiet?: boolean;
}

const page = { width: 210, height: 297 };
const margin = { side: 18, top: 24, bottom: 22 };
const width = page.width - 2 * margin.side;
const lowest = page.height - margin.bottom;
const leading = 1.45;
const styles = {
  frame: { size: 2.8, quiet: true },
  number: { size: 8, bold: true },
  name: { size: 5 },
  title: { size: 3.8, bold: true },
  facts: { size: 3.2, quiet: true },
  label: { size: 3.4, bold: true },
  text: { size: 3.6 },
} satisfies Record<string, Style>;
/** Works beside each other, by their number, with the room each picture has. */
const grids = [
  { upTo: 1, columns: 1, height: 140 },
  { upTo: 4, columns: 2, height: 76 },
  { upTo: Number.POSITIVE_INFINITY, columns: 3, height: 50 },
];
const gridOf = (works: number) => grids.find(({ upTo }) => works <= upTo) ?? { columns: 3, height: 50 };
export const columnsFor = (works: number): number => gridOf(works).columns;
const gap = 6;
/** A title as long as a page would push its picture off it. */
const mostLines = 12;
const noteLine = 9;

/** Pages that are written from the top down, and go on on the next one. */
function newPages({ head, language }: BookletFrame, foot: string, measure: Measure) {
  const pages: PrintedSheet[] = [];
  let y = lowest;
  let current: PrintedSheet & { pictures: NonNullable<PrintedSheet['pictures']> };
  const text = (line: string, x: number, baseline: number, { size, bold = false, quiet = false }: Style) =>
    current.texts.push({ text: line, x, y: baseline, size, bold, quiet });
  const stroke = (at: number, from = margin.side, to = page.width - margin.side) =>
    current.strokes.push({ x1: from, y1: at, x2: to, y2: at });
  const turn = () => {
    current = { ...page, labels: [], texts: [], strokes: [], codes: [], pictures: [] };
    pages.push(current);
    text(fitted(head, width, styles.frame, measure), margin.side, 14, styles.frame);
    stroke(17);
    text(foot, margin.side, page.height - 12, styles.frame);
    y = margin.top;
  };
  turn();
  const linesOf = (content: string, room: number, { size, bold = false }: Style) =>
    wrap(content, room, (part) => measure(part, size, bold));
  return {
    pages,
    linesOf,
    /** Begins a page unless so much fits on this one. */
    need: (height: number) => {
      if (y + height > lowest) turn();
    },
    skip: (height: number) => {
      y += height;
    },
    write: (content: string, style: Style) => {
      for (const line of linesOf(content, width, style)) {
        if (y + style.size * leading > lowest) turn();
        text(line, margin.side, y + style.size, style);
        y += style.size * leading;
      }
    },
    /** A row of works, which stays together: pictures of different heights stand on one line, with their words below. */
    row: (cells: Cell[], height: number) => {
      for (const { x, picture, extent, lines } of cells) {
        const top = y + height - extent.height;
        if (picture) current.pictures.push({ x, y: top, ...extent, bytes: picture.bytes });
        else {
          current.strokes.push(...frameOf(x, top, extent));
          text(words.noPicture[language], x + 3, y + height - 3, styles.facts);
        }
        let down = y + height + 2;
        for (const { line, style } of lines) {
          text(line, x, down + style.size, style);
          down += style.size * leading;
        }
      }
    },
    notes: () => {
      const count = Math.min(6, Math.floor((lowest - y - 12) / noteLine));
      if (count < 2) return;
      y += 8;
      text(words.notes[language], margin.side, y + styles.label.size, styles.label);
      for (let line = 1; line <= count; line += 1) stroke(y + 4 + line * noteLine);
    },
  };
}

interface Cell {
  x: number;
  picture: BookletWork['picture'];
  extent: Extent;
  lines: { line: string; style: Style }[];
}

const frameOf = (x: number, y: number, { width: across, height: down }: Extent): PrintedSheet['strokes'] => [
  { x1: x, y1: y, x2: x + across, y2: y },
  { x1: x, y1: y + down, x2: x + across, y2: y + down },
  { x1: x, y1: y, x2: x, y2: y + down },
  { x1: x + across, y1: y, x2: x + across, y2: y + down },
];

/** As large as the room allows, also beyond its pixels. */
function inside(picture: Extent, room: Extent): Extent {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

const fitted = (line: string, room: number, { size, bold = false }: Style, measure: Measure): string =>
  wrapAtMost(1, line, room, (part) => measure(part, size, bold))[0] ?? '';

export function layCover({ title, lines }: BookletCover, frame: BookletFrame, measure: Measure): PrintedSheet[] {
  const pages = newPages(frame, '', measure);
  pages.skip(70);
  pages.write(title, { size: 10, bold: true });
  pages.skip(6);
  for (const line of lines) pages.write(line, { size: 4.6, quiet: true });
  return pages.pages;
}

/** Counted through the whole booklet, so that people at a table find the same page. */
export function numberPage(sheet: PrintedSheet, number: number, measure: Measure): PrintedSheet {
  const text = String(number);
  const { size } = styles.frame;
  const x = page.width - margin.side - measure(text, size, false);
  sheet.texts.push({ text, x, y: page.height - 12, size, bold: false, quiet: true });
  return sheet;
}

/** An entry on pages of its own: number, pictures with their facts, what was written about them, the answers, and room for notes. */
export function layEntry(entry: BookletEntry, frame: BookletFrame, measure: Measure): PrintedSheet[] {
  const { works, answers } = entry;
  const pages = newPages(frame, entry.number, measure);
  pages.write(entry.number, styles.number);
  if (entry.name) pages.write(entry.name, styles.name);
  if (entry.about) pages.write(entry.about, styles.facts);
  pages.skip(5);

  const { columns, height } = gridOf(works.length);
  const room = { width: (width - gap * (columns - 1)) / columns, height };
  for (let from = 0; from < works.length; from += columns) {
    const cells = works.slice(from, from + columns).map(({ title, facts, picture }, index) => {
      const heading = `${from + index + 1}. ${title}`;
      const lines = [
        ...pages.linesOf(heading, room.width, styles.title).map((line) => ({ line, style: styles.title })),
        ...pages.linesOf(facts, room.width, styles.facts).map((line) => ({ line, style: styles.facts })),
      ];
      return {
        x: margin.side + index * (room.width + gap),
        picture,
        extent: picture ? inside(picture, room) : { width: room.width, height: room.height / 3 },
        lines: lines.slice(0, mostLines),
      };
    });
    const tallest = Math.max(...cells.map(({ extent }) => extent.height));
    const below = cells.map(({ lines }) => lines.reduce((sum, { style }) => sum + style.size * leading, 2));
    const whole = tallest + Math.max(...below);
    pages.need(whole);
    pages.row(cells, tallest);
    pages.skip(whole + 5);
  }

  const written = works.flatMap(({ title, description }, index) =>
    description ? [{ label: `${index + 1}. ${title}`, text: description }] : [],
  );
  for (const { label, text } of [...written, ...answers]) {
    pages.skip(3);
    pages.need((styles.label.size + 2 * styles.text.size) * leading);
    pages.write(label, styles.label);
    pages.write(text, styles.text);
  }
  pages.notes();
  return pages.pages;
}
