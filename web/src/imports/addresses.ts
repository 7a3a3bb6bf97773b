import type { ImportNoun } from '@hwarang/domain/imports/values';

export const importsPath = '/admin/import';
export const importPath = (id: string): string => `${importsPath}/${id}`;
/** An import at the API. */
export const importAt = (id: string) => `/imports/${encodeURIComponent(id)}` as const;

/** Where an administrator finds all records of a noun. */
export const tablePath: Record<ImportNoun, string> = {
  'art-works': '/admin/artworks',
  artists: '/admin/artists',
  galleries: '/admin/galleries',
  exhibitions: '/admin/exhibitions',
};

/**
 * Where an administrator works on one record. Artworks and artists are written in their table; the pages that visitors see would not
 * show what is still private.
 */
export const recordPath = (noun: ImportNoun, id: string, title: string): string =>
  noun === 'galleries' || noun === 'exhibitions'
    ? `${tablePath[noun]}/${id}`
    : `${tablePath[noun]}?${new URLSearchParams({ q: title.slice(0, 100) })}`;
