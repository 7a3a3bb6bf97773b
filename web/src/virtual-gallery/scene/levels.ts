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
  level: Level;
  bytes: number;
  /** Frame in which it was last seen. */
  seen: number;
}

/** Which pictures to give up, least recently seen first, until the rest fits; the one in `keep` stays. */
export function overCap(held: readonly Held[], cap: number, keep: string | null): string[] {
  let total = held.reduce((sum, item) => sum + item.bytes, 0);
  const dropped: string[] = [];
  for (const item of [...held].sort((a, b) => a.seen - b.seen || b.bytes - a.bytes)) {
    if (total <= cap) break;
    if (item.id === keep) continue;
    total -= item.bytes;
    dropped.push(item.id);
  }
  return dropped;
}

export interface LevelRequest {
  id: string;
  level: Level;
  pixels: number;
  focused: boolean;
}

/** The loads worth starting, most wanted first. */
export function nextLoads(
  requests: readonly LevelRequest[],
  has: (id: string) => Level | null,
  busy: ReadonlySet<string>,
): LevelRequest[] {
  return requests
    .filter((request) => request.level > 64 && (has(request.id) ?? 0) < request.level && !busy.has(request.id))
    .sort((a, b) => Number(b.focused) - Number(a.focused) || b.pixels - a.pixels);
}
