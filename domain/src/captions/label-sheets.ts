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

/** Labels in the middle of a sheet of plain paper, edge to edge, so that one cut serves two. */
function centred(label: LabelSheet['label'], columns: number, rows: number): LabelSheet {
  return {
    page: a4,
    label,
    columns,
    rows,
    left: (a4.width - columns * label.width) / 2,
    top: (a4.height - rows * label.height) / 2,
    gapX: 0,
    gapY: 0,
    cutMarks: true,
  };
}

const ready = (label: LabelSheet['label'], rows: number, top: number): LabelSheet => ({
  page: a4,
  label,
  columns: 2,
  rows,
  left: 4.65,
  top,
  gapX: 2.5,
  gapY: 0,
  cutMarks: false,
});

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
  'a4-100x60': centred(wall, 2, 4),
  'a4-80x50': centred({ width: 80, height: 50 }, 2, 5),
  'a4-140x90': centred({ width: 140, height: 90 }, 1, 3),
  'avery-l7165': ready({ width: 99.1, height: 67.7 }, 4, 13.1),
  'avery-l7173': ready({ width: 99.1, height: 57 }, 5, 6),
  'avery-l7163': ready({ width: 99.1, height: 38.1 }, 7, 15.15),
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

export const labelLanguages = ['both', 'ko', 'en'] as const;
export type LabelLanguages = (typeof labelLanguages)[number];
