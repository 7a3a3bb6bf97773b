import { cut } from '../keepable.ts';

/** What an address asks for under a name, as it can be searched for. */
export const askedOf = (params: URLSearchParams, name: string): string =>
  // No text that is kept holds a NUL, and the API refuses to look for one.
  cut((params.get(name) ?? '').replaceAll('\0', '').trim(), 100);

/** What was typed into a search. */
export const wordsFrom = (params: URLSearchParams): string => askedOf(params, 'q');
