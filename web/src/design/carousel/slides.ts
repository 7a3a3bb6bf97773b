export const autoplayEvery = 10_000;

/** The slides form a ring. */
export const step = (at: number, by: number, count: number): number =>
  count > 0 ? (((at + by) % count) + count) % count : 0;

/** Shown, or one turn away: its pictures are fetched; the others wait. */
export const isNear = (place: number, at: number, count: number): boolean =>
  place === at || place === step(at, 1, count) || place === step(at, -1, count);

/** What a finger's way means: a turn when it went far enough sideways, and more sideways than up or down. */
export function swipeTurn(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < 48 || Math.abs(across) < Math.abs(down) * 1.2) return 0;
  return across < 0 ? 1 : -1;
}
