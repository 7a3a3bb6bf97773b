import { describe, expect, test } from 'vitest';
import {
  byTheRules,
  type HangPlan,
  type HangStock,
  hungByHand,
  movedInOrder,
  nudged,
  roomOfPlan,
  samePlan,
  withSetting,
} from './hang-plan.ts';
import { WALLS } from './room.ts';
import { hang } from './virtual-gallery.contract.ts';

const id = (n: number): string => n.toString(16).padStart(24, '0');
const stock: HangStock = {
  works: new Map(
    Array.from({ length: 6 }, (_, n) => [
      id(n),
      { id: id(n), widthCm: 60 + n * 10, heightCm: 50 + n * 12, depthCm: null, pixelWidth: null, pixelHeight: null },
    ]),
  ),
  mainImage: { pixelWidth: 1600, pixelHeight: 1000 },
};
const plan: HangPlan = { style: 'white-cube', order: [...stock.works.keys()], hang: {} };
const at = (of: HangPlan, n: number) => {
  const work = roomOfPlan(of, stock).works.find((one) => one.id === id(n));
  if (!work) throw new Error(`work ${n} does not hang`);
  return work;
};

describe('a curator', () => {
  test('sets and unsets, and an unset work leaves no trace', () => {
    const set = withSetting(plan, id(1), { gapCm: 30, centreHeightCm: 160 });
    expect(set.hang).toEqual({ [id(1)]: { gapCm: 30, centreHeightCm: 160 } });
    expect(at(set, 1).centre.y).toBeCloseTo(1.6);
    const unset = withSetting(set, id(1), { gapCm: undefined, centreHeightCm: undefined });
    expect(samePlan(unset, plan)).toBe(true);
    expect(samePlan(set, plan)).toBe(false);
    expect(samePlan(byTheRules(set), plan)).toBe(true);
  });

  test('moves a work on in the order, and not beyond its ends', () => {
    expect(movedInOrder(plan, id(0), 1).order.slice(0, 2)).toEqual([id(1), id(0)]);
    expect(movedInOrder(plan, id(0), -1)).toBe(plan);
    expect(movedInOrder(plan, id(5), 1)).toBe(plan);
  });

  test('hangs a work a little further and higher: nothing else moves', () => {
    const now = at(plan, 0);
    const next = hungByHand(plan, stock, id(0), { wall: now.wall, along: now.along + 0.2, height: 1.7 });
    expect(next.hang).toEqual({ [id(0)]: { offsetCm: 20, centreHeightCm: 170 } });
    for (let n = 1; n < 6; n++) expect(at(next, n).centre).toEqual(at(plan, n).centre);
  });

  test('nudges a work by centimetres, and back', () => {
    const further = nudged(nudged(plan, stock, id(0), 1, 0), stock, id(0), 0, -10);
    expect(further.hang).toEqual({ [id(0)]: { offsetCm: 1, centreHeightCm: 140 } });
    expect(nudged(further, stock, id(0), -1, 0).hang).toEqual({ [id(0)]: { centreHeightCm: 140 } });
  });

  test('hangs a work nearly where the rules have it: the rules hold', () => {
    const now = at(plan, 2);
    const place = { wall: now.wall, along: now.along + 0.02, height: now.centre.y - 0.02 };
    expect(hungByHand(plan, stock, id(2), place)).toEqual(plan);
  });

  test('hangs a work on any wall: it is there, the others keep their walls, and the API takes the plan', () => {
    for (const wall of WALLS)
      for (let n = 0; n < 6; n++)
        for (const along of [0.5, 3, 9]) {
          const next = hungByHand(plan, stock, id(n), { wall, along, height: 1.2 });
          expect(at(next, n).wall).toBe(wall);
          for (let m = 0; m < 6; m++) if (m !== n) expect(at(next, m).wall).toBe(at(plan, m).wall);
          expect([...next.order].sort()).toEqual([...plan.order].sort());
          expect(hang.safeParse(next.hang).success).toBe(true);
        }
  });

  test('hangs the last work before the first of a wall: it comes first in the order', () => {
    const first = at(plan, 0);
    const next = hungByHand(plan, stock, id(5), { wall: first.wall, along: first.along - 0.5, height: 1.5 });
    expect(next.order[0]).toBe(id(5));
    expect(at(next, 5).along).toBeLessThan(at(next, 0).along);
  });
});
