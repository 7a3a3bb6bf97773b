import { cut } from '../keepable.ts';

/** What was typed into a search, as it can be searched for. */
export const wordsFrom = (params: URLSearchParams): string =>
  // No text that is kept holds a NUL, and the API refuses to look for one.
  cut((params.get('q') ?? '').replaceAll('\0', '').trim(), 100);
