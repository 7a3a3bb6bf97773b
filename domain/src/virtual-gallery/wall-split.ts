import type { Wall } from './room.ts';

export interface Hanging {
  id: string;
  /** Metres. */
  width: number;
  height: number;
  wall?: Wall;
  gapBefore?: number;
}

export type WallPlan = Record<Wall, Hanging[]>;

const GAP = { share: 0.55, least: 0.7, most: 1.6 };
const LEAST_CHOSEN_GAP = 0.02;

export function gapBetween(a: { width: number }, b: { width: number; gapBefore?: number }): number {
  if (b.gapBefore !== undefined) return Math.max(LEAST_CHOSEN_GAP, b.gapBefore);
  return Math.min(GAP.most, Math.max(GAP.least, (GAP.share * (a.width + b.width)) / 2));
}

export function runLength(row: readonly { width: number; gapBefore?: number }[]): number {
  let length = 0;
  for (const [i, item] of row.entries()) {
    const before = row[i - 1];
    length += item.width + (before ? gapBetween(before, item) : 0);
  }
  return length;
}

/** Where in a row the thing in the middle of the wall stands so that both sides reach out about equally far. */
export function middleIndex(row: readonly Hanging[], middle: { width: number }): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= row.length; i++) {
    const reach = halfReach(row, i, middle);
    if (reach < least - 1e-9) {
      least = reach;
      best = i;
    }
  }
  return best;
}

export function halfReach(row: readonly Hanging[], index: number, middle: { width: number }): number {
  const left = runLength([...row.slice(0, index), middle]) - middle.width / 2;
  const right = runLength([middle, ...row.slice(index)]) - middle.width / 2;
  return Math.max(left, right);
}

export function spanOf(row: readonly Hanging[], middle: { width: number } | null): number {
  return middle ? 2 * halfReach(row, middleIndex(row, middle), middle) : runLength(row);
}

/**
 * Clockwise from the entrance: west, north, east. Of all ways to cut the order into three runs the one whose longest run is
 * shortest; among equals the one whose side walls are most alike. Works that the curator put on a wall stay there.
 */
export function splitOverWalls(items: readonly Hanging[], main: { width: number } | null): WallPlan {
  const free = items.filter((item) => !item.wall);
  let best: WallPlan | null = null;
  let bestScore: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i <= free.length; i++) {
    for (let j = i; j <= free.length; j++) {
      const wallOf = new Map<string, Wall>();
      for (const [k, item] of free.entries()) wallOf.set(item.id, k < i ? 'west' : k < j ? 'north' : 'east');
      const plan = planFor(items, wallOf);
      const runs = [runLength(plan.west), spanOf(plan.north, main), runLength(plan.east)] as const;
      const score: [number, number] = [Math.max(...runs), Math.abs(runs[0] - runs[2])];
      if (score[0] < bestScore[0] - 1e-9 || (score[0] < bestScore[0] + 1e-9 && score[1] < bestScore[1] - 1e-9)) {
        best = plan;
        bestScore = score;
      }
    }
  }
  return best ?? planFor(items, new Map());
}

function planFor(items: readonly Hanging[], wallOf: ReadonlyMap<string, Wall>): WallPlan {
  const plan: WallPlan = { west: [], north: [], east: [], south: [] };
  for (const item of items) plan[item.wall ?? wallOf.get(item.id) ?? 'west'].push(item);
  return plan;
}
