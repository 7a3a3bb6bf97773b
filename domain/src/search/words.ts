/** What was typed into a search, as it can be searched for. */
export const wordsFrom = (params: URLSearchParams): string => (params.get('q') ?? '').trim().slice(0, 100);
