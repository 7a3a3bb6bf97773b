import { expect, test } from 'vitest';
import { sweep } from './sweep.ts';

test('every page passes axe, fits a phone and keeps to its language, in Korean, by day, on a desk', async () => {
  expect(await sweep({ language: 'ko', scheme: 'light', width: 1280, fonts: true })).toEqual([]);
}, 1_200_000);
