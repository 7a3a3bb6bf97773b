import { type Extent, fitInside, isLargerThan } from './fit.ts';

/** The four formats of the contract, largest last. Each exists only if the picture is larger than its box. */
export const formatBoxes = {
  thumbnail: { width: 245, height: 156 },
  small: { width: 500, height: 500 },
  medium: { width: 750, height: 750 },
  large: { width: 1000, height: 1000 },
} as const satisfies Record<string, Extent>;

export type FormatName = keyof typeof formatBoxes;
export const formatNames = Object.keys(formatBoxes) as FormatName[];

export function formatExtents(picture: Extent): Partial<Record<FormatName, Extent>> {
  const larger = formatNames.filter((name) => isLargerThan(picture, formatBoxes[name]));
  return Object.fromEntries(larger.map((name) => [name, fitInside(picture, formatBoxes[name])]));
}

/** Kilobytes with two decimals, as the contract counts them. */
export const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100;
