import { countryName } from '@hwarang/domain/artists/country';
import { sizeFrom } from '@hwarang/domain/artworks/size';
import { shownYear } from '@hwarang/domain/artworks/year';
import type { Row, Whole } from '@hwarang/domain/contracts';
import { formatAddress } from '@hwarang/domain/galleries/address';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage, pickText } from '@hwarang/domain/localized-text';
import type { PagedName } from '@hwarang/domain/standards/addresses';
import {
  type ArtistFacts,
  artistData,
  artworkData,
  exhibitionData,
  type GalleryFacts,
  galleryData,
  sameAsOf,
} from '@hwarang/domain/standards/schema-org';

type ArtistSummary = Row<'artists', 'profileimg'>;
type GallerySummary = Row<'galleries', 'image'>;

/** A name in the reader's language, and in the other one where that is another name. */
function names(language: Language, ko: string | null, en: string | null) {
  const name = pickLanguage(language, ko, en) ?? '';
  const other = pickLanguage(language === 'ko' ? 'en' : 'ko', ko, en);
  return { name, other: other === name ? undefined : other };
}

function artistFacts(language: Language, artist: ArtistSummary): ArtistFacts {
  const { name, other } = names(language, artist.localname, artist.englishname);
  return {
    id: artist.id,
    name,
    otherName: other,
    country: countryName(language, artist.usercountryname),
    portrait: artist.profileimg ?? undefined,
  };
}

function galleryFacts(language: Language, gallery: GallerySummary): GalleryFacts {
  const { name, other } = names(language, gallery.name, gallery.name_en);
  const center = gallery.googlegeolocation?.center;
  const address = (language === 'en' ? gallery.gallery_address_en : null) ?? gallery.gallery_address;
  return {
    id: gallery.id,
    name,
    otherName: other,
    description: pickText(language, gallery.description, gallery.description_en),
    phone: gallery.contact ?? undefined,
    email: gallery.email ?? undefined,
    website: gallery.homepage ?? undefined,
    address: formatAddress(language, address),
    image: gallery.image[0],
    point: center && { latitude: center.latitude, longitude: center.longitude },
  };
}

type Write<Name extends PagedName> = (origin: string, language: Language, record: Whole<Name>) => object;

/** Each record in the words of schema.org, as its page carries it. */
export const schemaOrg: { [Name in PagedName]: Write<Name> } = {
  'art-works': (origin, language, work) => {
    const { name, other } = names(language, work.title, work.title_en);
    const facts = {
      id: work.id,
      title: name,
      otherTitle: other,
      year: shownYear(work),
      material: pickLanguage(language, work.material, work.material_en),
      edition: work.edition ?? undefined,
      image: work.image ?? undefined,
      artist: work.owner ? artistFacts(language, { ...work.owner }) : undefined,
      license: work.license,
      madeWithAi: work.made_with_ai,
      offer: work,
    };
    return artworkData(origin, facts, sizeFrom(work), pickLanguage(language, work.text, work.text_en));
  },
  artists: (origin, language, artist) =>
    artistData(origin, artistFacts(language, artist), {
      statement: pickLanguage(language, artist.statement, artist.statement_en),
      sameAs: sameAsOf(artist),
    }),
  exhibitions: (origin, language, show) => {
    const { name, other } = names(language, show.title, show.title_en);
    return exhibitionData(origin, {
      exhibition: {
        id: show.id,
        title: name,
        otherTitle: other,
        opens: show.opens_on,
        closes: show.closes_on,
        image: show.mainimage[0],
      },
      gallery: show.gallery ? galleryFacts(language, show.gallery) : undefined,
      artists: show.artists.map((artist) => artistFacts(language, artist)),
      text: pickLanguage(language, show.detailinfotext, show.detailinfotext_en),
    });
  },
  galleries: (origin, language, gallery) => galleryData(origin, galleryFacts(language, gallery)),
};
