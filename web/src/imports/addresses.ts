import type { ImportField } from '@hwarang/domain/imports/fields';
import { fieldsFor, galleryNounsFor } from '@hwarang/domain/imports/gallery-imports';
import { type ImportNoun, importNouns } from '@hwarang/domain/imports/values';
import { cut } from '@hwarang/domain/keepable';
import type { ImportsPath } from '../platform/answers.ts';
import { useDesk } from '../platform/desk.ts';

/** Where sheets are brought: in administration, or in the studio of a gallery, which brings less. */
export interface ImportDesk {
  ofGallery: boolean;
  /** At the API. */
  api: ImportsPath;
  /** What can be taken away again, at the API. */
  exports: string;
  /** The page with all sheets. */
  path: string;
  nouns: readonly ImportNoun[];
  fields: (noun: ImportNoun) => readonly ImportField[];
  /** Where one finds all records of a noun. */
  tablePath: (noun: ImportNoun) => string;
  /**
   * Where one works on a record. Artworks and artists are written in their table; the pages that visitors see would not show what is still
   * private.
   */
  recordPath: (noun: ImportNoun, id: string, title: string) => string;
}

const tables: Record<ImportNoun, string> = {
  'art-works': '/artworks',
  artists: '/artists',
  galleries: '/galleries',
  exhibitions: '/exhibitions',
};

export function importDesk(base: string, gallery?: string): ImportDesk {
  const ofGallery = gallery !== undefined;
  const studio = `/studio/${encodeURIComponent(gallery ?? '')}` as const;
  const tablePath = (noun: ImportNoun) => base + (ofGallery && noun === 'art-works' ? '/works' : tables[noun]);
  return {
    ofGallery,
    api: ofGallery ? `${studio}/imports` : '/imports',
    exports: ofGallery ? `${studio}/export` : '/admin/export',
    path: `${base}/import`,
    nouns: ofGallery ? galleryNounsFor('curator') : importNouns,
    fields: (noun) => fieldsFor(noun, ofGallery),
    tablePath,
    recordPath: (noun, id, title) =>
      noun === 'galleries' || noun === 'exhibitions'
        ? `${tablePath(noun)}/${id}`
        : `${tablePath(noun)}?${new URLSearchParams({ q: cut(title, 100) })}`,
  };
}

export function useImportDesk(): ImportDesk {
  const { base, gallery } = useDesk();
  return importDesk(base, gallery);
}

/** An import at the API. */
export const importAt = ({ api }: Pick<ImportDesk, 'api'>, id: string): `${ImportsPath}/${string}` =>
  `${api}/${encodeURIComponent(id)}`;
