import type { MaterialKind } from './facets.ts';
import type { Size } from './size.ts';

/** What two works are compared by. */
export interface Comparable {
  colours: readonly string[];
  materials: readonly MaterialKind[];
  size: Pick<Size, 'width' | 'height'> | undefined;
  /** Width by height of what is seen. */
  aspect: number | undefined;
}

const shares = [0.5, 0.3, 0.2];
const weights = { colour: 0.45, form: 0.25, material: 0.2, size: 0.1 };
/** Colours farther apart than this have nothing in common (in OKLab). */
const farthest = 0.35;
/** Works four times as wide and high, sixteen times the area, are no longer alike in size. */
const mostDoublings = 4;
/** A form that is twice as wide for its height has nothing in common. */
const mostStretched = 2;

/** From 0, nothing in common, to 1: colour counts most, then form, material and size. */
export function likeness(one: Comparable, other: Comparable): number {
  return (
    weights.colour * colourLikeness(one.colours, other.colours) +
    weights.form * formLikeness(one.aspect, other.aspect) +
    weights.material * materialLikeness(one.materials, other.materials) +
    weights.size * sizeLikeness(one.size, other.size)
  );
}

/** The works most like this one, the likest first, but no more than a few of one maker. */
export function mostLike<T>(
  one: Comparable,
  others: readonly T[],
  comparable: (other: T) => Comparable,
  { most, mostEach, maker }: { most: number; mostEach: number; maker: (other: T) => string | undefined },
): T[] {
  const taken = new Map<string | undefined, number>();
  return others
    .map((other) => ({ other, score: likeness(one, comparable(other)) }))
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other)
    .filter((other) => {
      const before = taken.get(maker(other)) ?? 0;
      taken.set(maker(other), before + 1);
      return before < mostEach;
    })
    .slice(0, most);
}

function colourLikeness(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const theirs = other.slice(0, 4).map(toLab);
  const mine = one.slice(0, shares.length).map(toLab);
  const whole = mine.reduce((sum, _, place) => sum + (shares[place] ?? 0), 0);
  const like = mine.map((colour, place) => {
    const nearest = Math.min(...theirs.map((their) => Math.hypot(...colour.map((v, i) => v - (their[i] ?? 0)))));
    return (shares[place] ?? 0) * Math.max(0, 1 - nearest / farthest);
  });
  return like.reduce((sum, part) => sum + part, 0) / whole;
}

function formLikeness(one: number | undefined, other: number | undefined): number {
  if (!one || !other) return 0;
  return Math.max(0, 1 - Math.abs(Math.log(one / other)) / Math.log(mostStretched));
}

function materialLikeness(mine: readonly MaterialKind[], theirs: readonly MaterialKind[]): number {
  const either = new Set([...mine, ...theirs]).size;
  return either === 0 ? 0 : mine.filter((kind) => theirs.includes(kind)).length / either;
}

function sizeLikeness(one: Comparable['size'], other: Comparable['size']): number {
  if (!one || !other) return 0;
  const doublings = Math.abs(Math.log2((one.width * one.height) / (other.width * other.height)));
  return Math.max(0, 1 - doublings / mostDoublings);
}

const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function toLab(colour: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = channelsOf(colour).map((value) => linear(value / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The cell of a colour and those around it: of 512, as `colour_cell` of the database numbers them. */
export function cellsAround(colour: string): number[] {
  const [r = [], g = [], b = []] = channelsOf(colour).map((value) =>
    [-1, 0, 1].map((step) => (value >> 5) + step).filter((cell) => cell >= 0 && cell < 8),
  );
  return r.flatMap((red) => g.flatMap((green) => b.map((blue) => (red << 6) | (green << 3) | blue)));
}
