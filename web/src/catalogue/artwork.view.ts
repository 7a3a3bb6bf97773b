import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { shownYear } from '@hwarang/domain/artworks/year';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { priceText } from '@hwarang/domain/sales/price-text';
import { shownFile } from '../media/shown-file.ts';
import { type ArtistBrief, artistView } from './artist.view.ts';

/** An artwork as the API gives it inside another record: its owner is an id there. */
export interface ArtworkBrief
  extends Pick<
    Artwork,
    | 'id'
    | 'title'
    | 'title_en'
    | 'material'
    | 'material_en'
    | 'size'
    | 'edition'
    | 'inventory_number'
    | 'year'
    | 'year_text'
    | 'license'
    | 'made_with_ai'
    | 'image'
  > {
  owner: ArtistBrief | string | null;
}

export interface ArtworkView extends ReturnType<typeof artworkView> {
  /** Where works are looked at to be bought. */
  price?: string | undefined;
}

/** `known` are artists given elsewhere in the same answer, for works that name theirs by id. */
export function artworkView(language: Language, work: ArtworkBrief, known: readonly ArtistBrief[] = []) {
  const title = pickLanguage(language, work.title, work.title_en) ?? '';
  const other = pickLanguage(language === 'ko' ? 'en' : 'ko', work.title, work.title_en);
  const { owner } = work;
  const artist = typeof owner === 'string' ? known.find(({ id }) => id === owner) : owner;
  return {
    id: work.id,
    title,
    otherTitle: other === title ? undefined : other,
    year: shownYear(work),
    material: pickLanguage(language, work.material, work.material_en),
    size: work.size ?? undefined,
    edition: work.edition ?? undefined,
    inventoryNumber: work.inventory_number ?? undefined,
    license: work.license,
    madeWithAi: work.made_with_ai ?? undefined,
    image: shownFile(work.image),
    artist: artist ? artistView(language, artist) : undefined,
  };
}

/** On a wall of works that are for sale each label says for how much. */
export const pricedWork = (language: Language, work: Artwork): ArtworkView => ({
  ...artworkView(language, work),
  price: priceText(language, work),
});

export const artworkPath = (id: string): string => `/artworks-detail/${id}`;
