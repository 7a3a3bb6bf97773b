import { expect, test } from 'vitest';
import { sweep } from './sweep.ts';

test('every page passes axe, fits a phone and keeps to its language, in English, by night, on a phone', async () => {
  expect(await sweep({ language: 'en', scheme: 'dark', width: 360, fonts: true })).toEqual([]);
}, 1_200_000);
