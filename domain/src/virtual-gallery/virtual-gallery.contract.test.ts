import { expect, test } from 'vitest';
import { exhibitionContract } from '../exhibitions/exhibitions.contract.ts';

const work = '0123456789abcdef01234567';
const messages = (hang: unknown): string =>
  JSON.stringify(
    exhibitionContract.write.safeParse({ hang }).error?.issues.filter(({ path }) => path[0] === 'hang') ?? null,
  );

test('a curator sets wall, gap, shift and height of a work, or nothing', () => {
  const hang = { [work]: { wall: 'north', gapCm: 40, offsetCm: -12.5, centreHeightCm: 160 } };
  expect(exhibitionContract.write.parse({ hang })).toEqual({ hang });
  expect(exhibitionContract.write.parse({ hang: null })).toEqual({ hang: null });
  expect(exhibitionContract.write.parse({ hang: { [work]: { wall: 'south', colour: 'red' } } })).toEqual({
    hang: { [work]: { wall: 'south' } },
  });
});

test.each([
  [{ [work]: { wall: 'ceiling' } }, 'wall must be one of west, north, east, south'],
  [{ [work]: { gapCm: 1 } }, 'gapCm must be a number from 2 to 1000'],
  [{ [work]: { offsetCm: 'far' } }, 'offsetCm must be a number from -1000 to 1000'],
  [{ [work]: { centreHeightCm: Number.NaN } }, 'centreHeightCm must be a number from 20 to 600'],
  [{ [work]: 'high' }, 'what is set for a work must be an object'],
  [{ first: { wall: 'west' } }, 'must name artworks by their ids'],
  [['west'], 'must be an object of settings by artwork'],
])('%j is refused by name', (hang, message) => {
  expect(messages(hang)).toContain(message);
});
