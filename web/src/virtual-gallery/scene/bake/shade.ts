import { smooth } from './maths.ts';
import type { Relief, Spotlight } from './plan.ts';

/** How much of a lamp a relief hides from a point of its wall. The lamp is wide, so the edge is soft. */
export function lampShade(relief: Relief, spot: Spotlight, along: number, height: number): number {
  const [lampAlong, lampHeight, lampDistance] = spot.onWall;
  const k = relief.depth / lampDistance;
  const u = along + (lampAlong - along) * k;
  const v = height + (lampHeight - height) * k;
  const soft = 0.018 + 0.32 * k;
  const inU = edge(u - relief.left, soft) * edge(relief.right - u, soft);
  if (inU === 0) return 0;
  return inU * edge(v - relief.bottom, soft) * edge(relief.top - v, soft);
}

const edge = (inside: number, soft: number): number => smooth(inside / soft / 2 + 0.5);

/** Darkness that gathers round the foot of a relief, as the light of the whole room comes in from one side less. */
export function footShade(relief: Relief, along: number, height: number): number {
  const du = Math.max(relief.left - along, along - relief.right);
  const dv = Math.max(relief.bottom - height, height - relief.top);
  const reach = relief.depth * 5;
  if (du > reach || dv > reach) return 0;
  const distance = du > 0 && dv > 0 ? Math.hypot(du, dv) : Math.max(du, dv);
  if (distance > reach) return 0;
  if (distance <= 0) return 0.5;
  const share = 0.5 * (1 - distance / Math.sqrt(distance * distance + relief.depth * relief.depth));
  const below = height < relief.bottom ? 1.5 : height > relief.top ? 0.55 : 1;
  return share * below * smooth((reach - distance) / (reach * 0.5));
}
