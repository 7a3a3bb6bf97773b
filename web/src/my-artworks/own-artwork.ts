import type { ArtworkBrief } from '../catalogue/artwork.view.ts';

/** An artwork as its owner reads it. */
export interface OwnArtwork extends ArtworkBrief {
  is_exposed: boolean;
}
