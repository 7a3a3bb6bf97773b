import { expect, test } from 'vitest';
import { killDuringWrites } from '../bench/kill.ts';

// The short form of `npm run bench:kill`.
for (const engine of ['embedded', 'postgres'] as const)
  test(`killed during writes, it opens with all it acknowledged and nothing half-made, on ${engine}`, async () => {
    const { problems, artworks, files } = await killDuringWrites({ times: 1, engine });
    expect(problems).toEqual([]);
    expect(artworks).toBeGreaterThan(0);
    expect(files).toBeGreaterThan(0);
  }, 180_000);
