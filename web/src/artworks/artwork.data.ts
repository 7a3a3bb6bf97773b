import type { Size } from '@hwarang/domain/artworks/size';
import { artistPath } from '../catalogue/artist.view.ts';
import { type ArtworkView, artworkPath } from '../catalogue/artwork.view.ts';

const centimetres = (value: number): object => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' });

/** The work in the words of schema.org. */
export function artworkData(origin: string, artwork: ArtworkView, size: Size | undefined, text: string | undefined) {
  const { id, title, otherTitle, year, material, image, artist } = artwork;
  return {
    '@type': 'VisualArtwork',
    '@id': origin + artworkPath(id),
    url: origin + artworkPath(id),
    name: title,
    alternateName: otherTitle,
    dateCreated: year,
    artMedium: material,
    description: text,
    image: image && origin + image.url,
    ...(size
      ? {
          width: centimetres(size.width),
          height: centimetres(size.height),
          ...(size.depth ? { depth: centimetres(size.depth) } : {}),
        }
      : {}),
    creator: artist && {
      '@type': 'Person',
      '@id': origin + artistPath(artist.id),
      name: artist.name,
      alternateName: artist.otherName,
      url: origin + artistPath(artist.id),
    },
  };
}
