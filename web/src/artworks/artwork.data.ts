import { tdmPolicyPath } from '@hwarang/domain/artists/machine-use';
import { hasHolder, licenseUri } from '@hwarang/domain/artworks/licenses';
import { digitalSource } from '@hwarang/domain/artworks/made-with-ai';
import type { Size } from '@hwarang/domain/artworks/size';
import { artistPath } from '../catalogue/artist.view.ts';
import { type ArtworkView, artworkPath } from '../catalogue/artwork.view.ts';

const centimetres = (value: number): object => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' });

/** The work in the words of schema.org. */
export function artworkData(origin: string, artwork: ArtworkView, size: Size | undefined, text: string | undefined) {
  const { id, title, otherTitle, year, material, edition, image, artist, license, madeWithAi } = artwork;
  const source = madeWithAi && digitalSource[madeWithAi];
  return {
    '@type': 'VisualArtwork',
    '@id': origin + artworkPath(id),
    url: origin + artworkPath(id),
    name: title,
    alternateName: otherTitle,
    dateCreated: year,
    artMedium: material,
    artEdition: edition,
    description: text,
    image: image && origin + image.url,
    ...(size
      ? {
          width: centimetres(size.width),
          height: centimetres(size.height),
          ...(size.depth ? { depth: centimetres(size.depth) } : {}),
        }
      : {}),
    license: licenseUri(license),
    creditText: artist?.name,
    copyrightNotice: artist && hasHolder(license) ? `© ${artist.name}` : undefined,
    // Who wants to do more than the license allows asks the artist.
    acquireLicensePage: artist && hasHolder(license) ? origin + artistPath(artist.id) : undefined,
    usageInfo: origin + tdmPolicyPath,
    digitalSourceType: source && `https://schema.org/${source[0]?.toUpperCase()}${source.slice(1)}DigitalSource`,
    creator: artist && {
      '@type': 'Person',
      '@id': origin + artistPath(artist.id),
      name: artist.name,
      alternateName: artist.otherName,
      url: origin + artistPath(artist.id),
    },
  };
}
