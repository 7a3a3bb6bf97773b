import { expect, test } from 'vitest';
import {
  type CanvasType,
  canvasNumbers,
  canvasOf,
  canvasOfWork,
  canvasSize,
  canvasTypes,
  formatCanvas,
  sayCanvas,
} from './canvas-size.ts';

test.each<[number, CanvasType, number, number]>([
  [0, 'F', 17.9, 13.9],
  [1, 'F', 22.7, 15.8],
  [4, 'M', 33.4, 19],
  [10, 'F', 53, 45.5],
  [10, 'P', 53, 40.9],
  [10, 'M', 53, 33.4],
  [10, 'S', 53, 53],
  [20, 'F', 72.7, 60.6],
  [50, 'F', 116.8, 91],
  [50, 'M', 116.8, 72.7],
  [100, 'F', 162.2, 130.3],
  [500, 'F', 333.3, 248.5],
])('canvas %i%s is %d × %d cm, lying on its longer side', (number, type, width, height) => {
  expect(canvasSize({ number, type })).toEqual({ width, height });
});

test('a number that is not made has no size', () => {
  for (const number of [7, -1, 9.5, 501]) expect(canvasSize({ number, type: 'F' })).toBeUndefined();
});

test('of one number F is wider than P, and P wider than M; a higher number is never smaller', () => {
  let before = 0;
  for (const number of canvasNumbers) {
    const [F, P, M, S] = canvasTypes.map((type) => canvasSize({ number, type }));
    expect(F?.height).toBeGreaterThan(P?.height ?? 0);
    expect(P?.height).toBeGreaterThan(M?.height ?? 0);
    expect(S?.height).toBe(S?.width);
    const area = (F?.width ?? 0) * (F?.height ?? 0);
    expect(area).toBeGreaterThan(before);
    before = area;
  }
});

test('every canvas is recognised from its size, lying and standing', () => {
  for (const number of canvasNumbers)
    for (const type of canvasTypes) {
      const size = canvasSize({ number, type });
      if (!size) throw new Error(`${number}${type}`);
      expect(canvasOf(size)).toEqual({ number, type });
      expect(canvasOf({ width: size.height, height: size.width })).toEqual({ number, type });
    }
});

test('makers differ by some millimetres, and what is further off is no canvas', () => {
  expect(canvasOf({ width: 162.1, height: 130 })).toEqual({ number: 100, type: 'F' });
  expect(canvasOf({ width: 116.7, height: 90.9 })).toEqual({ number: 50, type: 'F' });
  expect(canvasOf({ width: 54, height: 45.5 })).toBeUndefined();
  expect(canvasOf({ width: 39.4, height: 41.9 })).toBeUndefined();
});

test('a canvas is written as galleries write it', () => {
  expect(formatCanvas({ number: 10, type: 'F' })).toBe('10F');
});

test('a canvas is said as readers of each language say it', () => {
  expect(sayCanvas('ko', { number: 10, type: 'F' })).toBe('10호 F');
  expect(sayCanvas('en', { number: 100, type: 'P' })).toBe('100P');
});

test('a work as deep as a box is on no canvas, whatever its height and width', () => {
  expect(canvasOfWork({ width: 53, height: 45.5, depth: 4 })).toEqual({ number: 10, type: 'F' });
  expect(canvasOfWork({ width: 53, height: 45.5, depth: 30 })).toBeUndefined();
  expect(canvasOfWork(undefined)).toBeUndefined();
});
