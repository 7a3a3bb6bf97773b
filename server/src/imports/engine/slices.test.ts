import { expect, it } from 'vitest';
import { inSlices } from './slices.ts';

function busyFor(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

it('gives what waits its turn between two rows that take long, and answers in order', async () => {
  const order: string[] = [];
  const going = inSlices([1, 2, 3], (row) => {
    setImmediate(() => order.push(`after ${row}`));
    busyFor(5);
    order.push(`row ${row}`);
    return row * 10;
  });
  expect(await going).toEqual([10, 20, 30]);
  expect(order).toEqual(['row 1', 'after 1', 'row 2', 'after 2', 'row 3']);
});
