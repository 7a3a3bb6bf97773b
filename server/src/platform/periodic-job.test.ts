import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from './log.ts';
import { startPeriodicJob } from './periodic-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a job runs at its times, sooner when there is something to do, and not after its end', async () => {
  const work = vi.fn(async () => undefined);
  const job = startPeriodicJob(work, { first: 10, every: 1_000, failed: 'the job failed' });
  const runsAfter = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    return work.mock.calls.length;
  };
  expect([await runsAfter(9), await runsAfter(1), await runsAfter(999), await runsAfter(1)]).toEqual([0, 1, 1, 2]);
  // Calls that never pause do not put it off.
  for (let asked = 0; asked < 4; asked += 1) {
    job.runWithin(50);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(await runsAfter(0)).toBe(3);
  await job.close();
  expect(await runsAfter(10_000)).toBe(3);
});

test('a job that fails is logged and tried again; one that takes long is waited for', async () => {
  const said = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  let end = () => {};
  const work = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('no luck'))
    .mockImplementation(() => new Promise((resolve) => (end = resolve)));
  const job = startPeriodicJob(work, { first: 0, every: 100, failed: 'the job failed' });
  await vi.advanceTimersByTimeAsync(500);
  expect(said).toHaveBeenCalledWith({ err: new Error('no luck') }, 'the job failed');
  expect(work).toHaveBeenCalledTimes(2);
  const closed = vi.fn();
  void job.close().then(closed);
  await vi.advanceTimersByTimeAsync(100);
  expect(closed).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toHaveBeenCalled();
  said.mockRestore();
});
