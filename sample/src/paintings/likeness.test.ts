import { beforeAll, describe, expect, test } from 'vitest';
import { collection } from '../data/collection.ts';
import { artistPicture, artworkPicture, exhibitionPicture, galleryPicture } from '../pictures.ts';
import type { Painting } from './kit/finish.ts';
import { type Order, paintOrder } from './order.ts';

/**
 * Two pictures nearer to each other than this look the same on a wall of thumbnails. The unit is one step of colour
 * (CIE76, where about 2 can just be seen) averaged over the picture, plus a third for each of the 63 lowest frequencies
 * of lightness that goes the other way. The pairs that a visitor took for the same (two jars, two seas, two roofs, two
 * portraits) lay between 4 and 13; from 14 upwards pairs differed in what they show or in their colours; one picture
 * painted in two sizes lies below 4.
 */
const nearest = 14;

const side = 16;

/** What the eye keeps at a glance: where which colour is, and where light turns to dark. */
interface Impression {
  name: string;
  /** CIELAB of a thumbnail of 16 by 16, stretched to a square. */
  lab: Float64Array;
  /** Signs of the 63 lowest frequencies of lightness (a DCT hash). */
  hash: boolean[];
}

function thumbnail({ data, width, height }: Painting): Float64Array {
  const sums = new Float64Array(side * side * 3);
  const counts = new Float64Array(side * side);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * side) / height) * side + Math.floor((x * side) / width);
      counts[cell]! += 255;
      for (let c = 0; c < 3; c++) sums[cell * 3 + c]! += data[(y * width + x) * 3 + c]!;
    }
  }
  return sums.map((sum, i) => sum / counts[Math.floor(i / 3)]!);
}

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const root = (v: number) => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116);

function toLab(rgb: Float64Array): Float64Array {
  const lab = new Float64Array(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    const [r, g, b] = [linear(rgb[i]!), linear(rgb[i + 1]!), linear(rgb[i + 2]!)];
    const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab.set([116 * y - 16, 500 * (x - y), 200 * (y - z)], i);
  }
  return lab;
}

const waves = Array.from({ length: 8 }, (_, k) =>
  Array.from({ length: side }, (_, x) => Math.cos(((2 * x + 1) * k * Math.PI) / (2 * side))),
);

function impression(name: string, order: Order): Impression {
  const lab = toLab(thumbnail(paintOrder(order)));
  const frequency = (u: number, v: number) => {
    let sum = 0;
    for (let i = 0; i < side * side; i++) sum += lab[i * 3]! * waves[u]![i % side]! * waves[v]![Math.floor(i / side)]!;
    return sum;
  };
  const hash = waves.flatMap((_, v) => waves.map((_, u) => frequency(u, v) > 0)).slice(1);
  return { name, lab, hash };
}

function distance(a: Impression, b: Impression): number {
  let colour = 0;
  for (let i = 0; i < a.lab.length; i += 3)
    colour += Math.hypot(a.lab[i]! - b.lab[i]!, a.lab[i + 1]! - b.lab[i + 1]!, a.lab[i + 2]! - b.lab[i + 2]!);
  return colour / (side * side) + a.hash.filter((bit, i) => bit !== b.hash[i]).length / 3;
}

/** Pairs that look the same, nearest first, as a failing test should name them. */
function lookalikes(pictures: readonly Impression[], others: readonly Impression[] = []): string[] {
  const pairs = pictures.flatMap((a, i) =>
    [...pictures.slice(i + 1), ...others].map((b) => ({ apart: distance(a, b), names: `${a.name} = ${b.name}` })),
  );
  pairs.sort((a, b) => a.apart - b.apart);
  return pairs.filter(({ apart }) => apart < nearest).map(({ apart, names }) => `${names} (${apart.toFixed(1)})`);
}

describe('no two pictures of the sample look the same', () => {
  const { artists, artworks, galleries, exhibitions } = collection;
  let works: Impression[] = [];
  beforeAll(() => {
    works = artworks.map((work) => impression(work.key, artworkPicture(work, 160)));
  }, 180_000);

  test('among the works', () => {
    expect(lookalikes(works)).toEqual([]);
  });

  test('among the portraits', () => {
    expect(lookalikes(artists.map(({ key }, i) => impression(key, artistPicture(i, 160))))).toEqual([]);
  });

  test('among the main images of exhibitions, nor is one a work', () => {
    expect(
      lookalikes(
        exhibitions.map((show, i) => impression(show.key, exhibitionPicture(show, i, 360))),
        works,
      ),
    ).toEqual([]);
  });

  test('among the photographs of galleries', () => {
    expect(lookalikes(galleries.map((house, i) => impression(house.key, galleryPicture(house, i, 240))))).toEqual([]);
  });

  test('while one picture in two sizes does', () => {
    const [work] = artworks;
    expect(distance(works[0]!, impression('larger', artworkPicture(work!, 320)))).toBeLessThan(4);
  });
});
