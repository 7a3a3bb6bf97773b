import { failureAnswer } from '@hwarang/domain/answers.contract';
import { artist } from '@hwarang/domain/artists/artists.contract';
import { artbrochurePart, artistPart } from '@hwarang/domain/artists/artists.parts';
import { artwork } from '@hwarang/domain/artworks/artworks.contract';
import { artworkPart } from '@hwarang/domain/artworks/artworks.parts';
import { company, contractPart, shopitemregPart } from '@hwarang/domain/companies/companies.parts';
import { exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { exhibitionPart } from '@hwarang/domain/exhibitions/exhibitions.parts';
import { gallery } from '@hwarang/domain/galleries/galleries.contract';
import { galleryPart } from '@hwarang/domain/galleries/galleries.parts';
import { fileFormatSchema, fileSchema } from '@hwarang/domain/media/file';
import * as z from 'zod';

/** Schemas that the API's document names once and refers to; written out at every place it would be ten times as long. */
const named = {
  Artist: artist,
  ArtistPart: artistPart,
  Artwork: artwork,
  ArtworkPart: artworkPart,
  ArtbrochurePart: artbrochurePart,
  Company: company,
  ContractPart: contractPart,
  Exhibition: exhibition,
  ExhibitionPart: exhibitionPart,
  Failure: failureAnswer,
  File: fileSchema,
  FileFormat: fileFormatSchema,
  Gallery: gallery,
  GalleryPart: galleryPart,
  ShopitemregPart: shopitemregPart,
};

for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });
