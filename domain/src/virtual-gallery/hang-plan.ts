import { hang } from './hang.ts';
import {
  type HangOverride,
  MAIN_IMAGE_ID,
  type MainImageToHang,
  type Room,
  type Wall,
  type WorkToHang,
} from './room.ts';
import type { RoomStyle } from './room-styles.ts';

/** What a curator arranges: the style, the order of all works, and what is set for single ones. */
export interface HangPlan {
  style: RoomStyle;
  order: readonly string[];
  hang: Readonly<Record<string, HangOverride>>;
}

/** What there is to hang: the works that visitors see, and the main image. */
export interface HangStock {
  works: ReadonlyMap<string, Omit<WorkToHang, 'override'>>;
  mainImage: MainImageToHang | null;
}

export interface Place {
  wall: Wall;
  /** Metres from the wall's left end to the middle of the work, and from the floor. */
  along: number;
  height: number;
}

export const limits = {
  gapCm: { least: 2, most: 1000 },
  offsetCm: { least: -1000, most: 1000 },
  centreHeightCm: { least: 20, most: 600 },
} as const;

/** A hand is not a ruler: so near to the rules' place, the rules hold. */
const NEAR_CM = 3;

export function roomOfPlan({ order, hang: set }: HangPlan, { works, mainImage }: HangStock): Room {
  const inOrder = order.flatMap((id) => {
    const work = works.get(id);
    return work ? [{ ...work, override: set[id] }] : [];
  });
  return hang(inOrder, mainImage);
}

/** Sets some things for a work; what is undefined goes back to the rules. */
export function withSetting(
  plan: HangPlan,
  id: string,
  change: { [K in keyof HangOverride]: HangOverride[K] | undefined },
): HangPlan {
  const merged = Object.entries({ ...plan.hang[id], ...change }).filter(([, value]) => value !== undefined);
  const { [id]: _, ...others } = plan.hang;
  return { ...plan, hang: merged.length > 0 ? { ...others, [id]: Object.fromEntries(merged) } : others };
}

/** Everything as the rules say; the order and the style stay. */
export const byTheRules = (plan: HangPlan): HangPlan => ({ ...plan, hang: {} });

export function movedInOrder(plan: HangPlan, id: string, by: 1 | -1): HangPlan {
  const from = plan.order.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= plan.order.length) return plan;
  return { ...plan, order: plan.order.toSpliced(from, 1).toSpliced(to, 0, id) };
}

/** The works there are now in this order: what others added meanwhile at the end, what they took out left out. */
export const inThisOrder = (order: readonly string[], now: readonly string[]): string[] => [
  ...order.filter((id) => now.includes(id)),
  ...now.filter((id) => !order.includes(id)),
];

export function samePlan(a: HangPlan, b: HangPlan): boolean {
  const written = ({ style, order, hang: set }: HangPlan) =>
    JSON.stringify([
      style,
      order,
      Object.entries(set)
        .map(([id, one]) => [id, Object.entries(one).sort()])
        .sort(),
    ]);
  return written(a) === written(b);
}

/** The work hung by hand at a place: its wall and its turn in the order follow, the rest stays where it is. */
export function hungByHand(plan: HangPlan, stock: HangStock, id: string, place: Place): HangPlan {
  const before = roomOfPlan(plan, stock);
  const now = before.works.find((work) => work.id === id);
  if (!now || id === MAIN_IMAGE_ID) return plan;
  const neighbours = before.works.filter(
    (work) => work.wall === place.wall && work.id !== id && work.id !== MAIN_IMAGE_ID,
  );
  const order = placedInOrder(
    plan.order,
    id,
    neighbours.toSorted((a, b) => a.along - b.along),
    place.along,
  );
  let next: HangPlan = { ...plan, order };
  if (place.wall !== now.wall || order.join() !== plan.order.join()) {
    for (const { id: other, wall } of before.works)
      if (other !== MAIN_IMAGE_ID) next = withSetting(next, other, { wall: other === id ? place.wall : wall });
  }
  const free = withSetting(next, id, { offsetCm: undefined, centreHeightCm: undefined });
  const ruled = roomOfPlan(free, stock).works.find((work) => work.id === id);
  if (!ruled) return next;
  return withSetting(free, id, {
    offsetCm: byHand(place.along - ruled.along, 0, limits.offsetCm),
    centreHeightCm: byHand(place.height, ruled.centre.y, limits.centreHeightCm),
  });
}

/** The work a little further along its wall, or higher: by keys, so that every centimetre counts. */
export function nudged(plan: HangPlan, stock: HangStock, id: string, along: number, up: number): HangPlan {
  const now = roomOfPlan(plan, stock).works.find((work) => work.id === id);
  if (!now || id === MAIN_IMAGE_ID) return plan;
  const set = plan.hang[id] ?? {};
  const to = (value: number, { least, most }: { least: number; most: number }): number =>
    Math.round(Math.min(most, Math.max(least, value)));
  return withSetting(plan, id, {
    ...(along ? { offsetCm: to((set.offsetCm ?? 0) + along, limits.offsetCm) || undefined } : {}),
    ...(up ? { centreHeightCm: to(now.centre.y * 100 + up, limits.centreHeightCm) } : {}),
  });
}

function byHand(metres: number, ruled: number, { least, most }: { least: number; most: number }): number | undefined {
  const cm = Math.round(Math.min(most, Math.max(least, metres * 100)));
  return Math.abs(cm - ruled * 100) <= NEAR_CM ? undefined : cm;
}

function placedInOrder(
  order: readonly string[],
  id: string,
  row: readonly { id: string; along: number }[],
  along: number,
) {
  const last = row.at(-1);
  if (!last) return order;
  const without = order.filter((one) => one !== id);
  const after = row.find((work) => work.along > along);
  const at = after ? without.indexOf(after.id) : without.indexOf(last.id) + 1;
  return without.toSpliced(at, 0, id);
}
