/** Where the spec's calls live, on the same origin as the pages. */
export const apiBase = '/api';
