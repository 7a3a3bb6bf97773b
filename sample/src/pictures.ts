import { collection } from './data/collection.ts';
import type { SampleArtwork, SampleExhibition, SampleGallery } from './data/shapes.ts';
import type { Order } from './paintings/order.ts';
import type { Commission } from './paintings/paint.ts';

const artistByKey = new Map(collection.artists.map((artist) => [artist.key, artist]));
const artworkByKey = new Map(collection.artworks.map((work) => [work.key, work]));

function found<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing in the collection has the key ${key}`);
  return value;
}

function commission(work: SampleArtwork): Omit<Commission, 'width' | 'height'> {
  const { style, hand } = found(artistByKey, work.artist);
  return { style, hand, seed: work.seed, motif: work.motif };
}

/** A picture has the true proportions of the work it shows. */
export function artworkPicture(work: SampleArtwork, longSide: number): Order {
  const scale = longSide / Math.max(work.widthCm, work.heightCm);
  return {
    ...commission(work),
    width: Math.round(work.widthCm * scale),
    height: Math.round(work.heightCm * scale),
  };
}

export function artistPicture(position: number, width: number): Order {
  return { portrait: 7_000 + position, width };
}

export function galleryPicture(gallery: SampleGallery, position: number, width: number): Order {
  const height = Math.round((width * 2) / 3);
  return { style: 'photograph', hand: 0, seed: 9_000 + position, motif: gallery.view, width, height };
}

export function exhibitionPicture(show: SampleExhibition, position: number, width: number): Order {
  const works = show.view.map((key) => {
    const work = found(artworkByKey, key);
    return { commission: commission(work), widthCm: work.widthCm, heightCm: work.heightCm };
  });
  return { room: show.room, seed: 8_000 + position, width, height: Math.round((width * 2) / 3), works };
}
