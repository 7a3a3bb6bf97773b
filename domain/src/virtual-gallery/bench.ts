import type { Bench, Vec } from './room.ts';

export interface Block {
  min: Vec;
  max: Vec;
}

const SEAT = 0.07;
const LEG = 0.06;

/** A thick seat on two slab legs. */
export function benchBlocks({ x, z, width, depth, height }: Bench): { seat: Block; legs: Block[] } {
  const hw = width / 2;
  const hd = depth / 2;
  const alongZ = depth > width;
  const legs = [-1, 1].map((side): Block => {
    const at = side * ((alongZ ? hd : hw) - 0.28);
    const dx = alongZ ? hw - 0.05 : LEG / 2;
    const dz = alongZ ? LEG / 2 : hd - 0.05;
    const [cx, cz] = alongZ ? [x, z + at] : [x + at, z];
    return { min: [cx - dx, 0, cz - dz], max: [cx + dx, height - SEAT, cz + dz] };
  });
  return { seat: { min: [x - hw, height - SEAT, z - hd], max: [x + hw, height, z + hd] }, legs };
}
