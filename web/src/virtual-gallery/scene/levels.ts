export const LEVELS = [64, 256, 512, 1024, 2048] as const;
export type Level = (typeof LEVELS)[number];
export const SPRITE_CELL = 64;

/** The smallest level that still gives every screen pixel its own texel, never more than the picture has. */
export function levelFor(pixelsAcross: number, pictureWidth: number | null): Level {
  const wanted = Math.min(pixelsAcross * 0.95, pictureWidth ?? Number.POSITIVE_INFINITY);
  return LEVELS.find((level) => level >= wanted) ?? 2048;
}

export const textureBytes = (width: number, height: number): number => Math.round((width * height * 4 * 4) / 3);

export interface Held {
  id: string;
  /** Null while only the small picture of the sprite is there. */
  level: Level | null;
  bytes: number;
  /** Frame in which it was last seen. */
  seen: number;
}

/** Which pictures to give up, least recently seen first, until the rest fits; the one in `keep` stays. */
export function overCap<T extends Held>(held: readonly T[], cap: number, keep: string | null): T[] {
  let total = held.reduce((sum, item) => sum + item.bytes, 0);
  const dropped: T[] = [];
  for (const item of held.toSorted((a, b) => a.seen - b.seen || b.bytes - a.bytes)) {
    if (total <= cap) break;
    if (item.id === keep || item.level === null) continue;
    total -= item.bytes;
    dropped.push(item);
  }
  return dropped;
}

export interface Wanted<T> {
  picture: T;
  level: Level;
  /** Across, on the screen. */
  pixels: number;
}

/** The loads worth starting, most wanted first. */
export function nextLoads<T extends Held>(
  wanted: readonly Wanted<T>[],
  focused: string | null,
  busy: ReadonlySet<string>,
): Wanted<T>[] {
  const isFocused = ({ picture }: Wanted<T>): number => Number(picture.id === focused);
  return wanted
    .filter(({ picture, level }) => level > 64 && (picture.level ?? 0) < level && !busy.has(picture.id))
    .sort((a, b) => isFocused(b) - isFocused(a) || b.pixels - a.pixels);
}
