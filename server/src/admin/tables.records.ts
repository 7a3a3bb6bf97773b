import { artistsCollection } from '../artists/artists.record.ts';
import { artworksCollection } from '../artworks/artworks.record.ts';
import { exhibitionsCollection } from '../exhibitions/exhibitions.record.ts';
import { galleriesCollection } from '../galleries/galleries.record.ts';
import type { Collection } from '../records/query/collection.ts';
import { usersCollection } from '../users/users.record.ts';

/**
 * The same records, with as few relations as a row of a table shows, and searched in what a row shows: a thousand rows must not carry
 * ten thousand works, and a search must not read a hundred thousand essays.
 */
function slim(
  collection: Collection,
  name: string,
  { relations, searched }: { relations: readonly string[]; searched?: readonly string[] },
): Collection {
  const kept = Object.entries(collection.relations).filter(([relation]) => relations.includes(relation));
  return {
    ...collection,
    name: `admin/${name}`,
    relations: Object.fromEntries(kept),
    ...(searched ? { search: (row) => textOf(row, searched) } : {}),
  };
}

const textOf = (row: string, columns: readonly string[]): string =>
  `lower(concat_ws(E'\\x1f', ${columns.map((column) => `${row}.${column}`).join(', ')}))`;

export const adminTables = {
  exhibitions: slim(exhibitionsCollection, 'exhibitions', { relations: ['gallery', 'mainimage'] }),
  galleries: slim(galleriesCollection, 'galleries', { relations: ['image'] }),
  artists: slim(artistsCollection, 'artists', {
    relations: ['profileimg'],
    searched: ['localname', 'englishname', 'nickname', 'email', 'usercountryname'],
  }),
  artworks: slim(artworksCollection, 'artworks', {
    relations: ['image', 'owner'],
    searched: ['title', 'title_en', 'material', 'material_en'],
  }),
  users: slim(usersCollection, 'users', { relations: ['role', 'artist'] }),
};
