/** Millimetres throughout. */
export interface LabelSheet {
  page: { width: number; height: number };
  label: { width: number; height: number };
  columns: number;
  rows: number;
  /** Of the first label, from the upper left corner of the page. */
  left: number;
  top: number;
  /** From one label to the next. */
  gapX: number;
  gapY: number;
  /** Plain paper is cut by hand; label paper is cut already. */
  cutMarks: boolean;
}

const a4 = { width: 210, height: 297 };

/** Labels in the middle of a sheet: what they leave of the page is the same on both sides, and above and below. */
function centred(
  label: LabelSheet['label'],
  columns: number,
  rows: number,
  { gapX, cutMarks }: Pick<LabelSheet, 'gapX' | 'cutMarks'>,
): LabelSheet {
  return {
    page: a4,
    label,
    columns,
    rows,
    left: (a4.width - columns * label.width - (columns - 1) * gapX) / 2,
    top: (a4.height - rows * label.height) / 2,
    gapX,
    gapY: 0,
    cutMarks,
  };
}

/** Edge to edge on plain paper, so that one cut serves two. */
const plain = (width: number, height: number, columns: number, rows: number): LabelSheet =>
  centred({ width, height }, columns, rows, { gapX: 0, cutMarks: true });
/** On label paper, which is cut already. */
const ready = (width: number, height: number, columns: number, rows: number): LabelSheet =>
  centred({ width, height }, columns, rows, { gapX: 2.5, cutMarks: false });

const wall = { width: 100, height: 60 };

export const labelSheets = {
  'single-100x60': {
    page: wall,
    label: wall,
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    gapX: 0,
    gapY: 0,
    cutMarks: false,
  },
  'a4-100x60': plain(100, 60, 2, 4),
  'a4-80x50': plain(80, 50, 2, 5),
  'a4-140x90': plain(140, 90, 1, 3),
  'avery-l7165': ready(99.1, 67.7, 2, 4),
  'avery-l7173': ready(99.1, 57, 2, 5),
  'avery-l7163': ready(99.1, 38.1, 2, 7),
  'avery-l7162': ready(99.1, 33.9, 2, 8),
  'avery-l7160': ready(63.5, 38.1, 3, 7),
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetName = keyof typeof labelSheets;
export const labelSheetNames = Object.keys(labelSheets) as [LabelSheetName, ...LabelSheetName[]];

/** Upper left corners of the labels of one sheet, row by row. */
export function placesOn({ columns, rows, left, top, label, gapX, gapY }: LabelSheet): { x: number; y: number }[] {
  return Array.from({ length: columns * rows }, (_, place) => ({
    x: left + (place % columns) * (label.width + gapX),
    y: top + Math.floor(place / columns) * (label.height + gapY),
  }));
}

export const captionLanguages = ['both', 'ko', 'en'] as const;
export type CaptionLanguages = (typeof captionLanguages)[number];
