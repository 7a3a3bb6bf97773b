export interface GridRow {
  number: number;
  cells: string[];
}

/** The cells of a file as they stand there. */
export interface Grid {
  format: string;
  sheets: string[];
  /** Whether cells may stand right of the last head, as notes in a spreadsheet do. In a CSV they tell that a row is broken. */
  isRagged: boolean;
  /** The first rows that hold something. */
  first(count: number): Promise<GridRow[]>;
  rows(): AsyncIterable<GridRow>;
}

export const isFilled = (cell: string): boolean => cell.trim() !== '';
