import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import {
  exhibitionArtists,
  exhibitionArtworks,
  exhibitionGalleries,
  exhibitionImages,
  exhibitions,
} from '../exhibitions/exhibitions.table.ts';
import { galleries, galleryImages } from '../galleries/galleries.table.ts';
import { newId } from '../platform/ids.ts';
import type { TestApp } from './test-app.ts';

/** Puts records into the database as they are, past every rule: what a test needs to find there. */
export function fixtures(testApp: () => TestApp) {
  const orm = () => testApp().services.database.orm;
  return {
    artist: async (values: Partial<typeof artists.$inferInsert> = {}) => {
      const id = newId();
      await orm()
        .insert(artists)
        .values({ id, localname: '김서윤', englishname: 'Kim Seoyun', ...values });
      return id;
    },
    artwork: async (values: Partial<typeof artworks.$inferInsert> = {}) => {
      const id = newId();
      await orm()
        .insert(artworks)
        .values({ id, title: '달항아리', ...values });
      return id;
    },
    gallery: async (values: Partial<typeof galleries.$inferInsert> & { images?: string[] } = {}) => {
      const id = newId();
      const { images = [], ...columns } = values;
      await orm()
        .insert(galleries)
        .values({ id, name: '가온 화랑', ...columns });
      for (const [position, fileId] of images.entries())
        await orm().insert(galleryImages).values({ galleryId: id, fileId, position });
      return id;
    },
    exhibition: async (
      values: Partial<typeof exhibitions.$inferInsert> & {
        works?: string[];
        named?: string[];
        further?: string[];
        images?: string[];
      } = {},
    ) => {
      const exhibitionId = newId();
      const { works = [], named = [], further = [], images = [], ...columns } = values;
      await orm()
        .insert(exhibitions)
        .values({ id: exhibitionId, title: '고요한 빛', ...columns });
      for (const [position, artworkId] of works.entries())
        await orm().insert(exhibitionArtworks).values({ exhibitionId, artworkId, position });
      for (const [position, artistId] of named.entries())
        await orm().insert(exhibitionArtists).values({ exhibitionId, artistId, position });
      for (const [position, galleryId] of further.entries())
        await orm().insert(exhibitionGalleries).values({ exhibitionId, galleryId, position });
      for (const [position, fileId] of images.entries())
        await orm().insert(exhibitionImages).values({ exhibitionId, fileId, position });
      return exhibitionId;
    },
  };
}
