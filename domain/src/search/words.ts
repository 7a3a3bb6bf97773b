/** What was typed into a search, as it can be searched for. */
export const wordsFrom = (params: URLSearchParams): string =>
  // No text that is kept holds a NUL, and the API refuses to look for one.
  (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100);
