import { expect, test } from 'vitest';
import { sweep } from './sweep.ts';

test('no page has a fault that axe can find, nor is wider than a phone, in English, by night, on a phone', async () => {
  expect(await sweep({ language: 'en', scheme: 'dark', width: 360 })).toEqual([]);
}, 1_200_000);
