import { type Room, WALLS } from '@hwarang/domain/virtual-gallery/room';
import type { Look } from './looks.ts';
import { lintelsOf, openingsOf, postsOf, type Relief, windowBand } from './plan.ts';
import type { Finish, Solid } from './solid.ts';
import { type Mark, wallMapping } from './wall-mapping.ts';

/** Posts, lintels, rafters and paper windows of the hanok. */
export function buildTimber(solid: Solid, marks: Mark[], room: Room, look: Look): void {
  if (look.opening !== 'paper') return;
  const wood: Finish = { colour: look.wood, grain: 1 };
  const posts = postsOf(room, look);
  const lintels = lintelsOf(room, look);
  for (const { wall, left, right, bottom, top, depth } of [...posts, ...lintels]) {
    solid.box([left, bottom, 0], [right, top, depth], wood, { skip: 'n', to: wallMapping(room, wall) });
    marks.push({ wall, left, right, bottom, top, colour: look.wood });
  }
  buildWindows(solid, marks, room, look, posts);
  buildRafters(solid, room, look);
}

function buildWindows(solid: Solid, marks: Mark[], room: Room, look: Look, posts: readonly Relief[]): void {
  const band = windowBand(room);
  const paper: Finish = { colour: look.glow, shine: true, grain: 0.25 };
  const bar: Finish = { colour: look.wood, grain: 0.6 };
  for (const wall of WALLS) {
    const to = wallMapping(room, wall);
    const row = posts.filter((post) => post.wall === wall).sort((a, b) => a.left - b.left);
    for (const [i, post] of row.entries()) {
      const next = row[i + 1];
      if (!next || next.left - post.right < 0.2) continue;
      const l = post.right;
      const r = next.left;
      solid.quad(
        [to([l, band.bottom, 0.02]), to([r, band.bottom, 0.02]), to([r, band.top, 0.02]), to([l, band.top, 0.02])],
        paper,
        [0.9, 0.9, 0.97, 0.97],
      );
      marks.push({ wall, left: l, right: r, bottom: band.bottom, top: band.top, colour: look.glow });
      const count = Math.min(60, Math.max(2, Math.round((r - l) / 0.16)));
      for (let k = 1; k < count; k++) {
        const x = l + ((r - l) * k) / count;
        solid.box([x - 0.008, band.bottom, 0.02], [x + 0.008, band.top, 0.042], bar, { to, skip: 'ntb' });
      }
      for (const share of [0.24, 0.5, 0.76]) {
        const y = band.bottom + (band.top - band.bottom) * share;
        solid.box([l, y - 0.008, 0.02], [r, y + 0.008, 0.04], bar, { to, skip: 'new' });
      }
    }
  }
}

const RAFTER = { radius: 0.07, step: 0.62 };

function buildRafters(solid: Solid, room: Room, look: Look): void {
  const wood: Finish = { colour: look.wood, grain: 1 };
  const y = room.height - 0.045;
  const halfW = room.width / 2;
  const halfD = room.depth / 2;
  const hole = openingsOf(room, look)[0];
  const count = Math.min(48, Math.max(3, Math.round(room.depth / RAFTER.step)));
  for (let i = 1; i < count; i++) {
    const z = -halfD + (room.depth * i) / count;
    const cut = hole && z > hole.minZ - 0.1 && z < hole.maxZ + 0.1;
    const spans: [number, number][] = cut
      ? [
          [-halfW, hole.minX - 0.1],
          [hole.maxX + 0.1, halfW],
        ]
      : [[-halfW, halfW]];
    for (const [from, to] of spans) {
      const pieces = Math.min(10, Math.max(1, Math.ceil((to - from) / 1.2)));
      for (let k = 0; k < pieces; k++) {
        const a = from + ((to - from) * k) / pieces;
        const b = from + ((to - from) * (k + 1)) / pieces;
        solid.rod([a, y, z], [b, y, z], RAFTER.radius, 10, wood);
      }
    }
  }
  if (!hole) return;
  for (const z of [hole.minZ - 0.1, hole.maxZ + 0.1]) {
    solid.box([-halfW, room.height - 0.3, z - 0.12], [halfW, room.height, z + 0.12], wood, { skip: 't' });
  }
  for (const x of [hole.minX - 0.06, hole.maxX + 0.06]) {
    solid.box([x - 0.07, room.height - 0.14, hole.minZ], [x + 0.07, room.height, hole.maxZ], wood, { skip: 't' });
  }
}
