import { usersCollection } from '../accounts/users.collection.ts';
import { artistsCollection } from '../artists/artists.collection.ts';
import { artworksCollection } from '../artworks/artworks.collection.ts';
import { exhibitionsCollection } from '../exhibitions/exhibitions.collection.ts';
import { galleriesCollection } from '../galleries/galleries.collection.ts';
import type { Collection } from '../platform/query/collection.ts';

/** The same records, with as few relations as a row of a table shows: a thousand rows must not carry ten thousand works. */
function slim(collection: Collection, name: string, relations: readonly string[]): Collection {
  const kept = Object.entries(collection.relations).filter(([relation]) => relations.includes(relation));
  return { ...collection, name: `admin/${name}`, relations: Object.fromEntries(kept) };
}

export const adminTables = {
  exhibitions: slim(exhibitionsCollection, 'exhibitions', ['gallery', 'mainimage']),
  galleries: slim(galleriesCollection, 'galleries', ['image']),
  artists: slim(artistsCollection, 'artists', ['profileimg']),
  artworks: slim(artworksCollection, 'artworks', ['image', 'owner']),
  users: slim(usersCollection, 'users', ['role', 'artist']),
};
