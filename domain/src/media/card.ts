import { siblingAddress } from './addresses.ts';
import type { MediaFile } from './file.ts';

/** The picture of a page where it is shared: the work whole, in the middle of its ground. */
export const card = { name: 'card.jpg', width: 1200, height: 630, margin: 40, ground: '#efebe2' } as const;

export const cardAddress = (file: Pick<MediaFile, 'url'>): string => siblingAddress(file.url, card.name);
