import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import type { Language } from '@hwarang/domain/language';
import { priceText } from '@hwarang/domain/sales/price-text';
import { type ArtworkView, artworkView } from '../catalogue/artwork.view.ts';

/** On a wall of works that are for sale each label says for how much. */
export const pricedWork = (language: Language, work: Artwork): ArtworkView => ({
  ...artworkView(language, work),
  price: priceText(language, work),
});
