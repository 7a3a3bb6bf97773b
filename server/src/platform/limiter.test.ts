import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newLimiter } from './limiter.ts';

test('work beyond the concurrency waits, work beyond the queue is refused, and room comes back', async () => {
  const limiter = newLimiter({ concurrency: 2, waiting: 5, retryAfter: 7 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(5);
    running -= 1;
    return 'done';
  };
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => limiter.run(work)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  for (const answer of answers.slice(7))
    expect(answer).toMatchObject({ reason: { code: 'unavailable', retryAfter: 7 } });
  expect(most).toBe(2);
  expect(await limiter.run(work)).toBe('done');
});

test('without a queue only the concurrency itself is taken', async () => {
  const limiter = newLimiter({ concurrency: 1, waiting: 0 });
  const answers = await Promise.allSettled([limiter.run(() => sleep(5, 'done')), limiter.run(async () => 'too many')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('work that fails gives its place to the next', async () => {
  const limiter = newLimiter({ concurrency: 1, waiting: 5 });
  const answers = await Promise.allSettled([
    limiter.run(() => Promise.reject(new Error('broken'))),
    limiter.run(async () => 'done'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await limiter.run(async () => 'again')).toBe('again');
});

test('a limiter is idle when everything has run', async () => {
  const limiter = newLimiter({ concurrency: 1, waiting: 5 });
  const ended: number[] = [];
  for (const number of [1, 2, 3])
    void limiter.run(async () => {
      await sleep(1);
      ended.push(number);
    });
  await limiter.idle();
  expect(ended).toEqual([1, 2, 3]);
});
