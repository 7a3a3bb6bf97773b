import { expect, test } from 'vitest';
import { journeys } from './journeys.ts';
import { webkit } from './webkit.ts';

const come = journeys(webkit);

test('a wall fetches no original beside the smaller pictures in AVIF', async () => {
  const visitor = await come();
  await visitor.open('/artworks');
  const fetched = () =>
    visitor.evaluate(() => {
      scrollBy(0, 700);
      const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return names.filter((name) => /\.(avif|webp|jpe?g|png)$/.test(name));
    });
  await expect.poll(async () => (await fetched()).length, { timeout: 60_000 }).toBeGreaterThan(60);
  expect((await fetched()).filter((name) => !name.endsWith('.avif'))).toEqual([]);
});
