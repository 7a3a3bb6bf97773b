import { hang } from '@hwarang/domain/virtual-gallery/hang';
import { randomExhibition, seeded } from '@hwarang/domain/virtual-gallery/random-exhibition';
import { WALL_NORMALS } from '@hwarang/domain/virtual-gallery/room';
import { describe, expect, it } from 'vitest';
import { INSET, viewingDistance, viewpoint } from './viewpoint.ts';
import { pathTo, type Spot, standable, workBeside } from './walk.ts';

const rooms = Array.from({ length: 120 }, (_, seed) => {
  const { works, main } = randomExhibition(seed, true);
  return { room: hang(works, main), random: seeded(seed + 9000) };
});

describe('walking', () => {
  it('every wished place becomes one inside the walls and beside the bench', () => {
    for (const { room, random } of rooms) {
      for (let i = 0; i < 20; i++) {
        const p = standable(room, { x: (random() - 0.5) * room.width * 2, z: (random() - 0.5) * room.depth * 2 });
        expect(Math.abs(p.x)).toBeLessThanOrEqual(room.width / 2 - INSET + 1e-9);
        expect(Math.abs(p.z)).toBeLessThanOrEqual(room.depth / 2 - INSET + 1e-9);
        if (room.bench) expect(onBench(room.bench, p)).toBe(false);
      }
    }
  });

  it('a way never leads through the bench', () => {
    for (const { room, random } of rooms) {
      const anywhere = () => standable(room, { x: (random() - 0.5) * room.width, z: (random() - 0.5) * room.depth });
      for (let i = 0; i < 20; i++) {
        const from = anywhere();
        const way = [from, ...pathTo(room, from, anywhere())];
        for (const [k, to] of way.entries()) {
          const a = way[k - 1];
          if (!a || !room.bench) continue;
          for (let t = 0; t <= 1; t += 0.05) {
            if (onBench(room.bench, { x: a.x + (to.x - a.x) * t, z: a.z + (to.z - a.z) * t }))
              throw new Error('over the bench');
          }
        }
      }
    }
  });
});

describe('standing before a work', () => {
  it('is inside the room, square to the wall, and the whole work fits the view', () => {
    for (const { room } of rooms) {
      for (const work of room.works) {
        const lens = { aspect: 1.4, fovY: 50 };
        const view = viewpoint(room, work, lens);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(room.width / 2 - INSET + 1e-9);
        expect(Math.abs(view.z)).toBeLessThanOrEqual(room.depth / 2 - INSET + 1e-9);
        const normal = WALL_NORMALS[work.wall];
        expect(-Math.sin(view.yaw) * normal.x - Math.cos(view.yaw) * normal.z).toBeCloseTo(-1, 9);
        const distance =
          (view.x - work.centre.x) * normal.x + (view.z - work.centre.z) * normal.z - (work.depthMm ?? 40) / 1000;
        const tan = Math.tan((view.fovY * Math.PI) / 360);
        expect(work.heightMm / 2000 / distance).toBeLessThanOrEqual(tan + 1e-9);
        expect(work.widthMm / 2000 / distance).toBeLessThanOrEqual(tan * lens.aspect + 1e-9);
      }
    }
  });

  it('is no nearer than asked for, as far as the room reaches', () => {
    for (const { room } of rooms) {
      for (const work of room.works) {
        const least = viewingDistance(work);
        const view = viewpoint(room, work, { aspect: 1.4, fovY: 50 }, least);
        const normal = WALL_NORMALS[work.wall];
        const away = (view.x - work.centre.x) * normal.x + (view.z - work.centre.z) * normal.z;
        const across = normal.x === 0 ? room.depth : room.width;
        expect(away).toBeGreaterThanOrEqual(Math.min(least, across - INSET) - 1e-9);
      }
    }
  });
});

describe('a place on the floor', () => {
  it('at the foot of a work is a place before it; the middle of the room is before none', () => {
    for (const { room } of rooms) {
      for (const work of room.works) {
        const normal = WALL_NORMALS[work.wall];
        const foot = { x: work.centre.x + normal.x * 0.3, z: work.centre.z + normal.z * 0.3 };
        expect(workBeside(room, foot)?.id).toBe(work.id);
      }
      if (Math.min(room.width, room.depth) > 4) expect(workBeside(room, { x: 0, z: 0 })).toBeUndefined();
    }
  });
});

function onBench(bench: { x: number; z: number; width: number; depth: number }, p: Spot): boolean {
  return Math.abs(p.x - bench.x) < bench.width / 2 && Math.abs(p.z - bench.z) < bench.depth / 2;
}
