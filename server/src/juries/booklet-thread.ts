import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import { drawnBy, newThread, streamed } from '../captions/pdf-threads.ts';
import type { BookletEntry } from './booklet-layout.ts';
import type { BookletTask, Supplied } from './draw-booklet.ts';

const draw = newThread<BookletTask, Uint8Array>('booklets', drawnBy('draw-booklet', import.meta.url), 4);
/** A reader who takes nothing for so long keeps the next booklet waiting no longer. */
const patience = 60_000;

const read = async (body: Writable, left: AbortSignal): Promise<void> => {
  if (body.writableNeedDrain)
    await once(body, 'drain', { signal: AbortSignal.any([left, AbortSignal.timeout(patience)]) });
};

/** The file as it is drawn. The next entry is read when the thread is done with the one before and the reader has taken most of it. */
export const bookletFile = (
  task: Omit<BookletTask, 'source'>,
  entries: AsyncIterator<BookletEntry>,
  left: AbortSignal,
): Promise<Readable> =>
  streamed(async (onPiece, body) => {
    const { port1: supply, port2: source } = new MessageChannel();
    let failure: unknown;
    const answer = async () => {
      try {
        await read(body, left);
        const { value, done } = await entries.next();
        supply.postMessage((done ? null : value) satisfies Supplied);
      } catch (reason) {
        failure = reason;
        supply.close();
      }
    };
    supply.on('message', () => void answer());
    try {
      await draw({ task: { ...task, source }, transfer: [source], onPiece, left });
    } catch (reason) {
      throw failure ?? reason;
    } finally {
      supply.close();
      await entries.return?.();
    }
  }, left);
