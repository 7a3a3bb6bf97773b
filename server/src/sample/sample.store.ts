import { sql } from 'drizzle-orm';
import { artbrochures, artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import {
  exhibitionArtists,
  exhibitionArtworks,
  exhibitionGalleries,
  exhibitionImages,
  exhibitions,
} from '../exhibitions/exhibitions.table.ts';
import { galleries, galleryImages } from '../galleries/galleries.table.ts';
import type { Orm } from '../platform/orm.ts';
import { isTaken } from '../platform/unique-violation.ts';
import { addOffers } from '../sales/offers.store.ts';
import { consignments, representations } from '../studio/studio.table.ts';
import type { SampleRows } from './sample.types.ts';

/** The sample is made for an empty database only: it must never appear among somebody's own records. */
export async function isEmpty(orm: Orm): Promise<boolean> {
  const { rows } = await orm.execute<{ empty: boolean }>(sql`select not (exists (select from ${artworks})
    or exists (select from ${artists}) or exists (select from ${exhibitions}) or exists (select from ${galleries})) as empty`);
  return rows[0]?.empty === true;
}

/** All of it or nothing: a start that was stopped half-way begins again. */
export async function insertSample(orm: Orm, rows: SampleRows): Promise<void> {
  try {
    await orm.transaction(async (tx) => {
      await tx.insert(galleries).values(rows.galleries);
      await tx.insert(galleryImages).values(rows.galleryImages);
      await tx.insert(artists).values(rows.artists);
      await tx.insert(artbrochures).values(rows.artbrochures);
      await tx.insert(artworks).values(rows.artworks);
      await tx.insert(exhibitions).values(rows.exhibitions);
      await tx.insert(exhibitionGalleries).values(rows.exhibitionGalleries);
      await tx.insert(exhibitionArtworks).values(rows.exhibitionArtworks);
      await tx.insert(exhibitionArtists).values(rows.exhibitionArtists);
      await tx.insert(exhibitionImages).values(rows.exhibitionImages);
      await tx.insert(representations).values(rows.representations);
      await tx.insert(consignments).values(rows.consignments);
      await addOffers(tx, rows.offers);
    });
  } catch (failure) {
    // Another instance was faster: its collection is the same as ours.
    if (!isTaken(failure)) throw failure;
  }
}
