import { mediaAddress } from '@hwarang/domain/media/addresses';
import type { FoundPicture, FoundRecord } from './found.store.ts';

export const pageOf = (origin: string, { page }: FoundRecord, { id }: FoundPicture): string =>
  `${origin}${page.path}${id}`;

export const pictureOf = (origin: string, { key, alpha }: FoundPicture, name = 'full'): string | undefined =>
  key ? `${origin}${mediaAddress(key, `${name}${alpha ? '.png' : '.jpg'}`)}` : undefined;
