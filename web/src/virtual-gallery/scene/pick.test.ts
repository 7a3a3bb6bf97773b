import { hang } from '@hwarang/domain/virtual-gallery/hang';
import { describe, expect, it } from 'vitest';
import { pick } from './pick.ts';

const room = hang(
  Array.from({ length: 9 }, (_, i) => ({
    id: `w${i}`,
    widthCm: 60 + i * 10,
    heightCm: 80,
    depthCm: null,
    pixelWidth: null,
    pixelHeight: null,
  })),
  { pixelWidth: 1600, pixelHeight: 900 },
);

describe('pointing', () => {
  it('at the middle of each work finds that work from anywhere', () => {
    for (const work of room.works) {
      for (const from of [
        [0.3, 1.55, 0.2],
        [-1, 1.2, 1.5],
        [1, 1.7, -1],
      ] as const) {
        const { x, y, z } = work.centre;
        expect(pick(room, { from, to: [x - from[0], y - from[1], z - from[2]] })).toEqual({
          kind: 'work',
          id: work.id,
        });
      }
    }
  });

  it('down finds the place on the floor', () => {
    expect(pick(room, { from: [0, 1.5, 0], to: [1, -1.5, 0.5] })).toEqual({ kind: 'floor', spot: { x: 1, z: 0.5 } });
  });

  it('up into the ceiling finds nothing', () => {
    expect(pick(room, { from: [0, 1.5, 0], to: [0.1, 1, 0] })).toEqual({ kind: 'none' });
  });
});
