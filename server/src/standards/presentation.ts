import { artworksWords } from '@hwarang/domain/artworks/artworks.words';
import { licenseName, licenseUri } from '@hwarang/domain/artworks/licenses';
import { sizeFrom } from '@hwarang/domain/artworks/size';
import { shownYear } from '@hwarang/domain/artworks/year';
import type { Row, Whole } from '@hwarang/domain/contracts';
import { formatPeriod } from '@hwarang/domain/exhibitions/period';
import type { LocalizedText } from '@hwarang/domain/language';
import { languages } from '@hwarang/domain/language';
import type { MediaFile } from '@hwarang/domain/media/file';
import {
  imageServicePath,
  jsonLdPath,
  linkedArtProfile,
  presentationContext,
  presentationPaths,
  roomModelPath,
} from '@hwarang/domain/standards/addresses';
import { standardsWords as words } from '@hwarang/domain/standards/standards.words';
import type { Part } from '../seo/seo.store.ts';
import { type LanguageMap, languageMap, wordMap } from './language-map.ts';
import { lidoAddress } from './oai-identifier.ts';
import type { Site } from './sources.ts';

export const presentationType = `application/ld+json;profile="${presentationContext}"`;

export type ArtistNames = Pick<Whole<'artists'>, 'localname' | 'englishname'>;
/** A work as it stands in an exhibition or alone: what is shown of it is the same. */
type Work = Row<'art-works', 'image'>;
export interface Listed {
  id: string;
  title: string;
  title_en: string | null;
}

const item = (label: LocalizedText, value: LanguageMap | undefined): object[] =>
  value ? [{ label: wordMap(label), value }] : [];

export const pagesOf = (address: string, label: LanguageMap) =>
  languages.map((language) => ({
    id: `${address}?lang=${language}`,
    type: 'Text',
    label,
    format: 'text/html',
    language: [language],
  }));

export const providerOf = ({ origin, name }: Site) => [
  {
    id: `${origin}/`,
    type: 'Agent',
    label: wordMap(name),
    homepage: [{ id: `${origin}/`, type: 'Text', label: wordMap(name), format: 'text/html' }],
  },
];

/** The smallest size that is kept ready. */
function thumbnailOf(origin: string, file: MediaFile | null | undefined) {
  if (!file) return {};
  const { url, mime, width, height } = file.formats.thumbnail ?? file;
  return { thumbnail: [{ id: origin + url, type: 'Image', format: mime, width, height }] };
}

export const creditOf = ({ name }: Site, artist: ArtistNames | undefined): LanguageMap => {
  const by = (artistName: string | undefined, site: string) => [[artistName, site].filter(Boolean).join(', ')];
  return {
    ko: by(artist?.localname || artist?.englishname, name.ko),
    en: by(artist?.englishname || artist?.localname, name.en),
  };
};

const factsOf = (work: Work, artist: ArtistNames | undefined): object[] => [
  ...item(artworksWords.artist, artist && languageMap(artist.localname, artist.englishname)),
  ...item(artworksWords.year, languageMap(shownYear(work))),
  ...item(artworksWords.material, languageMap(work.material, work.material_en)),
  ...item(artworksWords.size, work.size ? { none: [work.size] } : undefined),
  ...item(artworksWords.edition, languageMap(work.edition)),
  ...item(artworksWords.license, wordMap(licenseName(work.license))),
];

/** What a manifest and a canvas say of a work alike. */
function describedWork(site: Site, work: Work, artist: ArtistNames | undefined) {
  const { origin } = site;
  const page = `${origin}/artworks-detail/${work.id}`;
  const label = languageMap(work.title, work.title_en) ?? { none: [''] };
  const summary = languageMap(work.text, work.text_en);
  // Only addresses of Creative Commons and RightsStatements.org are allowed here.
  const rights = licenseUri(work.license);
  return {
    label,
    ...(summary ? { summary } : {}),
    metadata: factsOf(work, artist),
    requiredStatement: { label: wordMap(words.attribution), value: creditOf(site, artist) },
    ...(rights ? { rights } : {}),
    homepage: pagesOf(page, label),
    seeAlso: [
      {
        id: origin + jsonLdPath('art-works', work.id, 'linked-art'),
        type: 'Dataset',
        label: { none: ['Linked Art'] },
        format: 'application/ld+json',
        profile: linkedArtProfile,
      },
      {
        id: origin + jsonLdPath('art-works', work.id),
        type: 'Dataset',
        label: { none: ['schema.org'] },
        format: 'application/ld+json',
        profile: 'https://schema.org',
      },
      {
        id: lidoAddress(origin, work.id),
        type: 'Dataset',
        label: { none: ['LIDO 1.1'] },
        format: 'application/xml',
        profile: 'http://www.lido-schema.org',
      },
    ],
    ...thumbnailOf(origin, work.image),
  };
}

/** Without a picture the canvas has the work's proportions, and nothing on it. */
function extentOf(work: Work): { width: number; height: number } {
  if (work.image?.width && work.image.height) return { width: work.image.width, height: work.image.height };
  const size = sizeFrom(work);
  return size
    ? { width: 1000, height: Math.max(1, Math.round((1000 * size.height) / size.width)) }
    : { width: 1000, height: 1000 };
}

/** How large a pixel is in truth: by it a viewer draws a ruler. */
function scaleOf(id: string, work: Work, pixels: number) {
  const size = sizeFrom(work);
  if (!size) return {};
  const service = {
    '@context': 'http://iiif.io/api/annex/services/physdim/1/context.json',
    '@id': `${id}/physical-dimensions`,
    '@type': 'PhysicalDimensions',
    profile: 'http://iiif.io/api/annex/services/physdim',
    physicalScale: Number((size.width / pixels).toPrecision(8)),
    physicalUnits: 'cm',
  };
  return { service: [service] };
}

function canvasOf(site: Site, id: string, work: Work): object {
  const { width, height } = extentOf(work);
  const image = site.origin + imageServicePath(work.id);
  const painting = {
    id: `${id}/painting`,
    type: 'Annotation',
    motivation: 'painting',
    target: id,
    body: {
      id: `${image}/full/max/0/default.jpg`,
      type: 'Image',
      format: 'image/jpeg',
      width,
      height,
      service: [{ id: image, type: 'ImageService3', profile: 'level2' }],
    },
  };
  return {
    id,
    type: 'Canvas',
    label: languageMap(work.title, work.title_en) ?? { none: [''] },
    width,
    height,
    ...scaleOf(id, work, width),
    items: work.image ? [{ id: `${id}/page`, type: 'AnnotationPage', items: [painting] }] : [],
  };
}

export function artworkManifest(site: Site, work: Work, artist: ArtistNames | undefined): object {
  const id = site.origin + presentationPaths.artwork(work.id);
  return {
    '@context': presentationContext,
    id,
    type: 'Manifest',
    ...describedWork(site, work, artist),
    provider: providerOf(site),
    items: [canvasOf(site, `${id.replace('/manifest.json', '')}/canvas`, work)],
  };
}

/** The room of an exhibition, for programs that open models. */
export const modelOf = (origin: string, exhibitionId: string) => ({
  id: origin + roomModelPath(exhibitionId),
  type: 'Model',
  label: wordMap(words.roomModel),
  format: 'model/gltf-binary',
});

/** Its works in hanging order, a canvas each. */
export function exhibitionManifest(site: Site, show: Whole<'exhibitions'>): object {
  const { origin } = site;
  const id = origin + presentationPaths.exhibition(show.id);
  const label = languageMap(show.title, show.title_en) ?? { none: [''] };
  const { opens_on: opens, closes_on: closes, gallery } = show;
  const period = opens && closes ? formatPeriod(opens, closes) : show.period;
  const artists = new Map(show.artists.map((artist) => [artist.id, artist]));
  const place = gallery ? languageMap(gallery.name, gallery.name_en) : undefined;
  const [first] = show.mainimage;
  const canvases = `${id.replace('/manifest.json', '')}/canvas`;
  const hung = (work: (typeof show.art_works)[number]) => ({
    ...canvasOf(site, `${canvases}/${work.id}`, work),
    ...describedWork(site, work, artists.get(work.owner ?? '')),
  });
  return {
    '@context': presentationContext,
    id,
    type: 'Manifest',
    label,
    metadata: [...item(words.period, period ? { none: [period] } : undefined), ...item(words.place, place)],
    requiredStatement: { label: wordMap(words.attribution), value: creditOf(site, undefined) },
    ...(opens ? { navDate: `${opens}T00:00:00Z` } : {}),
    behavior: ['individuals'],
    homepage: pagesOf(`${origin}/exhibition-detail/${show.id}`, label),
    seeAlso: [
      {
        id: origin + jsonLdPath('exhibitions', show.id, 'linked-art'),
        type: 'Dataset',
        label: { none: ['Linked Art'] },
        format: 'application/ld+json',
        profile: linkedArtProfile,
      },
    ],
    ...thumbnailOf(origin, first ?? show.art_works.find(({ image }) => image)?.image),
    rendering: [modelOf(origin, show.id)],
    ...(gallery ? { partOf: [{ id: origin + presentationPaths.gallery(gallery.id), type: 'Collection' }] } : {}),
    provider: providerOf(site),
    items:
      show.art_works.length > 0 ? show.art_works.map(hung) : [posterCanvas(site, `${canvases}/poster`, label, first)],
  };
}

/** What stands for an exhibition without works: a manifest has at least one canvas. */
function posterCanvas({ origin }: Site, id: string, label: LanguageMap, poster: MediaFile | undefined): object {
  const { width, height } = poster?.width && poster.height ? poster : { width: 1000, height: 1000 };
  const canvas = { id, type: 'Canvas', label, width, height };
  if (!poster) return { ...canvas, items: [] };
  const body = { id: origin + poster.url, type: 'Image', format: poster.mime, width, height };
  const painting = { id: `${id}/painting`, type: 'Annotation', motivation: 'painting', target: id, body };
  return { ...canvas, items: [{ id: `${id}/page`, type: 'AnnotationPage', items: [painting] }] };
}

const listedManifest = (origin: string, { id, title, title_en }: Listed): object => ({
  id: origin + presentationPaths.exhibition(id),
  type: 'Manifest',
  label: languageMap(title, title_en) ?? { none: [''] },
});

const listedGallery = (origin: string, { id, title, title_en }: Listed): object => ({
  id: origin + presentationPaths.gallery(id),
  type: 'Collection',
  label: languageMap(title, title_en) ?? { none: [''] },
});

export function galleryCollection(site: Site, gallery: Whole<'galleries'>): object {
  const { origin } = site;
  const label = languageMap(gallery.name, gallery.name_en) ?? { none: [''] };
  const summary = languageMap(gallery.description, gallery.description_en);
  return {
    '@context': presentationContext,
    id: origin + presentationPaths.gallery(gallery.id),
    type: 'Collection',
    label,
    ...(summary ? { summary } : {}),
    homepage: pagesOf(`${origin}/gallery-detail/${gallery.id}`, label),
    ...thumbnailOf(origin, gallery.image[0]),
    partOf: [{ id: origin + presentationPaths.root, type: 'Collection' }],
    provider: providerOf(site),
    items: gallery.exhibitions.map((show) => listedManifest(origin, show)),
  };
}

export type PartKind = 'exhibitions' | 'galleries';

/** All that is public, in parts: hundreds of thousands of works stand in their exhibitions, never in one list. */
export const rootCollection = (site: Site, parts: Record<PartKind, readonly Part[]>): object => ({
  '@context': presentationContext,
  id: site.origin + presentationPaths.root,
  type: 'Collection',
  label: wordMap(site.name),
  homepage: pagesOf(`${site.origin}/`, wordMap(site.name)),
  provider: providerOf(site),
  items: (['exhibitions', 'galleries'] as const).flatMap((kind) =>
    parts[kind].map((part, place) => ({
      id: site.origin + presentationPaths.part(kind, part.from, part.until),
      type: 'Collection',
      label: partLabel(kind, place, parts[kind].length),
    })),
  ),
});

const partLabel = (kind: PartKind, place: number, of: number): LanguageMap => {
  const { ko, en } = words[kind];
  return of === 1 ? wordMap({ ko, en }) : wordMap({ ko: `${ko} ${place + 1}/${of}`, en: `${en} ${place + 1}/${of}` });
};

export const partCollection = (site: Site, kind: PartKind, part: Part, rows: readonly Listed[]): object => ({
  '@context': presentationContext,
  id: site.origin + presentationPaths.part(kind, part.from, part.until),
  type: 'Collection',
  label: wordMap(words[kind]),
  partOf: [{ id: site.origin + presentationPaths.root, type: 'Collection' }],
  provider: providerOf(site),
  items: rows.map((row) => (kind === 'galleries' ? listedGallery : listedManifest)(site.origin, row)),
});
