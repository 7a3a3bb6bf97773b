import type { Row } from '../contracts.ts';

/** Rows of the tables of administration: records with no more around them than a row shows. */
export type ExhibitionRow = Row<'exhibitions', 'gallery' | 'mainimage'>;
export type GalleryRow = Row<'galleries', 'image'>;
export type ArtistRow = Row<'artists', 'profileimg'>;
export type ArtworkRow = Row<'art-works', 'image' | 'owner'>;
export type UserRow = Row<'users', 'role' | 'artist'>;

/** What a search in a table finds is counted up to this number: an exact one would take longer with every record of the collection. */
export const mostFound = 2000;
