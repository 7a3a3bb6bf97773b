import { authoritiesOf, authorityUri } from '@hwarang/domain/artists/authorities';
import { licenseName, licenseUri } from '@hwarang/domain/artworks/licenses';
import { sizeFrom } from '@hwarang/domain/artworks/size';
import { shownYear } from '@hwarang/domain/artworks/year';
import type { Whole } from '@hwarang/domain/contracts';
import { formatAddress } from '@hwarang/domain/galleries/address';
import type { MediaFile } from '@hwarang/domain/media/file';
import {
  imageServicePath,
  linkedArtProfile,
  type PagedName,
  pagePaths,
  presentationPaths,
} from '@hwarang/domain/standards/addresses';
import { languageMap } from './language-map.ts';

const aat = (id: number, label: string) => ({
  id: `http://vocab.getty.edu/aat/${id}`,
  type: 'Type',
  _label: label,
});
const terms = {
  artwork: aat(300133025, 'Works of Art'),
  artist: aat(300025103, 'Artists'),
  exhibition: aat(300054766, 'Exhibiting'),
  gallery: { id: 'http://www.wikidata.org/entity/Q1007870', type: 'Type', _label: 'Art Gallery' },
  primaryName: aat(300404670, 'Primary Name'),
  systemNumber: aat(300435704, 'System-Assigned Number'),
  briefText: aat(300418049, 'Brief Text'),
  material: aat(300435429, 'Material Statement'),
  dimensions: aat(300435430, 'Dimension Statement'),
  description: aat(300435416, 'Description'),
  biography: aat(300435422, 'Biography Statement'),
  rights: aat(300435434, 'Copyright/License Statement'),
  edition: aat(300435435, 'Edition Statement'),
  digitalImage: aat(300215302, 'Digital Image'),
  webPage: aat(300264578, 'Web Page'),
  width: aat(300055647, 'Width'),
  height: aat(300055644, 'Height'),
  depth: aat(300072633, 'Depth'),
  email: aat(300435686, 'Email Address'),
  telephone: aat(300435687, 'Telephone Number'),
  streetAddress: aat(300386983, 'Street Address'),
};
type Term = (typeof terms)[keyof typeof terms];
const centimetres = { id: 'http://vocab.getty.edu/aat/300379098', type: 'MeasurementUnit', _label: 'centimeters' };

const languageNames: Record<string, string> = { ko: 'Korean', en: 'English' };
/** One for each language in which there is a text. */
const inLanguages = (ko: string | null | undefined, en: string | null | undefined, make: (content: string) => object) =>
  Object.entries(languageMap(ko, en) ?? {}).flatMap(([code, texts]) =>
    texts.map((text) => ({
      ...make(text),
      ...(languageNames[code]
        ? {
            language: [
              { id: `http://id.loc.gov/vocabulary/iso639-1/${code}`, type: 'Language', _label: languageNames[code] },
            ],
          }
        : {}),
    })),
  );

const namesOf = (id: string, ko: string | null, en: string | null) => [
  ...inLanguages(ko, en, (content) => ({ type: 'Name', classified_as: [terms.primaryName], content })),
  { type: 'Identifier', classified_as: [terms.systemNumber], content: id },
];

const statement = (kind: Term, ko: string | null | undefined, en?: string | null): object[] =>
  inLanguages(ko, en, (content) => ({
    type: 'LinguisticObject',
    classified_as: [{ ...kind, classified_as: [terms.briefText] }],
    content,
  }));

const ifAny = (name: string, list: readonly object[]): object => (list.length > 0 ? { [name]: list } : {});

const pageOf = (address: string): object => ({
  type: 'LinguisticObject',
  digitally_carried_by: [
    {
      type: 'DigitalObject',
      classified_as: [terms.webPage],
      format: 'text/html',
      access_point: [{ id: address, type: 'DigitalObject' }],
    },
  ],
});

const manifestOf = (address: string): object => ({
  type: 'LinguisticObject',
  digitally_carried_by: [
    {
      type: 'DigitalObject',
      format: 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
      conforms_to: [{ id: 'http://iiif.io/api/presentation', type: 'InformationObject' }],
      access_point: [{ id: address, type: 'DigitalObject' }],
    },
  ],
});

const pictureOf = (origin: string, file: MediaFile | null | undefined, service?: string): object[] =>
  file
    ? [
        {
          type: 'VisualItem',
          digitally_shown_by: [
            {
              type: 'DigitalObject',
              classified_as: [terms.digitalImage],
              format: file.mime,
              access_point: [{ id: origin + file.url, type: 'DigitalObject' }],
              ...(service
                ? {
                    digitally_available_via: [
                      {
                        type: 'DigitalService',
                        access_point: [{ id: service, type: 'DigitalObject' }],
                        conforms_to: [{ id: 'http://iiif.io/api/image', type: 'InformationObject' }],
                      },
                    ],
                  }
                : {}),
            },
          ],
        },
      ]
    : [];

/** From the first moment of one day to the last of another. */
const spanOf = (first: string, last: string, shown: string | undefined): object => ({
  type: 'TimeSpan',
  ...(shown ? { identified_by: [{ type: 'Name', content: shown }] } : {}),
  begin_of_the_begin: `${first}T00:00:00Z`,
  end_of_the_end: `${last}T23:59:59Z`,
});

const headOf = (id: string, type: string, label: string) => ({ '@context': linkedArtProfile, id, type, _label: label });

type Write<Name extends PagedName> = (origin: string, record: Whole<Name>) => object;

function production(origin: string, work: Whole<'art-works'>): object {
  const { owner } = work;
  const year = work.year?.slice(0, 4);
  return {
    type: 'Production',
    ...(owner
      ? {
          carried_out_by: [
            { id: origin + pagePaths.artists + owner.id, type: 'Person', _label: owner.englishname || owner.localname },
          ],
        }
      : {}),
    ...(year ? { timespan: spanOf(`${year}-01-01`, `${year}-12-31`, shownYear(work)) } : {}),
  };
}

/** Each record as a Linked Art entity; its address is that of its page. */
export const linkedArt: { [Name in PagedName]: Write<Name> } = {
  'art-works': (origin, work) => {
    const page = origin + pagePaths['art-works'] + work.id;
    const { width, height, depth } = sizeFrom(work) ?? {};
    const measured = [
      [terms.width, width],
      [terms.height, height],
      [terms.depth, depth],
    ] as const;
    const license = licenseName(work.license);
    const uri = licenseUri(work.license);
    return {
      ...headOf(page, 'HumanMadeObject', work.title_en || work.title),
      classified_as: [terms.artwork],
      identified_by: namesOf(work.id, work.title, work.title_en),
      referred_to_by: [
        ...statement(terms.material, work.material, work.material_en),
        ...statement(terms.dimensions, work.size),
        ...statement(terms.edition, work.edition),
        ...statement(terms.description, work.text, work.text_en),
        ...(uri ? statement(terms.rights, uri) : statement(terms.rights, license.ko, license.en)),
      ],
      ...ifAny(
        'dimension',
        measured.flatMap(([kind, value]) =>
          value ? [{ type: 'Dimension', classified_as: [kind], value, unit: centimetres }] : [],
        ),
      ),
      produced_by: production(origin, work),
      ...ifAny('representation', pictureOf(origin, work.image, origin + imageServicePath(work.id))),
      subject_of: [pageOf(page), manifestOf(origin + presentationPaths.artwork(work.id))],
    };
  },
  artists: (origin, artist) => {
    const page = origin + pagePaths.artists + artist.id;
    return {
      ...headOf(page, 'Person', artist.englishname || artist.localname),
      classified_as: [terms.artist],
      identified_by: namesOf(artist.id, artist.localname, artist.englishname),
      ...ifAny('referred_to_by', statement(terms.biography, artist.statement, artist.statement_en)),
      ...ifAny(
        'equivalent',
        authoritiesOf(artist).map(({ authority, id }) => ({ id: authorityUri(authority, id), type: 'Person' })),
      ),
      ...ifAny('representation', pictureOf(origin, artist.profileimg)),
      subject_of: [pageOf(page)],
    };
  },
  exhibitions: (origin, show) => {
    const page = origin + pagePaths.exhibitions + show.id;
    const { opens_on: opens, closes_on: closes, gallery } = show;
    return {
      ...headOf(page, 'Activity', show.title_en || show.title),
      classified_as: [terms.exhibition],
      identified_by: namesOf(show.id, show.title, show.title_en),
      ...ifAny('referred_to_by', statement(terms.description, show.detailinfotext, show.detailinfotext_en)),
      ...(opens && closes ? { timespan: spanOf(opens, closes, show.period ?? undefined) } : {}),
      ...(gallery
        ? {
            carried_out_by: [
              { id: origin + pagePaths.galleries + gallery.id, type: 'Group', _label: gallery.name_en || gallery.name },
            ],
          }
        : {}),
      ...ifAny(
        'used_specific_object',
        show.art_works.map(({ id, title, title_en }) => ({
          id: origin + pagePaths['art-works'] + id,
          type: 'HumanMadeObject',
          _label: title_en || title,
        })),
      ),
      ...ifAny('representation', pictureOf(origin, show.mainimage[0])),
      subject_of: [pageOf(page), manifestOf(origin + presentationPaths.exhibition(show.id))],
    };
  },
  galleries: (origin, gallery) => {
    const page = origin + pagePaths.galleries + gallery.id;
    const contact = [
      [terms.streetAddress, formatAddress('en', gallery.gallery_address_en ?? gallery.gallery_address)],
      [terms.email, gallery.email],
      [terms.telephone, gallery.contact],
    ] as const;
    return {
      ...headOf(page, 'Group', gallery.name_en || gallery.name),
      classified_as: [terms.gallery],
      identified_by: namesOf(gallery.id, gallery.name, gallery.name_en),
      ...ifAny('referred_to_by', statement(terms.description, gallery.description, gallery.description_en)),
      ...ifAny(
        'contact_point',
        contact.flatMap(([kind, content]) => (content ? [{ type: 'Identifier', classified_as: [kind], content }] : [])),
      ),
      ...ifAny('representation', pictureOf(origin, gallery.image[0])),
      subject_of: [pageOf(page), ...(gallery.homepage ? [pageOf(gallery.homepage)] : [])],
    };
  },
};
