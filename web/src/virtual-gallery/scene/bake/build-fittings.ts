import { onWall, type Room, WALLS, wallLength } from '@hwarang/domain/virtual-gallery/room';
import type { Look } from './looks.ts';
import { cross, plus, scaled, unit, type Vec } from './maths.ts';
import { type Mark, railDistance, railHeight, type Spotlight } from './plan.ts';
import { around, type BoxOptions, type Finish, type Solid } from './solid.ts';

/** Rails with lamps, the joint between wall and floor, and the way in. */
export function buildFittings(solid: Solid, marks: Mark[], room: Room, look: Look, spots: readonly Spotlight[]): void {
  buildRails(solid, room, look);
  for (const spot of spots) buildLamp(solid, spot, { colour: look.metal });
  buildSkirting(solid, room, look);
  buildDoor(solid, marks, room, look);
}

function buildRails(solid: Solid, room: Room, look: Look): void {
  const out = railDistance(room);
  const y = railHeight(room, look);
  for (const wall of WALLS) {
    const along = room.works.filter((work) => work.wall === wall).map((work) => work.along);
    if (along.length === 0) continue;
    const from = Math.max(out - 0.2, Math.min(...along) - 0.9);
    const end = Math.min(wallLength(room, wall) - out + 0.2, Math.max(...along) + 0.9);
    const to = onWall(room, wall);
    solid.box([from, y - 0.035, out - 0.017], [end, y, out + 0.017], { colour: look.metal }, { to, sides: 'ewsnb' });
  }
}

function buildLamp(solid: Solid, { p, axis }: Spotlight, metal: Finish): void {
  solid.rod(plus(p, axis, -0.09), plus(p, axis, 0.07), 0.036, 12, metal);
  solid.rod(p, plus(p, [0, 0.12, 0]), 0.009, 6, metal);
  const right = unit([-axis[2], 0, axis[0]]);
  const up = cross(axis, right);
  const disc = (middle: Vec, finish: Finish): void => {
    const corner = (k: number): Vec => around(middle, right, up, 0.033, (k * Math.PI) / 4);
    for (let k = 0; k < 8; k += 2) {
      solid.quad([middle, corner(k), corner(k + 1), corner(k + 2)], finish);
      solid.quad([middle, corner(k + 2), corner(k + 1), corner(k)], finish);
    }
  };
  disc(plus(p, axis, -0.088), metal);
  disc(plus(p, axis, 0.058), { colour: [1, 0.97, 0.9], shine: true });
}

function buildSkirting(solid: Solid, room: Room, look: Look): void {
  const wooden = look.opening === 'paper';
  const finish: Finish = wooden ? { colour: look.wood, grain: 1 } : { colour: look.gap, shine: true };
  const [height, depth] = wooden ? [0.13, 0.035] : [0.014, 0.0025];
  for (const wall of WALLS) {
    const length = wallLength(room, wall);
    const door = wall === 'south' ? [(length - room.door.width) / 2, (length + room.door.width) / 2] : [];
    const ends = [0, ...door, length];
    const options = { sides: wooden ? 'ewst' : 'st', to: onWall(room, wall) };
    for (let i = 0; i < ends.length; i += 2) {
      const [from = 0, to = 0] = ends.slice(i);
      solid.box([from, 0, 0], [to, height, depth], finish, options);
    }
  }
}

function buildDoor(solid: Solid, marks: Mark[], room: Room, look: Look): void {
  const to = onWall(room, 'south');
  const middle = room.width / 2;
  const l = middle - room.door.width / 2;
  const r = middle + room.door.width / 2;
  const h = room.door.height;
  const deep = -0.42;
  const paper = look.opening === 'paper';
  const base = look.opening === 'none' ? 0.35 : 0.8;
  const wall: Finish = { colour: look.wall, shine: true };
  const niche = (finish: Finish, options: BoxOptions): void =>
    solid.box([l, 0, 0], [r, h, deep], finish, { to, ...options });
  niche(wall, { sides: 'ew', bottom: base, top: base * 0.95, far: 0.64 });
  niche(wall, { sides: 't', top: base * 0.7, far: 0.71 });
  niche({ colour: look.floor, shine: true }, { sides: 'b', bottom: base, far: 0.6 });
  if (paper) niche({ colour: look.glow, shine: true }, { sides: 's', bottom: 0.86, top: 0.95 });
  else niche(wall, { sides: 's', bottom: base * 0.66, top: base * 0.52 });
  marks.push({ wall: 'south', left: l, right: r, bottom: 0, top: h, colour: scaled(look.wall, base * 0.6) });
  const bar = (left: number, bottom: number, right: number, top: number, depth: number): void =>
    solid.box(
      [left, bottom, deep],
      [right, top, deep + depth],
      paper ? { colour: look.wood, grain: 1 } : { colour: look.gap, shine: true },
      { to, sides: 'ewstb' },
    );
  if (!paper) {
    bar(middle - 0.003, 0, middle + 0.003, h, 0.002);
    return;
  }
  for (let i = 0; i <= 9; i++) {
    const x = l + ((r - l) * i) / 9;
    const half = i === 0 || i === 9 ? 0.05 : 0.011;
    bar(x - half, 0, x + half, h, 0.03);
  }
  for (const y of [0.05, 0.72, 1.25, 1.78, h - 0.05]) bar(l, y - 0.012, r, y + 0.012, 0.03);
  bar(l, 0, r, 0.66, 0.025);
}
