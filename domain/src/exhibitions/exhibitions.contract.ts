import * as z from 'zod';
import { artistPart } from '../artists/artists.parts.ts';
import { artworkPart } from '../artworks/artworks.parts.ts';
import { galleryPart } from '../galleries/galleries.parts.ts';
import { exhibitionPart } from './exhibitions.parts.ts';

export const exhibition = exhibitionPart.extend({
  gallery: galleryPart.nullable(),
  galleries: z.array(galleryPart),
  art_works: z.array(artworkPart),
  artists: z.array(artistPart),
});
export type Exhibition = z.infer<typeof exhibition>;
