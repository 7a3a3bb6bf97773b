import { authoritiesOf, authorityUri } from '@hwarang/domain/artists/authorities';
import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { hasHolder, licenseName, licenseUri } from '@hwarang/domain/artworks/licenses';
import { sizeFrom } from '@hwarang/domain/artworks/size';
import { shownYear } from '@hwarang/domain/artworks/year';
import { formatPeriod } from '@hwarang/domain/exhibitions/period';
import { oaiIdentifier } from './oai-identifier.ts';
import type { Site } from './sources.ts';
import { inLanguages, type Xml } from './xml-texts.ts';

export const lidoFormat = {
  schema: 'http://lido-schema.org/schema/v1.1/lido-v1.1.xsd',
  namespace: 'http://www.lido-schema.org',
};

const terms = {
  uri: 'http://terminology.lido-schema.org/lido00099',
  local: 'http://terminology.lido-schema.org/lido00100',
  production: 'http://terminology.lido-schema.org/lido00007',
  exhibition: 'http://terminology.lido-schema.org/lido00225',
  itemLevel: 'http://terminology.lido-schema.org/lido00141',
  thumbnail: 'http://terminology.lido-schema.org/lido00451',
  providedImage: 'http://terminology.lido-schema.org/lido00464',
  humanMade: 'http://www.cidoc-crm.org/cidoc-crm/E22_Human-Made_Object',
  artwork: 'http://vocab.getty.edu/aat/300133025',
  creator: 'http://vocab.getty.edu/aat/300025103',
};

const identifier = (text: string, type = terms.uri): Xml => ({ '@lido:type': type, '#text': text });
const concept = (uri: string, ko: string, en: string): Xml => ({
  'skos:Concept': { '@rdf:about': uri, 'skos:prefLabel': inLanguages(ko, en) },
});
const appellation = (ko: string | null | undefined, en: string | null | undefined): Xml => ({
  'lido:appellationValue': inLanguages(ko, en),
});
const isEmpty = (texts: readonly unknown[]): boolean => texts.length === 0;
/** An element that would be empty is left out: most of LIDO's are not allowed to be. */
const ifAny = (name: string, texts: readonly Xml[], make: (texts: readonly Xml[]) => unknown): Xml =>
  isEmpty(texts) ? {} : { [name]: make(texts) };

function measurements(work: Artwork): Xml {
  const size = sizeFrom(work);
  const measured = [
    ['너비', 'width', size?.width],
    ['높이', 'height', size?.height],
    ['깊이', 'depth', size?.depth],
  ] as const;
  const sets = measured.flatMap(([ko, en, value]) =>
    value
      ? [
          {
            'lido:measurementType': { 'lido:term': inLanguages(ko, en) },
            'lido:measurementUnit': { 'lido:term': 'cm' },
            'lido:measurementValue': value,
          },
        ]
      : [],
  );
  if (!work.size) return {};
  return {
    'lido:objectMeasurementsWrap': {
      'lido:objectMeasurementsSet': {
        'lido:displayObjectMeasurements': work.size,
        ...(sets.length > 0 ? { 'lido:objectMeasurements': { 'lido:measurementsSet': sets } } : {}),
      },
    },
  };
}

function production(origin: string, work: Artwork): Xml {
  const { owner } = work;
  const year = work.year?.slice(0, 4);
  const date = shownYear(work);
  const materials = inLanguages(work.material, work.material_en);
  return {
    'lido:event': {
      'lido:eventType': concept(terms.production, '제작', 'Production'),
      ...(owner
        ? {
            'lido:eventActor': {
              'lido:displayActorInRole': inLanguages(owner.localname, owner.englishname),
              'lido:actorInRole': {
                'lido:actor': {
                  'lido:actorID': [
                    identifier(`${origin}/artist-profile/${owner.id}`),
                    ...authoritiesOf(owner).map(({ authority, id }) => identifier(authorityUri(authority, id))),
                  ],
                  'lido:nameActorSet': appellation(owner.localname, owner.englishname),
                },
                'lido:roleActor': concept(terms.creator, '작가', 'artist'),
              },
            },
          }
        : {}),
      ...(date
        ? {
            'lido:eventDate': {
              'lido:displayDate': date,
              ...(year ? { 'lido:date': { 'lido:earliestDate': year, 'lido:latestDate': year } } : {}),
            },
          }
        : {}),
      ...ifAny('lido:eventMaterialsTech', materials, (texts) => ({ 'lido:displayMaterialsTech': texts })),
    },
  };
}

const shown = ({ title, title_en, opens_on, closes_on }: Artwork['exhibitions'][number]): Xml => ({
  'lido:event': {
    'lido:eventType': concept(terms.exhibition, '전시', 'Exhibition'),
    'lido:eventName': appellation(title, title_en),
    ...(opens_on && closes_on
      ? {
          'lido:eventDate': {
            'lido:displayDate': formatPeriod(opens_on, closes_on),
            'lido:date': { 'lido:earliestDate': opens_on, 'lido:latestDate': closes_on },
          },
        }
      : {}),
  },
});

function descriptive(origin: string, work: Artwork): Xml {
  const texts = inLanguages(work.text, work.text_en);
  return {
    '@xml:lang': 'ko',
    'lido:objectClassificationWrap': {
      'lido:objectWorkTypeWrap': { 'lido:objectWorkType': concept(terms.artwork, '미술 작품', 'works of art') },
    },
    'lido:objectIdentificationWrap': {
      'lido:titleWrap': { 'lido:titleSet': appellation(work.title, work.title_en) },
      ...(work.edition ? { 'lido:displayStateEditionWrap': { 'lido:displayEdition': work.edition } } : {}),
      ...ifAny('lido:objectDescriptionWrap', texts, (notes) => ({
        'lido:objectDescriptionSet': { 'lido:descriptiveNoteValue': notes },
      })),
      ...measurements(work),
    },
    'lido:eventWrap': { 'lido:eventSet': [production(origin, work), ...work.exhibitions.map(shown)] },
  };
}

function resource(origin: string, work: Artwork): Xml {
  const { image } = work;
  if (!image) return {};
  const picture = (type: string, { url, mime }: { url: string; mime: string }) => ({
    '@lido:type': type,
    'lido:linkResource': { '@lido:formatResource': mime, '#text': origin + url },
  });
  const { thumbnail } = image.formats;
  return {
    'lido:resourceWrap': {
      'lido:resourceSet': {
        'lido:resourceID': identifier(image.id, terms.local),
        'lido:resourceRepresentation': [
          picture(terms.providedImage, image),
          ...(thumbnail ? [picture(terms.thumbnail, thumbnail)] : []),
        ],
        'lido:rightsResource': rightsType(work),
      },
    },
  };
}

function rightsType({ license }: Artwork): Xml {
  const [uri, { ko, en }] = [licenseUri(license), licenseName(license)];
  return { 'lido:rightsType': uri ? concept(uri, ko, en) : { 'lido:term': inLanguages(ko, en) } };
}

function administrative({ origin, name }: Site, work: Artwork): Xml {
  const { owner } = work;
  const credit = inLanguages(
    [owner?.localname || owner?.englishname, name.ko].filter(Boolean).join(', '),
    [owner?.englishname || owner?.localname, name.en].filter(Boolean).join(', '),
  );
  return {
    '@xml:lang': 'ko',
    'lido:rightsWorkWrap': {
      'lido:rightsWorkSet': {
        ...rightsType(work),
        ...(owner && hasHolder(work.license)
          ? { 'lido:rightsHolder': { 'lido:legalBodyName': appellation(owner.localname, owner.englishname) } }
          : {}),
        'lido:creditLine': credit,
      },
    },
    'lido:recordWrap': {
      'lido:recordID': identifier(work.id, terms.local),
      'lido:recordType': concept(terms.itemLevel, '개별 작품 기록', 'Item-level record'),
      'lido:recordSource': {
        'lido:legalBodyName': appellation(name.ko, name.en),
        'lido:legalBodyWeblink': `${origin}/`,
      },
      'lido:recordInfoSet': {
        'lido:recordInfoLink': { '@lido:formatResource': 'text/html', '#text': `${origin}/artworks-detail/${work.id}` },
        'lido:recordMetadataDate': work.updatedAt,
      },
    },
    ...resource(origin, work),
  };
}

/** The work in LIDO 1.1, by which museums hand records to portals. */
export const lidoOf = (site: Site, work: Artwork): Xml => ({
  'lido:lido': {
    '@xmlns:lido': lidoFormat.namespace,
    '@xmlns:skos': 'http://www.w3.org/2004/02/skos/core#',
    '@xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    '@xsi:schemaLocation': `${lidoFormat.namespace} ${lidoFormat.schema}`,
    'lido:lidoRecID': identifier(oaiIdentifier(site.origin, work.id), terms.local),
    'lido:objectPublishedID': identifier(`${site.origin}/artworks-detail/${work.id}`),
    'lido:category': concept(terms.humanMade, '사람이 만든 것', 'Human-Made Object'),
    'lido:descriptiveMetadata': descriptive(site.origin, work),
    'lido:administrativeMetadata': administrative(site, work),
  },
});
