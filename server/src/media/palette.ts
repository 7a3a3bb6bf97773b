import { rgbaToThumbHash } from 'thumbhash';
import { type Pixels, shrink } from './pictures.ts';

type Colour = [number, number, number];

/** A placeholder of some twenty bytes, and the main colours, most of the picture first. */
export async function portray(pixels: Pixels): Promise<{ thumbhash: string; colours: string[] }> {
  const small = await shrink(pixels, { width: 100, height: 100 });
  const rgba = withAlpha(small);
  const hash = rgbaToThumbHash(small.width, small.height, rgba);
  return { thumbhash: Buffer.from(hash).toString('base64'), colours: mainColours(rgba) };
}

function withAlpha({ data, channels }: Pixels): Uint8Array {
  if (channels === 4) return data;
  const rgba = new Uint8Array((data.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) rgba.set(data.subarray(from, from + 3), to);
  return rgba;
}

/** Up to five colours that the eye tells apart: clusters in Lab, where distances are what people see. */
export function mainColours(rgba: Uint8Array, most = 5): string[] {
  const points: Colour[] = [];
  const stride = Math.max(1, Math.floor(rgba.length / 4 / 2500)) * 4;
  for (let at = 0; at < rgba.length; at += stride)
    if ((rgba[at + 3] ?? 0) >= 128) points.push(toLab([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]));
  if (points.length === 0) return [];
  let centres = spreadSeeds(points, most);
  let shares: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const point of points) {
      const sum = sums[nearest(centres, point)];
      if (!sum) continue;
      for (const axis of [0, 1, 2] as const) sum[axis] += point[axis];
      sum[3] += 1;
    }
    centres = centres.map((centre, index) => {
      const [l, a, b, n] = sums[index] ?? [0, 0, 0, 0];
      return n > 0 ? [l / n, a / n, b / n] : centre;
    });
    shares = sums.map((sum) => sum[3]);
  }
  return centres
    .map((centre, index) => ({ centre, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > points.length * 0.01)
    .sort((one, other) => other.share - one.share)
    .map(({ centre }) => toHex(centre));
}

/** Each further seed is the point farthest from those before: the same picture always gives the same colours. */
function spreadSeeds(points: Colour[], most: number): Colour[] {
  const seeds: Colour[] = [points[Math.floor(points.length / 2)] ?? [0, 0, 0]];
  const distances = points.map(() => Number.POSITIVE_INFINITY);
  while (seeds.length < most) {
    const last = seeds.at(-1) ?? [0, 0, 0];
    let far = 0;
    points.forEach((point, index) => {
      distances[index] = Math.min(distances[index] ?? 0, distance(point, last));
      if ((distances[index] ?? 0) > (distances[far] ?? 0)) far = index;
    });
    // Colours nearer than this look the same.
    if ((distances[far] ?? 0) < 8 ** 2) break;
    seeds.push(points[far] ?? last);
  }
  return seeds;
}

const distance = (one: Colour, other: Colour): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

function nearest(centres: Colour[], point: Colour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, centre] of centres.entries()) {
    const away = distance(centre, point);
    if (away < least) [best, least] = [index, away];
  }
  return best;
}

const white: Colour = [0.95047, 1, 1.08883];
const linear = Array.from({ length: 256 }, (_, v) => (v <= 10 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));

function toLab([red, green, blue]: Colour): Colour {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / white[0]);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / white[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function toHex([l, a, b]: Colour): string {
  const fy = (l + 16) / 116;
  const inverse = (t: number) => (t ** 3 > 0.008856 ? t ** 3 : (t - 16 / 116) / 7.787);
  const [x, y, z] = [inverse(fy + a / 500) * white[0], inverse(fy), inverse(fy - b / 200) * white[2]];
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
