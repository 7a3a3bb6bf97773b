import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { Look } from './looks.ts';
import { type Opening, openingsOf } from './plan.ts';
import type { Finish, Solid } from './solid.ts';

/** What is seen in the openings of the ceiling: a luminous cloth with bars, paper on a lattice, or the sky in a slot. */
export function buildCeiling(solid: Solid, room: Room, look: Look): void {
  const { opening, glow, wood } = look;
  const slots = opening === 'slots';
  const y = room.height + (slots ? 0.9 : opening === 'paper' ? 0.1 : 0.16);
  const reveal = slots ? look.wall : opening === 'paper' ? wood : look.ceiling;
  const shade = slots ? { bottom: 1.02, top: 1.3 } : { bottom: 0.93, top: 1.02 };
  for (const o of openingsOf(room, look)) {
    // From its east to its west, so that it is seen from inside.
    const low = [o.maxX, room.height, o.minZ] as const;
    const high = [o.minX, y, o.maxZ] as const;
    solid.box(low, high, { colour: glow, shine: true }, { sides: 't' });
    solid.box(low, high, { colour: reveal, shine: true }, { sides: 'ewsn', ...shade });
    if (opening === 'laylight')
      buildBars(solid, o, y, { colour: [0.845, 0.84, 0.828], shine: true }, [1.2, 2.4], 0.013, 0.03);
    if (opening === 'paper') {
      buildBars(solid, o, y, { colour: wood, grain: 0.7 }, [0.42, 0.42], 0.011, 0.03);
      buildBars(solid, o, y - 0.02, { colour: wood, grain: 0.7 }, [1.26, 1.26], 0.03, 0.05);
    }
  }
}

function buildBars(
  solid: Solid,
  { minX, maxX, minZ, maxZ }: Opening,
  y: number,
  finish: Finish,
  [stepX, stepZ]: readonly [number, number],
  half: number,
  drop: number,
): void {
  const across = Math.min(40, Math.max(1, Math.round((maxX - minX) / stepX)));
  const along = Math.min(40, Math.max(1, Math.round((maxZ - minZ) / stepZ)));
  for (let i = 0; i <= across; i++) {
    const x = minX + ((maxX - minX) * i) / across;
    solid.box([x - half, y - drop, minZ], [x + half, y, maxZ], finish, { sides: 'ewb', bottom: 0.94 });
  }
  for (let j = 0; j <= along; j++) {
    const z = minZ + ((maxZ - minZ) * j) / along;
    solid.box([minX, y - drop, z - half], [maxX, y, z + half], finish, { sides: 'snb', bottom: 0.94 });
  }
}
