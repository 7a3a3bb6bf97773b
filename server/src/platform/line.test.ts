import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLine } from './line.ts';

test('a flood waits in line, the end of a long line is sent away, and the line moves on', async () => {
  const inTurn = openLine(2, 5);
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await sleep(5);
    atOnce -= 1;
    return 'done';
  };
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => inTurn(work)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  for (const answer of answers.slice(7)) expect(answer).toMatchObject({ reason: { code: 'unavailable' } });
  expect(most).toBe(2);
  expect(await inTurn(work)).toBe('done');
});

test('work that fails gives its place to the next', async () => {
  const inTurn = openLine(1, 5);
  const answers = await Promise.allSettled([
    inTurn(() => Promise.reject(new Error('broken'))),
    inTurn(async () => 'done'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await inTurn(async () => 'again')).toBe('again');
});
