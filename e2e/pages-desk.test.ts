import { expect, test } from 'vitest';
import { sweep } from './sweep.ts';

test('no page has a fault that axe can find, nor is wider than a phone, in Korean, by day, on a desk', async () => {
  expect(await sweep({ language: 'ko', scheme: 'light', width: 1280 })).toEqual([]);
}, 1_200_000);
