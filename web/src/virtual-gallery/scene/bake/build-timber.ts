import { onWall, type Room, WALLS } from '@hwarang/domain/virtual-gallery/room';
import type { Look } from './looks.ts';
import { lintelsOf, type Mark, openingsOf, postsOf, type Relief, windowBand } from './plan.ts';
import type { Finish, Solid } from './solid.ts';

/** Posts, lintels, rafters and paper windows of the hanok. */
export function buildTimber(solid: Solid, marks: Mark[], room: Room, look: Look): void {
  if (look.opening !== 'paper') return;
  const wood: Finish = { colour: look.wood, grain: 1 };
  const posts = postsOf(room, look);
  for (const { depth, ...place } of [...posts, ...lintelsOf(room, look)]) {
    const { wall, left, right, bottom, top } = place;
    solid.box([left, bottom, 0], [right, top, depth], wood, { sides: 'ewstb', to: onWall(room, wall) });
    marks.push({ ...place, colour: look.wood });
  }
  buildWindows(solid, marks, room, look, posts);
  buildRafters(solid, room, look);
}

function buildWindows(solid: Solid, marks: Mark[], room: Room, look: Look, posts: readonly Relief[]): void {
  const band = windowBand(room);
  const paper: Finish = { colour: look.glow, shine: true, grain: 0.25 };
  const bar: Finish = { colour: look.wood, grain: 0.6 };
  for (const wall of WALLS) {
    const to = onWall(room, wall);
    const row = posts.filter((post) => post.wall === wall).sort((a, b) => a.left - b.left);
    for (const [i, post] of row.entries()) {
      const next = row[i + 1];
      if (!next || next.left - post.right < 0.2) continue;
      const l = post.right;
      const r = next.left;
      const shade = { sides: 's', bottom: 0.9, top: 0.97 };
      solid.box([l, band.bottom, 0], [r, band.top, 0.02], paper, { to, ...shade });
      marks.push({ wall, left: l, right: r, bottom: band.bottom, top: band.top, colour: look.glow });
      const count = Math.min(60, Math.max(2, Math.round((r - l) / 0.16)));
      for (let k = 1; k < count; k++) {
        const x = l + ((r - l) * k) / count;
        solid.box([x - 0.008, band.bottom, 0.02], [x + 0.008, band.top, 0.042], bar, { to, sides: 'ews' });
      }
      for (const share of [0.24, 0.5, 0.76]) {
        const y = band.bottom + (band.top - band.bottom) * share;
        solid.box([l, y - 0.008, 0.02], [r, y + 0.008, 0.04], bar, { to, sides: 'stb' });
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
    const cut = hole && z > hole.minZ - 0.1 && z < hole.maxZ + 0.1 ? [hole.minX - 0.1, hole.maxX + 0.1] : [];
    const ends = [-halfW, ...cut, halfW];
    for (let s = 0; s < ends.length; s += 2) {
      const [from = 0, to = 0] = ends.slice(s);
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
    solid.box([-halfW, room.height - 0.3, z - 0.12], [halfW, room.height, z + 0.12], wood, { sides: 'ewsnb' });
  }
  for (const x of [hole.minX - 0.06, hole.maxX + 0.06]) {
    solid.box([x - 0.07, room.height - 0.14, hole.minZ], [x + 0.07, room.height, hole.maxZ], wood, { sides: 'ewsnb' });
  }
}
