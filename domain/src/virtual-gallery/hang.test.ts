import { describe, expect, it } from 'vitest';
import { CENTRE_LINE, CORNER, HEADROOM, hang, LEAST_BOTTOM, LEAST_HEIGHT } from './hang.ts';
import { randomExhibition } from './random-exhibition.ts';
import { type HungWork, MAIN_IMAGE_ID, type Room, WALLS, WORKS_IN_ROOM, type WorkToHang, wallLength } from './room.ts';
import { runLength } from './wall-split.ts';

const EXHIBITIONS = 3000;
const CLOSE = 1e-6;

const onWall = (room: Room, wall: string): HungWork[] =>
  room.works.filter((work) => work.wall === wall).sort((a, b) => a.along - b.along);
const left = (work: HungWork): number => work.along - work.widthMm / 2000;
const right = (work: HungWork): number => work.along + work.widthMm / 2000;

const hangAll = (withOverrides: boolean) =>
  Array.from({ length: EXHIBITIONS }, (_, i) => {
    const { works, main } = randomExhibition(i + 1, withOverrides);
    return { seed: i + 1, works, room: hang(works, main) };
  });

const computed = hangAll(false);
const curated = hangAll(true);

function everyExhibition(withOverrides: boolean, check: (room: Room, works: WorkToHang[]) => void): void {
  for (const { seed, works, room } of withOverrides ? curated : computed) {
    try {
      check(room, works);
    } catch (error) {
      throw new Error(`exhibition ${seed}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

const everyWork = (withOverrides: boolean, check: (work: HungWork, room: Room, works: WorkToHang[]) => void): void =>
  everyExhibition(withOverrides, (room, works) => {
    for (const hung of room.works) check(hung, room, works);
  });

/** Each work with the one that hangs before it on its wall. */
const everyGap = (withOverrides: boolean, check: (gap: number, work: HungWork) => void): void =>
  everyExhibition(withOverrides, (room) => {
    for (const wall of WALLS)
      for (const [i, item] of onWall(room, wall).entries()) {
        const before = onWall(room, wall)[i - 1];
        if (before) check(left(item) - right(before), item);
      }
  });

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

const work = (
  id: string,
  widthCm: number | null,
  heightCm: number | null,
  more: Partial<WorkToHang> = {},
): WorkToHang => ({
  id,
  widthCm,
  heightCm,
  depthCm: null,
  pixelWidth: null,
  pixelHeight: null,
  ...more,
});

describe.each([
  ['as computed', false],
  ['with the curator’s own numbers', true],
] as const)('3,000 random exhibitions hung %s', (_, withOverrides) => {
  it('no two works on a wall overlap, and none reaches into a corner', () => {
    everyGap(withOverrides, (gap, { id }) => {
      if (gap < 0.02 - CLOSE) throw new Error(`${id} overlaps the work before it`);
    });
    everyWork(withOverrides, (hung, room) => {
      const toCorner = Math.min(left(hung), wallLength(room, hung.wall) - right(hung));
      if (toCorner < CORNER - CLOSE) throw new Error(`${hung.id} is ${toCorner} m from the corner`);
    });
  });

  it('every work keeps its true size to the millimetre', () => {
    everyWork(withOverrides, ({ id, widthMm, heightMm }, _room, works) => {
      const source = works.find((candidate) => candidate.id === id);
      if (!source?.widthCm || !source.heightCm) return;
      if (Math.abs(widthMm - source.widthCm * 10) > 0.01) throw new Error(`${id} is ${widthMm} mm wide`);
      if (Math.abs(heightMm - source.heightCm * 10) > 0.01) throw new Error(`${id} is ${heightMm} mm high`);
    });
  });

  it('nothing hangs into the floor and the ceiling leaves headroom', () => {
    everyExhibition(withOverrides, ({ height }) => {
      if (height < LEAST_HEIGHT) throw new Error(`ceiling at ${height} m`);
    });
    everyWork(withOverrides, ({ id, centre, heightMm }, room) => {
      if (centre.y - heightMm / 2000 < 0.05 - CLOSE) throw new Error(`${id} stands in the floor`);
      if (room.height - centre.y - heightMm / 2000 < HEADROOM - CLOSE) throw new Error(`${id} is too high`);
    });
  });

  it('nobody stands nearer to the opposite wall than the room is wide', () => {
    everyWork(withOverrides, ({ wall, widthMm, heightMm }, room) => {
      const diagonal = Math.hypot(widthMm, heightMm) / 1000;
      if ((wall === 'west' || wall === 'east') && room.width < 3.2 * diagonal - CLOSE)
        throw new Error(`${room.width} m for a diagonal of ${diagonal} m`);
    });
  });

  it('the first nine works hang, and the others are named in order', () => {
    everyExhibition(withOverrides, (room, works) => {
      const hung = room.works.filter((item) => item.id !== MAIN_IMAGE_ID).map((item) => item.id);
      const ids = works.map((item) => item.id);
      if (!same(hung, ids.slice(0, WORKS_IN_ROOM))) throw new Error(`hung ${hung}`);
      if (!same(room.left, ids.slice(WORKS_IN_ROOM))) throw new Error(`left ${room.left}`);
    });
  });
});

describe('3,000 random exhibitions hung as computed', () => {
  it('keep the centre line, save where the bottom edge would come too low', () => {
    everyWork(false, ({ id, centre, heightMm }) => {
      const expected = Math.max(CENTRE_LINE, LEAST_BOTTOM + heightMm / 2000);
      if (Math.abs(centre.y - expected) > CLOSE) throw new Error(`${id} is centred at ${centre.y}`);
    });
  });

  it('run clockwise in the curator’s order from the entrance', () => {
    everyExhibition(false, (room) => {
      const ids = (works: HungWork[]) => works.map(({ id }) => id).filter((id) => id !== MAIN_IMAGE_ID);
      const clockwise = ids(WALLS.flatMap((wall) => onWall(room, wall)));
      if (!same(clockwise, ids(room.works))) throw new Error(`hung as ${clockwise}`);
    });
  });

  it('keep gaps between 0.7 m and what the spare wall adds', () => {
    everyGap(false, (gap, { id }) => {
      if (gap < 0.7 - CLOSE) throw new Error(`gap before ${id} is too small`);
    });
  });
});

describe('the hang', () => {
  it('puts the main image in the middle of the wall opposite the entrance', () => {
    const room = hang([work('a', 100, 80), work('b', 60, 90), work('c', 120, 120)], {
      pixelWidth: 1600,
      pixelHeight: 1000,
    });
    const main = room.works.find((item) => item.id === MAIN_IMAGE_ID);
    expect(main?.wall).toBe('north');
    expect(main?.centre.x).toBeCloseTo(0, 9);
    expect(room.door.wall).toBe('south');
  });

  it('makes the longest run as short as three walls allow', () => {
    const nine = Array.from({ length: 9 }, (_, i) => work(`w${i}`, 100, 100));
    const room = hang(nine, null);
    expect(WALLS.map((wall) => onWall(room, wall).length)).toEqual([3, 3, 3, 0]);
    expect(runLength([{ width: 1 }, { width: 1 }, { width: 1 }])).toBeCloseTo(4.4, 9);
  });

  it('gives a work without size a neutral one by its picture, and says so', () => {
    const room = hang([work('a', null, null, { pixelWidth: 1000, pixelHeight: 500 })], null);
    expect(room.works[0]).toMatchObject({ widthMm: 800, heightMm: 400, flags: ['size-not-given'] });
  });

  it('flags a size whose numbers fit the picture only when swapped, and does not stretch the picture', () => {
    const room = hang([work('a', 100, 50, { pixelWidth: 500, pixelHeight: 1000 })], null);
    expect(room.works[0]).toMatchObject({ widthMm: 1000, heightMm: 500, flags: ['proportions-swapped'] });
    expect(room.works[0]?.fill).toEqual({ width: 0.25, height: 1 });
  });

  it('hangs an empty exhibition as an empty room', () => {
    const room = hang([], null);
    expect(room.works).toEqual([]);
    expect(room.height).toBe(LEAST_HEIGHT);
  });

  it('follows the curator’s wall, gap and height', () => {
    const room = hang(
      [
        work('a', 100, 100, { override: { wall: 'east', centreHeightCm: 170 } }),
        work('b', 100, 100, { override: { wall: 'east', gapCm: 40 } }),
      ],
      null,
    );
    const [a, b] = room.works;
    expect(a).toMatchObject({ wall: 'east', centre: { y: 1.7 } });
    expect(a && b ? left(b) - right(a) : 0).toBeCloseTo(0.4, 9);
  });
});
