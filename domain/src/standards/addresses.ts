/** The addresses of a record's page, from which its other forms follow. */
export const pagePaths = {
  'art-works': '/artworks-detail/',
  artists: '/artist-profile/',
  exhibitions: '/exhibition-detail/',
  galleries: '/gallery-detail/',
} as const;
export type PagedName = keyof typeof pagePaths;

export const presentationContext = 'http://iiif.io/api/presentation/3/context.json';
const presentation = '/iiif/presentation/3';
export const presentationPaths = {
  root: `${presentation}/collection.json`,
  artwork: (id: string): string => `${presentation}/artworks/${id}/manifest.json`,
  exhibition: (id: string): string => `${presentation}/exhibitions/${id}/manifest.json`,
  gallery: (id: string): string => `${presentation}/galleries/${id}/collection.json`,
  /** Those of a kind from one id up to, but not with, another; without an end, so many. */
  part: (kind: 'exhibitions' | 'galleries', from: string, until?: string): string =>
    `${presentation}/${kind}/collection.json?from=${from}${until ? `&until=${until}` : ''}`,
};

/** The room of an exhibition as a Scene of Presentation API 4.0, which is a draft. */
export const scenePath = (id: string): string => `/iiif/presentation/4/exhibitions/${id}/manifest.json`;
/** The room of an exhibition as glTF in one binary file. */
export const roomModelPath = (id: string): string => `/virtualgalleries/${id}/room.glb`;

/** Served by the IIIF Image API. */
export const imageServicePath = (artworkId: string): string => `/iiif/3/${artworkId}`;

export const linkedArtProfile = 'https://linked.art/ns/v1/linked-art.json';
export const jsonLdPath = (name: PagedName, id: string, profile?: 'linked-art'): string =>
  `${pagePaths[name]}${id}.jsonld${profile ? `?profile=${profile}` : ''}`;

/** The manifest or collection of a record; artists have none. */
export const presentationOf = (name: PagedName, id: string): string | undefined =>
  ({
    'art-works': presentationPaths.artwork(id),
    exhibitions: presentationPaths.exhibition(id),
    galleries: presentationPaths.gallery(id),
    artists: undefined,
  })[name];

/** A viewer that opens content states; people can drag the link onto another. */
const viewer = 'https://theseusviewer.org/';

/** IIIF Content State 1.0: what a viewer shall open, so encoded that it survives any address. */
export function contentState(manifest: string): string {
  const state = JSON.stringify({ '@context': presentationContext, id: manifest, type: 'Manifest' });
  return btoa(encodeURIComponent(state)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `manifest` beside it is what viewers look for in a link that is dropped on them. */
export const viewerAddress = (manifest: string): string =>
  `${viewer}?${new URLSearchParams({ 'iiif-content': contentState(manifest), manifest })}`;
