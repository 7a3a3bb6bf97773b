import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import type { ArtworkBrief } from '../catalogue/artwork.view.ts';

/** An artwork as its owner reads it. */
export type OwnArtwork = ArtworkBrief & Pick<Artwork, 'is_exposed' | 'width_cm' | 'height_cm' | 'depth_cm'>;
