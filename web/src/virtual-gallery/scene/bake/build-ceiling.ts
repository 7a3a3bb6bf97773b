import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { Look } from './looks.ts';
import { openingsOf } from './plan.ts';
import type { Finish, Solid } from './solid.ts';

/** What is seen in the openings of the ceiling: a luminous cloth with bars, paper on a lattice, or the sky in a slot. */
export function buildCeiling(solid: Solid, room: Room, look: Look): void {
  const h = room.height;
  const slots = look.opening === 'slots';
  const rise = slots ? 0.9 : look.opening === 'paper' ? 0.1 : 0.16;
  const glow: Finish = { colour: look.glow, shine: true };
  const reveal: Finish = {
    colour: slots ? look.wall : look.opening === 'paper' ? look.wood : look.ceiling,
    shine: true,
  };
  for (const o of openingsOf(room, look)) {
    const y = h + rise;
    solid.quad(
      [
        [o.minX, y, o.minZ],
        [o.maxX, y, o.minZ],
        [o.maxX, y, o.maxZ],
        [o.minX, y, o.maxZ],
      ],
      glow,
    );
    const up = slots ? [1.02, 1.02, 1.3, 1.3] : [0.93, 0.93, 1.02, 1.02];
    solid.quad(
      [
        [o.minX, h, o.maxZ],
        [o.minX, h, o.minZ],
        [o.minX, y, o.minZ],
        [o.minX, y, o.maxZ],
      ],
      reveal,
      up,
    );
    solid.quad(
      [
        [o.maxX, h, o.minZ],
        [o.maxX, h, o.maxZ],
        [o.maxX, y, o.maxZ],
        [o.maxX, y, o.minZ],
      ],
      reveal,
      up,
    );
    solid.quad(
      [
        [o.minX, h, o.minZ],
        [o.maxX, h, o.minZ],
        [o.maxX, y, o.minZ],
        [o.minX, y, o.minZ],
      ],
      reveal,
      up,
    );
    solid.quad(
      [
        [o.maxX, h, o.maxZ],
        [o.minX, h, o.maxZ],
        [o.minX, y, o.maxZ],
        [o.maxX, y, o.maxZ],
      ],
      reveal,
      up,
    );
    if (look.opening === 'laylight')
      bars(solid, o, y, { colour: [0.845, 0.84, 0.828], shine: true }, 1.2, 2.4, 0.013, 0.03);
    if (look.opening === 'paper') {
      bars(solid, o, y, { colour: look.wood, grain: 0.7 }, 0.42, 0.42, 0.011, 0.03);
      bars(solid, o, y - 0.02, { colour: look.wood, grain: 0.7 }, 1.26, 1.26, 0.03, 0.05);
    }
  }
}

interface Extent {
  minX: number;
  maxX: number;
  minZ: number;
  maxZ: number;
}

function bars(
  solid: Solid,
  o: Extent,
  y: number,
  finish: Finish,
  stepX: number,
  stepZ: number,
  half: number,
  drop: number,
): void {
  const across = Math.min(40, Math.max(1, Math.round((o.maxX - o.minX) / stepX)));
  const along = Math.min(40, Math.max(1, Math.round((o.maxZ - o.minZ) / stepZ)));
  for (let i = 0; i <= across; i++) {
    const x = o.minX + ((o.maxX - o.minX) * i) / across;
    solid.box([x - half, y - drop, o.minZ], [x + half, y, o.maxZ], finish, { skip: 'tsn', bottom: 0.94 });
  }
  for (let j = 0; j <= along; j++) {
    const z = o.minZ + ((o.maxZ - o.minZ) * j) / along;
    solid.box([o.minX, y - drop, z - half], [o.maxX, y, z + half], finish, { skip: 'tew', bottom: 0.94 });
  }
}
