/** What a sheet can hold: a record in each row. */
export const importNouns = ['art-works', 'artists', 'galleries', 'exhibitions'] as const;
export type ImportNoun = (typeof importNouns)[number];

/**
 * `mapping`: its columns are being assigned. `checking`: the dry run goes on. `checked`: what would become of each row is known.
 * `failed`: it ended without a result, and why is said; it can be checked and run again.
 */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];
export const isUnderWay = (state: ImportState): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** `together`: all rows or none. `single`: each row by itself, those that are refused are left out. */
export const importModes = ['together', 'single'] as const;
export type ImportMode = (typeof importModes)[number];

/** What becomes of a row. `ask`: somebody has to choose first, until then it is left out. */
export const rowOutcomes = ['make', 'change', 'leave', 'ask', 'refuse'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** What is said of a cell. `warning`: the row is taken nevertheless. */
export const noteLevels = ['problem', 'question', 'warning'] as const;

export const importLimits = {
  sheetBytes: 200 * 1024 * 1024,
  rows: 300_000,
  columns: 200,
  /** The longest text of a record. A cell of Excel ends at 32,767, those of other programs do not. */
  cellLength: 50_000,
  images: 20_000,
  /** Of a gallery's own sheet: as many as it may have works. */
  galleryRows: 10_000,
  /** How many sheets of a gallery are kept at a time. */
  gallerySheets: 100,
  /** Kept until they are deleted by hand or this old. */
  days: 90,
} as const;
