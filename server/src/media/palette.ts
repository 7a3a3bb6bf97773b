import { rgbaToThumbHash } from 'thumbhash';
import { type Pixels, shrink } from './pictures.ts';

/** In Lab. */
interface Colour {
  l: number;
  a: number;
  b: number;
}

/** Small enough that neither keeps other requests waiting, large enough for both. */
const box = { width: 40, height: 40 };

/** A placeholder of some twenty bytes, and the main colours, most of the picture first. */
export async function portray(pixels: Pixels): Promise<{ thumbhash: string; colours: string[] }> {
  const small = await shrink(pixels, box);
  const rgba = withAlpha(small);
  const hash = rgbaToThumbHash(small.width, small.height, rgba);
  return { thumbhash: Buffer.from(hash).toString('base64'), colours: mainColours(rgba) };
}

function withAlpha({ data, channels }: Pixels): Uint8Array {
  if (channels === 4) return data;
  const rgba = new Uint8Array((data.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    rgba[to] = data[from] ?? 0;
    rgba[to + 1] = data[from + 1] ?? 0;
    rgba[to + 2] = data[from + 2] ?? 0;
  }
  return rgba;
}

/** Up to five colours that the eye tells apart: clusters in Lab, where distances are what people see. */
function mainColours(rgba: Uint8Array, most = 5): string[] {
  const points: Colour[] = [];
  for (let at = 0; at < rgba.length; at += 4)
    if ((rgba[at + 3] ?? 0) >= 128) points.push(toLab(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0));
  if (points.length === 0) return [];
  let clusters = spreadSeeds(points, most).map((centre) => ({ centre, share: 0 }));
  for (let round = 0; round < 8; round += 1) {
    const sums = clusters.map(() => ({ l: 0, a: 0, b: 0, share: 0 }));
    for (const point of points) {
      const sum = sums[nearest(clusters, point)];
      if (!sum) continue;
      sum.l += point.l;
      sum.a += point.a;
      sum.b += point.b;
      sum.share += 1;
    }
    clusters = sums
      .filter(({ share }) => share > 0)
      .map(({ l, a, b, share }) => ({ centre: { l: l / share, a: a / share, b: b / share }, share }));
  }
  return clusters
    .filter(({ share }) => share > points.length * 0.01)
    .sort((one, other) => other.share - one.share)
    .map(({ centre }) => toHex(centre));
}

/** Each further seed is the point farthest from those before: the same picture always gives the same colours. */
function spreadSeeds(points: Colour[], most: number): Colour[] {
  const seeds = points.slice(Math.floor(points.length / 2)).slice(0, 1);
  const away = new Float64Array(points.length).fill(Number.POSITIVE_INFINITY);
  for (let last = seeds[0]; last && seeds.length < most; last = seeds.at(-1)) {
    let far = 0;
    for (const [index, point] of points.entries()) {
      away[index] = Math.min(away[index] ?? 0, distance(point, last));
      if ((away[index] ?? 0) > (away[far] ?? 0)) far = index;
    }
    const next = points[far];
    // Colours nearer than this look the same.
    if (!next || (away[far] ?? 0) < 8 ** 2) break;
    seeds.push(next);
  }
  return seeds;
}

const distance = (one: Colour, other: Colour): number =>
  (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;

function nearest(clusters: { centre: Colour }[], point: Colour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < clusters.length; index += 1) {
    const centre = clusters[index]?.centre;
    const far = centre ? distance(centre, point) : Number.POSITIVE_INFINITY;
    if (far < least) {
      least = far;
      best = index;
    }
  }
  return best;
}

const white = { x: 0.95047, z: 1.08883 };
const linear = Array.from({ length: 256 }, (_, v) => (v <= 10 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));

function toLab(red: number, green: number, blue: number): Colour {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / white.x);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / white.z);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

function toHex({ l, a, b }: Colour): string {
  const fy = (l + 16) / 116;
  const inverse = (t: number) => (t ** 3 > 0.008856 ? t ** 3 : (t - 16 / 116) / 7.787);
  const [x, y, z] = [inverse(fy + a / 500) * white.x, inverse(fy), inverse(fy - b / 200) * white.z];
  const rgb = [
    3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * y + 0.041556 * z,
    0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
  ].map((value) => {
    const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, curved)) * 255);
  });
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
