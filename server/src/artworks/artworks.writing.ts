import { artworkFormWords } from '@hwarang/domain/artworks/artworks.words';
import { artworkWrite } from '@hwarang/domain/artworks/artworks.write';
import type { Size } from '@hwarang/domain/artworks/size';
import { notifyExhibited } from '../notifications/exhibited.store.ts';
import type { Columns, Row } from '../records/write/rows.ts';
import { validationError } from '../records/write/validate.ts';
import type { Writing } from '../records/write/writing.ts';

/** The size as text, or its numbers one by one. Without both width and height there is none. */
function sizeColumns(fields: Record<string, unknown>, row: Row | undefined): Columns {
  const size = fields.size as Size | undefined;
  if (size) return { width_cm: size.width, height_cm: size.height, depth_cm: size.depth ?? null, size_text: null };
  const given = ['width_cm', 'height_cm', 'depth_cm'].filter((name) => fields[name] !== undefined);
  if (row && given.length === 0) return {};
  const measure = (name: string) => (fields[name] === undefined ? (row?.[name] ?? null) : fields[name]);
  const [width_cm, height_cm, depth_cm] = [measure('width_cm'), measure('height_cm'), measure('depth_cm')];
  if (!width_cm || !height_cm) throw validationError({ size: [artworkFormWords.sizeRequired.en] });
  return { width_cm, height_cm, depth_cm, size_text: null };
}

export const artworksWriting: Writing = {
  name: 'art-works',
  table: 'artworks',
  schema: artworkWrite,
  required: { title: artworkFormWords.titleRequired.en },
  columns: {
    title: 'title',
    title_en: 'title_en',
    material: 'material',
    material_en: 'material_en',
    year: 'year',
    text: 'text',
    text_en: 'text_en',
    imageurl: 'imageurl',
    image: 'image_id',
    is_exposed: 'is_exposed',
    position: 'position',
    owner: 'owner_id',
    shopitemreg: 'shopitemreg_id',
  },
  references: { owner: 'artists', shopitemreg: 'shopitemregs', image: 'files' },
  links: {
    exhibitions: { table: 'exhibition_artworks', own: 'artwork_id', other: 'exhibition_id', to: 'exhibitions' },
  },
  files: { image: 'one' },
  curated: ['owner', 'exhibitions', 'shopitemreg'],
  isOwn: (caller, row) => caller.artistId !== undefined && row.owner_id === caller.artistId,
  isGone: (row) => row.deleted_at !== null,
  derive: sizeColumns,
  linked: async (executor, field, id, shows) => (field === 'exhibitions' ? notifyExhibited(executor, shows, [id]) : []),
  shownFiles: async (_executor, row) => (typeof row.image_id === 'string' ? [row.image_id] : []),
};
