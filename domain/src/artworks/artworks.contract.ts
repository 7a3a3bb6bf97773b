import * as z from 'zod';
import { artistPart } from '../artists/artists.parts.ts';
import { shopitemregPart } from '../companies/companies.parts.ts';
import { exhibitionPart } from '../exhibitions/exhibitions.parts.ts';
import { artworkPart } from './artworks.parts.ts';

export const artwork = artworkPart.extend({
  owner: artistPart.nullable(),
  shopitemreg: shopitemregPart.nullable(),
  exhibitions: z.array(exhibitionPart),
});
export type Artwork = z.infer<typeof artwork>;
