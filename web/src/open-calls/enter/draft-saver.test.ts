import type { OwnDraft } from '@hwarang/domain/open-calls/entering.contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../platform/api-failure.ts';
import { DraftSaver, type Kept } from './draft-saver.ts';
import { patiently } from './patiently.ts';

const empty = { artworks: [], answers: {}, born_on: null };
const answerOf = (draft: OwnDraft['draft'], __v: number): OwnDraft => ({
  state: 'draft',
  number: null,
  submitted_at: null,
  changed: true,
  call_state: 'open',
  taken: true,
  draft,
  files: [],
  __v,
});

/** A server that keeps one draft, and a network that loses every so-manieth request, before or after the server has heard it. */
function server({ loses = 0, after = false } = {}) {
  let current = answerOf(empty, 0);
  let asked = 0;
  let kept: Kept | undefined;
  return {
    current: () => current,
    kept: () => kept,
    change: (draft: OwnDraft['draft']) => {
      current = answerOf(draft, current.__v + 1);
    },
    tools: {
      keep: (given: Kept | undefined) => {
        kept = given;
      },
      changed: () => {},
      send: async ({ __v, ...draft }: OwnDraft['draft'] & { __v: number }) => {
        asked += 1;
        const isLost = loses > 0 && asked % loses === 0;
        if (isLost && !after) throw new ApiFailure(0, undefined);
        const isSame = JSON.stringify(draft) === JSON.stringify(current.draft);
        if (!isSame && __v !== current.__v) throw new ApiFailure(409, { data: { current } });
        if (!isSame) current = answerOf(draft, current.__v + 1);
        if (isLost) throw new ApiFailure(0, undefined);
        return current;
      },
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([false, true])('all that is typed arrives when every third request is lost (answered: %s)', async (after) => {
  const { tools, current, kept } = server({ loses: 3, after });
  const saver = new DraftSaver(current(), undefined, tools);
  for (let typed = 1; typed <= 12; typed += 1) {
    saver.answer('why', 'x'.repeat(typed));
    expect(kept()?.draft.answers.why).toBe('x'.repeat(typed));
    await vi.advanceTimersByTimeAsync(800);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(current().draft.answers.why).toBe('x'.repeat(12));
  expect([saver.snapshot.save, kept()]).toEqual(['saved', undefined]);
});

test('a change of another device is taken over, and what is typed here goes on', async () => {
  const { tools, current, change } = server();
  const saver = new DraftSaver(current(), undefined, tools);
  change({ ...empty, artworks: ['a'], answers: { why: 'there' } });
  saver.answer('why', 'here');
  await vi.advanceTimersByTimeAsync(2000);
  expect(current().draft).toEqual({ artworks: ['a'], answers: { why: 'here' }, born_on: null });
  expect(saver.snapshot).toMatchObject({ save: 'saved', elsewhere: { why: 'there' } });
});

test('what this device kept is sent when the page is opened again', async () => {
  const { tools, current } = server();
  const kept = { base: empty, draft: { ...empty, answers: { why: 'typed offline' } } };
  const saver = new DraftSaver(current(), kept, tools);
  expect(saver.snapshot.draft.answers.why).toBe('typed offline');
  await vi.advanceTimersByTimeAsync(100);
  expect(current().draft.answers.why).toBe('typed offline');
});

test('what is typed while the entry is handed in stays, and is saved after it', async () => {
  const { tools, current, change } = server();
  const saver = new DraftSaver(current(), undefined, tools);
  saver.answer('why', 'handed in');
  const sent = saver.snapshot.draft;
  saver.answer('why', 'typed since');
  change(sent);
  saver.take(current(), sent);
  await vi.advanceTimersByTimeAsync(2000);
  expect(current().draft.answers.why).toBe('typed since');
});

test('what the preview is made of has arrived, also when its first request is lost', async () => {
  const { tools, current } = server({ loses: 1 });
  const once = vi.fn(tools.send);
  const lossless = server();
  const send = once.mockImplementationOnce(tools.send).mockImplementation(lossless.tools.send);
  const saver = new DraftSaver(current(), undefined, { ...tools, send });
  saver.answer('why', 'typed');
  const settled = patiently(() => saver.settle());
  await vi.advanceTimersByTimeAsync(5000);
  await settled;
  expect(lossless.current().draft.answers.why).toBe('typed');
});

test('a refusal is no reason to go on sending, and what was typed stays on this device', async () => {
  const { tools, current, kept } = server();
  const send = vi.fn(async () => {
    throw new ApiFailure(404, undefined);
  });
  const saver = new DraftSaver(current(), undefined, { ...tools, send });
  saver.answer('why', 'x');
  await vi.advanceTimersByTimeAsync(120_000);
  expect([send.mock.calls.length, saver.snapshot.save, kept()?.draft.answers.why]).toEqual([1, 'refused', 'x']);
});

test('a draft that is discarded stays so: nothing that waits or is under way is sent after it', async () => {
  const { tools, current, kept, change } = server();
  const saver = new DraftSaver(current(), undefined, tools);
  saver.answer('why', 'typed');
  await vi.advanceTimersByTimeAsync(2000);
  saver.answer('why', 'typed since');
  await saver.replace(async () => {
    change(empty);
    return current();
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([current().draft, saver.snapshot.draft, kept()]).toEqual([empty, empty, undefined]);
});

test('what was typed is saved after all when the draft could not be discarded', async () => {
  const { tools, current } = server();
  const saver = new DraftSaver(current(), undefined, tools);
  saver.answer('why', 'typed');
  await expect(saver.replace(() => Promise.reject(new ApiFailure(0, undefined)))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(2000);
  expect(current().draft.answers.why).toBe('typed');
});
