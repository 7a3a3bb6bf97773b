import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { failureLine } from './failure-line.ts';
import { answerWhileStarting } from './starting.ts';

const failureOf = (work: () => unknown): Promise<unknown> =>
  new Promise((resolve) => resolve(work())).then(
    () => undefined,
    (failure: unknown) => failure,
  );

test('a port that is taken is told in one line that names it', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const failure = await failureOf(() => answerWhileStarting({ port, host: '127.0.0.1', databaseUrl: undefined }));
  expect(failureLine(failure)).toBe(`listen EADDRINUSE: address already in use 127.0.0.1:${port}`);
});

test('a setting that is wrong and a file that is missing are told in one line', async () => {
  expect(failureLine(await failureOf(() => readConfig({ PORT: 'x' })))).toMatch(/^[^\n]*PORT must be a port number/);
  expect(failureLine(await failureOf(() => readFile('/nowhere/backup.zip')))).toBe(
    "ENOENT: no such file or directory, open '/nowhere/backup.zip'",
  );
});

test('what a program names itself is told in one line, and what nobody foresaw with its stack', () => {
  class Misuse extends Error {}
  const misuse = new Misuse('Give a file');
  expect(failureLine(misuse, Misuse)).toBe('Give a file');
  expect(failureLine(misuse)).toBe(misuse);
});
