import type { artbrochures, artists } from '../artists/artists.table.ts';
import type { artworks } from '../artworks/artworks.table.ts';
import type {
  exhibitionArtists,
  exhibitionArtworks,
  exhibitionGalleries,
  exhibitionImages,
  exhibitions,
} from '../exhibitions/exhibitions.table.ts';
import type { galleries, galleryImages } from '../galleries/galleries.table.ts';
import type { offers } from '../sales/offers.table.ts';
import type { consignments, representations } from '../studio/studio.table.ts';

/** Everything the sample collection puts into the database. */
export interface SampleRows {
  galleries: (typeof galleries.$inferInsert)[];
  galleryImages: (typeof galleryImages.$inferInsert)[];
  artists: (typeof artists.$inferInsert)[];
  artbrochures: (typeof artbrochures.$inferInsert)[];
  artworks: (typeof artworks.$inferInsert)[];
  exhibitions: (typeof exhibitions.$inferInsert)[];
  exhibitionGalleries: (typeof exhibitionGalleries.$inferInsert)[];
  exhibitionArtworks: (typeof exhibitionArtworks.$inferInsert)[];
  exhibitionArtists: (typeof exhibitionArtists.$inferInsert)[];
  exhibitionImages: (typeof exhibitionImages.$inferInsert)[];
  representations: (typeof representations.$inferInsert)[];
  consignments: (typeof consignments.$inferInsert)[];
  offers: (typeof offers.$inferInsert)[];
}

/** What the sample workspace is given to store its collection with. */
export interface SampleTarget {
  /** Stores raw RGB pixels as a file and answers the file's id. */
  storePicture: (picture: { data: Uint8Array; width: number; height: number }, name: string) => Promise<string>;
  insert: (rows: SampleRows) => Promise<void>;
}

/** The one function of the sample workspace: paints every picture, then inserts all rows. */
export type MakeSample = (target: SampleTarget) => Promise<void>;
