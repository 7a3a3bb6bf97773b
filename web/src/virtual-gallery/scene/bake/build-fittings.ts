import { type Room, WALLS, wallLength } from '@hwarang/domain/virtual-gallery/room';
import type { RoomLight } from './lightmap.ts';
import type { Look } from './looks.ts';
import { railDistance, railHeight } from './plan.ts';
import type { Finish, Solid, Vec } from './solid.ts';
import { type Mark, wallMapping } from './wall-mapping.ts';

/** Rails with lamps, the joint between wall and floor, and the way in. */
export function buildFittings(solid: Solid, marks: Mark[], light: RoomLight): void {
  const { room, look } = light;
  buildRails(solid, room, look);
  for (const { spot } of light.spots) buildLamp(solid, spot.p, spot.aim, look);
  buildSkirting(solid, room, look);
  buildDoor(solid, marks, room, look);
}

function buildRails(solid: Solid, room: Room, look: Look): void {
  const metal: Finish = { colour: look.metal };
  const out = railDistance(room);
  const y = railHeight(room, look);
  for (const wall of WALLS) {
    const row = room.works.filter((work) => work.wall === wall);
    if (row.length === 0) continue;
    const from = Math.max(out - 0.2, Math.min(...row.map((work) => work.along)) - 0.9);
    const to = Math.min(wallLength(room, wall) - out + 0.2, Math.max(...row.map((work) => work.along)) + 0.9);
    solid.box([from, y - 0.035, out - 0.017], [to, y, out + 0.017], metal, { to: wallMapping(room, wall), skip: 't' });
  }
}

function buildLamp(solid: Solid, p: Vec, aim: Vec, look: Look): void {
  const d: Vec = [aim[0] - p[0], aim[1] - p[1], aim[2] - p[2]];
  const l = Math.hypot(...d);
  const along = (k: number): Vec => [p[0] + (d[0] / l) * k, p[1] + (d[1] / l) * k, p[2] + (d[2] / l) * k];
  const metal: Finish = { colour: look.metal };
  solid.rod(along(-0.09), along(0.07), 0.036, 12, metal);
  solid.rod([p[0], p[1], p[2]], [p[0], p[1] + 0.12, p[2]], 0.009, 6, metal);
  const side: Vec = [-d[2] / l, 0, d[0] / l];
  const sl = Math.hypot(...side) || 1;
  const r: Vec = [(side[0] / sl) * 0.033, 0, (side[2] / sl) * 0.033];
  const u: Vec = [(d[1] * r[2]) / l, (d[2] * r[0] - d[0] * r[2]) / l, (-d[1] * r[0]) / l];
  const disc = (at: Vec, finish: Finish): void => {
    const corner = (k: number): Vec => {
      const angle = (k * Math.PI) / 4;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      return [at[0] + r[0] * c + u[0] * s, at[1] + r[1] * c + u[1] * s, at[2] + r[2] * c + u[2] * s];
    };
    for (let k = 0; k < 8; k += 2) {
      solid.quad([at, corner(k), corner(k + 1), corner(k + 2)], finish);
      solid.quad([at, corner(k + 2), corner(k + 1), corner(k)], finish);
    }
  };
  disc(along(-0.088), metal);
  disc(along(0.058), { colour: [1, 0.97, 0.9], shine: true });
}

function buildSkirting(solid: Solid, room: Room, look: Look): void {
  const wooden = look.opening === 'paper';
  const finish: Finish = wooden ? { colour: look.wood, grain: 1 } : { colour: look.gap, shine: true };
  const height = wooden ? 0.13 : 0.014;
  const depth = wooden ? 0.035 : 0.0025;
  for (const wall of WALLS) {
    const length = wallLength(room, wall);
    const door = wall === 'south' ? room.door.width / 2 : 0;
    const pieces: [number, number][] = door
      ? [
          [0, length / 2 - door],
          [length / 2 + door, length],
        ]
      : [[0, length]];
    for (const [from, to] of pieces) {
      solid.box([from, 0, 0], [to, height, depth], finish, {
        skip: wooden ? 'nb' : 'nbew',
        to: wallMapping(room, wall),
      });
    }
  }
}

function buildDoor(solid: Solid, marks: Mark[], room: Room, look: Look): void {
  const to = wallMapping(room, 'south');
  const middle = room.width / 2;
  const l = middle - room.door.width / 2;
  const r = middle + room.door.width / 2;
  const h = room.door.height;
  const deep = -0.42;
  const wall: Finish = { colour: look.wall, shine: true };
  const base = look.opening === 'none' ? 0.35 : 0.8;
  const quad = (a: Vec, b: Vec, c: Vec, d: Vec, finish: Finish, shade: number[]): void =>
    solid.quad([to(a), to(b), to(c), to(d)], finish, shade);
  quad([l, 0, 0], [l, 0, deep], [l, h, deep], [l, h, 0], wall, [base, base * 0.62, base * 0.62, base * 0.95]);
  quad([r, 0, deep], [r, 0, 0], [r, h, 0], [r, h, deep], wall, [base * 0.62, base, base * 0.95, base * 0.62]);
  quad([l, h, deep], [r, h, deep], [r, h, 0], [l, h, 0], wall, [base * 0.5, base * 0.5, base * 0.7, base * 0.7]);
  quad([l, 0, 0], [r, 0, 0], [r, 0, deep], [l, 0, deep], { colour: look.floor, shine: true }, [
    base,
    base,
    base * 0.6,
    base * 0.6,
  ]);
  const leaf: Finish = { colour: look.opening === 'paper' ? look.glow : look.wall, shine: true };
  const back =
    look.opening === 'paper' ? [0.86, 0.86, 0.95, 0.95] : [base * 0.66, base * 0.66, base * 0.52, base * 0.52];
  quad([l, 0, deep], [r, 0, deep], [r, h, deep], [l, h, deep], leaf, back);
  marks.push({
    wall: 'south',
    left: l,
    right: r,
    bottom: 0,
    top: h,
    colour: look.wall.map((c) => c * base * 0.6) as never,
  });
  const bar: Finish = look.opening === 'paper' ? { colour: look.wood, grain: 1 } : { colour: look.gap, shine: true };
  const bars = look.opening === 'paper' ? 9 : 1;
  for (let i = 0; i <= bars; i++) {
    const x = l + ((r - l) * i) / bars;
    const half = look.opening === 'paper' ? (i === 0 || i === bars ? 0.05 : 0.011) : i === 0 ? 0 : 0;
    if (half > 0) solid.box([x - half, 0, deep], [x + half, h, deep + 0.03], bar, { to, skip: 'n' });
  }
  if (look.opening === 'paper') {
    for (const y of [0.05, 0.72, 1.25, 1.78, h - 0.05]) {
      solid.box([l, y - 0.012, deep], [r, y + 0.012, deep + 0.03], bar, { to, skip: 'n' });
    }
    solid.box([l, 0, deep], [r, 0.66, deep + 0.025], bar, { to, skip: 'n' });
  } else {
    solid.box([middle - 0.003, 0, deep], [middle + 0.003, h, deep + 0.002], bar, { to, skip: 'n' });
  }
}
