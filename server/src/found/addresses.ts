import { mediaAddress } from '@hwarang/domain/media/addresses';
import type { FoundKind, FoundRow } from './found.store.ts';

const paths: Record<FoundKind, string> = {
  artworks: '/artworks-detail/',
  exhibitions: '/exhibition-detail/',
  artists: '/artist-profile/',
  galleries: '/gallery-detail/',
};

export const pageOf = (origin: string, kind: FoundKind, { id }: Pick<FoundRow, 'id'>): string =>
  `${origin}${paths[kind]}${id}`;

export const pictureOf = (origin: string, { key, alpha }: FoundRow, name = 'full'): string | undefined =>
  key ? `${origin}${mediaAddress(key, `${name}${alpha ? '.png' : '.jpg'}`)}` : undefined;
