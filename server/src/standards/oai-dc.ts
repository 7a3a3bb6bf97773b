import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { licenseName, licenseUri } from '@hwarang/domain/artworks/licenses';
import { shownYear } from '@hwarang/domain/artworks/year';
import { oaiIdentifier } from './oai-identifier.ts';
import type { Site } from './sources.ts';
import { inLanguages, type Xml } from './xml-texts.ts';

export const dublinCore = {
  schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
  namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
};

/** The work as unqualified Dublin Core, in the order of its fifteen elements. */
export function dublinCoreOf({ origin, name }: Site, work: Artwork): Xml {
  const { owner, image } = work;
  const license = licenseName(work.license);
  return {
    'oai_dc:dc': {
      '@xmlns:oai_dc': dublinCore.namespace,
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@xsi:schemaLocation': `${dublinCore.namespace} ${dublinCore.schema}`,
      'dc:title': inLanguages(work.title, work.title_en),
      'dc:creator': inLanguages(owner?.localname, owner?.englishname),
      'dc:description': inLanguages(work.text, work.text_en),
      'dc:publisher': inLanguages(name.ko, name.en),
      'dc:date': shownYear(work) ?? [],
      'dc:type': 'StillImage',
      'dc:format': [...inLanguages(work.material, work.material_en), ...(work.size ? [work.size] : [])],
      'dc:identifier': [
        `${origin}/artworks-detail/${work.id}`,
        oaiIdentifier(origin, work.id),
        ...(image ? [origin + image.url] : []),
      ],
      'dc:relation': work.exhibitions.map(({ id }) => `${origin}/exhibition-detail/${id}`),
      'dc:rights': licenseUri(work.license) ?? inLanguages(license.ko, license.en),
    },
  };
}
