import * as z from 'zod';
import { artworkPart } from '../artworks/artworks.parts.ts';
import { contractPart, shopitemregPart } from '../companies/companies.parts.ts';
import { exhibitionPart } from '../exhibitions/exhibitions.parts.ts';
import { artbrochurePart, artistPart } from './artists.parts.ts';

export const artist = artistPart.extend({
  artworks: z.array(artworkPart),
  exhibitions: z.array(exhibitionPart),
  artbrochures: z.array(artbrochurePart),
  contracts: z.array(contractPart),
  shopitemregs: z.array(shopitemregPart),
});
export type Artist = z.infer<typeof artist>;

export const artbrochure = artbrochurePart.extend({ artist: artistPart.nullable() });
export type Artbrochure = z.infer<typeof artbrochure>;
