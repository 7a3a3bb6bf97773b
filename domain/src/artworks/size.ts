/** A work's outer measures in centimetres, kept to two decimals. */
export interface Size {
  width: number;
  height: number;
  depth?: number;
}

export const largestMeasure = 100_000;

/** Two decimals, greater than zero; undefined for anything else. */
export function measure(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  const rounded = Math.round(number * 100) / 100;
  return rounded > 0 && rounded <= largestMeasure ? rounded : undefined;
}

const part = String.raw`(\d+(?:\.\d+)?)\s*(?:cm)?`;
const pattern = new RegExp(String.raw`^\s*${part}\s*[x×*]\s*${part}(?:\s*[x×*]\s*${part})?\s*$`, 'i');

/** 'W cm x H cm [x D cm]' as numbers; undefined when the text is no such size. */
export function parseSize(text: string): Size | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const width = measure(found[1]);
  const height = measure(found[2]);
  const depth = found[3] === undefined ? undefined : measure(found[3]);
  if (!width || !height || (found[3] !== undefined && !depth)) return undefined;
  return { width, height, ...(depth ? { depth } : {}) };
}

/** The measures of a work as the contract gives them; undefined while its width or height is not known. */
export function sizeFrom(work: Record<'width_cm' | 'height_cm' | 'depth_cm', number | null>): Size | undefined {
  const { width_cm: width, height_cm: height, depth_cm: depth } = work;
  return width && height ? { width, height, ...(depth ? { depth } : {}) } : undefined;
}

export const formatSize = ({ width, height, depth }: Size): string =>
  `${width} cm x ${height} cm${depth ? ` x ${depth} cm` : ''}`;
