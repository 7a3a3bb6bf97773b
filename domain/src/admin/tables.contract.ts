import type * as z from 'zod';
import { userAnswer } from '../accounts/accounts.contract.ts';
import { artistPart } from '../artists/artists.parts.ts';
import { artworkPart } from '../artworks/artworks.parts.ts';
import { exhibitionPart } from '../exhibitions/exhibitions.parts.ts';
import { galleryPart } from '../galleries/galleries.parts.ts';

/** Rows of the tables of administration: records with no more around them than a row shows. */
export const exhibitionRow = exhibitionPart.extend({ gallery: galleryPart.nullable() });
export type ExhibitionRow = z.infer<typeof exhibitionRow>;
export const galleryRow = galleryPart;
export type GalleryRow = z.infer<typeof galleryRow>;
export const artistRow = artistPart;
export type ArtistRow = z.infer<typeof artistRow>;
export const artworkRow = artworkPart.omit({ shopitemreg: true }).extend({ owner: artistPart.nullable() });
export type ArtworkRow = z.infer<typeof artworkRow>;
export const userRow = userAnswer.omit({ companies: true, contracts: true }).extend({ artist: artistPart.nullable() });
export type UserRow = z.infer<typeof userRow>;
