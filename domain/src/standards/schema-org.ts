import { type Authority, authoritiesOf, authorityUri } from '../artists/authorities.ts';
import { tdmPolicyPath } from '../artists/machine-use.ts';
import { type Place, placeAddress, places } from '../artists/places.ts';
import { hasHolder, type LicenseKey, licenseUri } from '../artworks/licenses.ts';
import { digitalSource, type MadeWithAi } from '../artworks/made-with-ai.ts';
import type { Size } from '../artworks/size.ts';
import type { PublishedOffer, ShownAvailability } from '../sales/offer.ts';
import { pagePaths } from './addresses.ts';

/** What is told of each noun: the texts in the reader's language, pictures by their path. Pages and `.jsonld` are made of the same. */
type Text = string | undefined;
type Shown = { url: string } | undefined;

export interface ArtistFacts {
  id: string;
  name: string;
  otherName: Text;
  country: Text;
  portrait: Shown;
}

export interface ArtworkFacts {
  id: string;
  title: string;
  otherTitle: Text;
  year: Text;
  material: Text;
  edition: Text;
  image: Shown;
  artist: Pick<ArtistFacts, 'id' | 'name' | 'otherName'> | undefined;
  license: LicenseKey;
  madeWithAi: MadeWithAi | null | undefined;
  offer?: Pick<PublishedOffer, 'availability' | 'price' | 'currency'> | undefined;
}

export interface GalleryFacts {
  id: string;
  name: string;
  otherName: Text;
  description: { text: string } | undefined;
  phone: Text;
  email: Text;
  website: Text;
  address: Text;
  image: Shown;
  point: { latitude: number; longitude: number } | undefined;
}

export interface ExhibitionFacts {
  id: string;
  title: string;
  otherTitle: Text;
  opens: string | null;
  closes: string | null;
  image: Shown;
}

const availabilities: Record<ShownAvailability, string> = {
  'for-sale': 'InStock',
  'on-hold': 'Reserved',
  sold: 'SoldOut',
  'on-loan': 'OutOfStock',
};

/** What everybody may know of the work's sale; without a public price there is none in it. */
function offerData(page: string, { availability, price, currency }: NonNullable<ArtworkFacts['offer']>) {
  if (!availability) return undefined;
  return {
    '@type': 'Offer',
    url: page,
    availability: `https://schema.org/${availabilities[availability]}`,
    price: price ?? undefined,
    priceCurrency: currency ?? undefined,
  };
}

const centimetres = (value: number): object => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' });

/** The work in the words of schema.org. */
export function artworkData(origin: string, artwork: ArtworkFacts, size: Size | undefined, text: Text) {
  const { id, title, otherTitle, year, material, edition, image, artist, license, madeWithAi, offer } = artwork;
  const source = madeWithAi && digitalSource[madeWithAi];
  const page = origin + pagePaths['art-works'] + id;
  const artistPage = artist && origin + pagePaths.artists + artist.id;
  return {
    '@type': 'VisualArtwork',
    '@id': page,
    url: page,
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
    offers: offer && offerData(page, offer),
    creditText: artist?.name,
    copyrightNotice: artist && hasHolder(license) ? `© ${artist.name}` : undefined,
    // Who wants to do more than the license allows asks the artist.
    acquireLicensePage: artist && hasHolder(license) ? artistPage : undefined,
    usageInfo: origin + tdmPolicyPath,
    digitalSourceType: source && `https://schema.org/${source[0]?.toUpperCase()}${source.slice(1)}DigitalSource`,
    creator: artist && {
      '@type': 'Person',
      '@id': artistPage,
      name: artist.name,
      alternateName: artist.otherName,
      url: artistPage,
    },
  };
}

/** Where else the artist is known: pages of their own, and files of names. */
export const sameAsOf = (artist: Partial<Record<Place | Authority, string | null>>): string[] => [
  ...places.flatMap((place) => placeAddress(place, artist[place] ?? '') ?? []),
  ...authoritiesOf(artist).map(({ authority, id }) => authorityUri(authority, id)),
];

/** The artist in the words of schema.org. */
export const artistData = (
  origin: string,
  artist: ArtistFacts,
  { statement, sameAs }: { statement: Text; sameAs: readonly string[] },
): object => ({
  '@type': 'Person',
  '@id': origin + pagePaths.artists + artist.id,
  url: origin + pagePaths.artists + artist.id,
  name: artist.name,
  alternateName: artist.otherName,
  jobTitle: 'Artist',
  nationality: artist.country,
  description: statement,
  image: artist.portrait && origin + artist.portrait.url,
  ...(sameAs.length > 0 ? { sameAs } : {}),
});

/** The gallery in the words of schema.org. */
export const galleryData = (origin: string, gallery: GalleryFacts): object => ({
  '@type': 'ArtGallery',
  '@id': origin + pagePaths.galleries + gallery.id,
  url: origin + pagePaths.galleries + gallery.id,
  name: gallery.name,
  alternateName: gallery.otherName,
  description: gallery.description?.text,
  telephone: gallery.phone,
  email: gallery.email,
  sameAs: gallery.website,
  address: gallery.address,
  image: gallery.image && origin + gallery.image.url,
  geo: gallery.point && { '@type': 'GeoCoordinates', ...gallery.point },
});

interface AboutExhibition {
  exhibition: ExhibitionFacts;
  gallery: GalleryFacts | undefined;
  artists: readonly Pick<ArtistFacts, 'id' | 'name'>[];
  text: Text;
}

/** The exhibition in the words of schema.org. */
export const exhibitionData = (origin: string, { exhibition, gallery, artists, text }: AboutExhibition): object => ({
  '@type': 'ExhibitionEvent',
  '@id': origin + pagePaths.exhibitions + exhibition.id,
  url: origin + pagePaths.exhibitions + exhibition.id,
  name: exhibition.title,
  alternateName: exhibition.otherTitle,
  description: text,
  startDate: exhibition.opens ?? undefined,
  endDate: exhibition.closes ?? undefined,
  image: exhibition.image && origin + exhibition.image.url,
  location: gallery && galleryData(origin, gallery),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  performer: artists.map(({ id, name }) => ({ '@type': 'Person', name, url: origin + pagePaths.artists + id })),
});
