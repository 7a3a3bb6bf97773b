import type { Whole } from '@hwarang/domain/contracts';
import { pagePaths, presentationPaths, scenePath } from '@hwarang/domain/standards/addresses';
import { standardsWords as words } from '@hwarang/domain/standards/standards.words';
import { entranceOf } from '@hwarang/domain/virtual-gallery/entrance';
import { roomOfExhibition } from '@hwarang/domain/virtual-gallery/exhibition-room';
import type { Point } from '@hwarang/domain/virtual-gallery/room';
import { languageMap, wordMap } from './language-map.ts';
import { creditOf, modelOf, pagesOf, providerOf } from './presentation.ts';
import type { Site } from './sources.ts';

const sceneContext = 'http://iiif.io/api/presentation/4/context.json';
export const sceneType = `application/ld+json;profile="${sceneContext}"`;

/** The room of an exhibition by the draft of Presentation API 4.0: the model, where one enters, and a note at each work. */
export function exhibitionScene(site: Site, show: Whole<'exhibitions'>): object {
  const { origin } = site;
  const id = origin + scenePath(show.id);
  const scene = { id: `${id.replace('/manifest.json', '')}/scene`, type: 'Scene' };
  const label = languageMap(show.title, show.title_en) ?? { none: [''] };
  const model = modelOf(origin, show.id);
  const room = roomOfExhibition(show);
  const works = new Map(show.art_works.map((work) => [work.id, work]));
  const at = (name: string, { x, y, z }: Point) => ({
    id: `${scene.id}/${name}/point`,
    type: 'SpecificResource',
    source: scene,
    selector: [{ type: 'PointSelector', x, y, z }],
  });
  const annotation = (name: string, motivation: string, body: object, target: object) => ({
    id: `${scene.id}/${name}`,
    type: 'Annotation',
    motivation: [motivation],
    body,
    target,
  });
  const { eye, lookAt, fieldOfView } = entranceOf(room);
  const camera = {
    id: `${scene.id}/entrance/camera`,
    type: 'PerspectiveCamera',
    label: wordMap(words.entrance),
    fieldOfView,
    lookAt: { type: 'PointSelector', ...lookAt },
  };
  const notes = room.works.flatMap(({ id: hung, centre }) => {
    const work = works.get(hung);
    if (!work) return [];
    return Object.entries(languageMap(work.title, work.title_en) ?? {}).map(([language, [value]]) =>
      annotation(
        `${hung}/${language}`,
        'commenting',
        { type: 'TextualBody', value, format: 'text/plain', ...(language !== 'none' && { language: [language] }) },
        at(`${hung}/${language}`, centre),
      ),
    );
  });
  return {
    '@context': sceneContext,
    id,
    type: 'Manifest',
    label,
    summary: wordMap(words.experimental),
    requiredStatement: { label: wordMap(words.attribution), value: creditOf(site, undefined) },
    homepage: pagesOf(`${origin}${pagePaths.exhibitions}${show.id}`, label),
    provider: providerOf(site),
    rendering: [model],
    seeAlso: [{ id: origin + presentationPaths.exhibition(show.id), type: 'Manifest', format: 'application/ld+json' }],
    items: [
      {
        ...scene,
        label,
        spatialScale: { type: 'Quantity', quantityValue: 1, unit: 'm' },
        items: [
          {
            id: `${scene.id}/page`,
            type: 'AnnotationPage',
            items: [
              annotation('room', 'painting', model, scene),
              annotation('entrance', 'painting', camera, at('entrance', eye)),
            ],
          },
        ],
        ...(notes.length > 0
          ? { annotations: [{ id: `${scene.id}/notes`, type: 'AnnotationPage', items: notes }] }
          : {}),
      },
    ],
  };
}
