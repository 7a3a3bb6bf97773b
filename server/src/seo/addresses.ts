import { mediaAddress } from '@hwarang/domain/media/addresses';
import type { SeoKind, SeoRecord } from './seo.store.ts';

const paths: Record<SeoKind, string> = {
  artworks: '/artworks-detail/',
  exhibitions: '/exhibition-detail/',
  artists: '/artist-profile/',
  galleries: '/gallery-detail/',
};

export const pageOf = (origin: string, kind: SeoKind, { id }: Pick<SeoRecord, 'id'>): string =>
  `${origin}${paths[kind]}${id}`;

export const pictureOf = (origin: string, { key, alpha }: SeoRecord, name = 'full'): string | undefined =>
  key ? `${origin}${mediaAddress(key, `${name}${alpha ? '.png' : '.jpg'}`)}` : undefined;
