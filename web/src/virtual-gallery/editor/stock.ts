import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import type { HangPlan, HangStock } from '@hwarang/domain/virtual-gallery/hang-plan';
import { type GalleryExhibition, toHang } from '../gallery-data.ts';

export const planOf = (exhibition: Exhibition): HangPlan => ({
  style: exhibition.room_style,
  order: exhibition.art_works.map(({ id }) => id),
  hang: exhibition.hang ?? {},
});

/** What visitors would see hang: works that are private, or whose artist is hidden, stay in the store. */
export function stockOf(exhibition: Exhibition, gallery: GalleryExhibition): HangStock {
  const hiddenArtists = new Set(exhibition.artists.filter((artist) => !artist.is_exposed).map(({ id }) => id));
  const seen = new Set(
    exhibition.art_works
      .filter(({ is_exposed, owner, deletedAt }) => is_exposed && !deletedAt && !hiddenArtists.has(owner ?? ''))
      .map(({ id }) => id),
  );
  const { works, mainImage } = toHang(gallery);
  return { works: new Map(works.filter(({ id }) => seen.has(id)).map((work) => [work.id, work])), mainImage };
}
