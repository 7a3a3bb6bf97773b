import { mediaAddress } from '@hwarang/domain/media/addresses';
import type { RecordWithPage, SeoPicture } from './seo.store.ts';

export const pageOf = (origin: string, { page }: RecordWithPage, { id }: SeoPicture): string =>
  `${origin}${page.path}${id}`;

export const pictureOf = (origin: string, { key, alpha }: SeoPicture, name = 'full'): string | undefined =>
  key ? `${origin}${mediaAddress(key, `${name}${alpha ? '.png' : '.jpg'}`)}` : undefined;
