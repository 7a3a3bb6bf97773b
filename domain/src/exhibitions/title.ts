import { cut } from '../keepable.ts';

export const longestTitle = 300;

/** 'Bare Branches (copy)': a title that is already as long as one may be loses its end, not the word. */
export function titleOfCopy(title: string, word: string): string {
  const end = ` (${word})`;
  return cut(title, longestTitle - end.length).trimEnd() + end;
}
