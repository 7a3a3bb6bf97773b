import { and, eq, max, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { exhibitionImages, exhibitions } from '../exhibitions/exhibitions.table.ts';
import { galleries, galleryImages } from '../galleries/galleries.table.ts';
import type { Connection } from '../media/media.store.ts';

const touched = { updatedAt: sql`now()` };

/** A field of a record that holds files. `owner` answers the artist it belongs to, null for none, undefined for no such record. */
export interface Place {
  noun: string;
  owner: (orm: Connection, id: string) => Promise<string | null | undefined>;
  put: (orm: Connection, id: string, fileIds: string[]) => Promise<void>;
}

const artworkImage: Place = {
  noun: 'artworks',
  owner: async (orm, id) =>
    (
      await orm
        .select({ owner: artworks.ownerId })
        .from(artworks)
        .where(and(eq(artworks.id, id), sql`${artworks.deletedAt} is null`))
    )[0]?.owner,
  put: async (orm, id, [imageId]) => {
    await orm
      .update(artworks)
      .set({ imageId, ...touched })
      .where(eq(artworks.id, id));
  },
};

const artistPicture: Place = {
  noun: 'artists',
  owner: async (orm, id) => (await orm.select({ owner: artists.id }).from(artists).where(eq(artists.id, id)))[0]?.owner,
  put: async (orm, id, [profileimgId]) => {
    await orm
      .update(artists)
      .set({ profileimgId, ...touched })
      .where(eq(artists.id, id));
  },
};

const exhibitionPictures: Place = {
  noun: 'exhibitions',
  owner: async (orm, id) =>
    (await orm.select({ id: exhibitions.id }).from(exhibitions).where(eq(exhibitions.id, id)))[0] ? null : undefined,
  put: async (orm, exhibitionId, fileIds) => {
    const [last] = await orm
      .select({ position: max(exhibitionImages.position) })
      .from(exhibitionImages)
      .where(eq(exhibitionImages.exhibitionId, exhibitionId));
    const from = (last?.position ?? -1) + 1;
    const rows = fileIds.map((fileId, index) => ({ exhibitionId, fileId, position: from + index }));
    await orm.insert(exhibitionImages).values(rows);
    await orm.update(exhibitions).set(touched).where(eq(exhibitions.id, exhibitionId));
  },
};

const galleryPictures: Place = {
  noun: 'galleries',
  owner: async (orm, id) =>
    (await orm.select({ id: galleries.id }).from(galleries).where(eq(galleries.id, id)))[0] ? null : undefined,
  put: async (orm, galleryId, fileIds) => {
    const [last] = await orm
      .select({ position: max(galleryImages.position) })
      .from(galleryImages)
      .where(eq(galleryImages.galleryId, galleryId));
    const from = (last?.position ?? -1) + 1;
    const rows = fileIds.map((fileId, index) => ({ galleryId, fileId, position: from + index }));
    await orm.insert(galleryImages).values(rows);
    await orm.update(galleries).set(touched).where(eq(galleries.id, galleryId));
  },
};

/** By the names clients of the original use for a model, and its field. */
export function placeOf(ref: string, field: string): Place | undefined {
  const model = ref
    .toLowerCase()
    .replace(/^application::/, '')
    .split('.')[0]
    ?.replace(/s$/, '')
    .replace(/ie$/, 'y');
  if ((model === 'art-work' || model === 'artwork') && field === 'image') return artworkImage;
  if (model === 'artist' && field === 'profileimg') return artistPicture;
  if (model === 'exhibition' && field === 'mainimage') return exhibitionPictures;
  if (model === 'gallery' && field === 'image') return galleryPictures;
  return undefined;
}
