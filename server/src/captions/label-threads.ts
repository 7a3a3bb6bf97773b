import { PassThrough, type Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { DrawnSheet } from '@hwarang/domain/captions/captions.contract';
import { Failure } from '@hwarang/domain/failures';
import { newLimiter } from '../platform/limiter.ts';
import type { LabelsTask, Piece } from './draw-labels.ts';

const script = new URL('../../labels.worker.mjs', import.meta.url);
const fromSource = import.meta.url.endsWith('.ts');
const module = new URL(fromSource ? './draw-labels.ts' : './draw-labels.js', import.meta.url).href;
/** A thread keeps the parsed fonts for the next task so long. */
const idleMilliseconds = 60_000;

function newPromise() {
  let resolve: () => void = () => undefined;
  let reject: (failure: unknown) => void = () => undefined;
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

interface Message {
  piece?: Piece;
  done?: true;
  failure?: unknown;
}

/** A thread that starts with its first task, takes one task at a time and a bounded number that wait, and ends when there was none for a while. */
function newThread(name: string, waiting: number) {
  const limiter = newLimiter({ name, concurrency: 1, waiting });
  let kept: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = (worker: Worker) => {
    if (kept === worker) kept = undefined;
    void worker.terminate();
  };
  const start = () => {
    const worker = new Worker(script, { workerData: { module }, execArgv: fromSource ? ['--conditions=source'] : [] });
    // One that ends by itself must not get the next task; an error without a listener would end the process.
    return worker.on('error', () => end(worker)).on('exit', () => end(worker));
  };
  const run = async (task: LabelsTask, onPiece: (piece: Piece) => void, left?: AbortSignal): Promise<void> => {
    left?.throwIfAborted();
    clearTimeout(idle);
    kept ??= start();
    const worker = kept;
    worker.ref();
    const { promise, resolve, reject } = newPromise();
    const gaveUp = () => reject(left?.reason);
    const ended = () => reject(new Error('the thread that draws labels has ended'));
    const heard = ({ piece, done, failure }: Message) => {
      if (piece) onPiece(piece);
      else if (done) resolve();
      else reject(failure);
    };
    left?.addEventListener('abort', gaveUp);
    worker.on('message', heard).on('error', reject).on('exit', ended).postMessage(task);
    try {
      await promise;
    } catch (failure) {
      // It may still be at what nobody wants any more: the next task gets a new one.
      end(worker);
      throw failure;
    } finally {
      left?.removeEventListener('abort', gaveUp);
      worker.off('message', heard).off('error', reject).off('exit', ended).unref();
      idle = setTimeout(() => kept && end(kept), idleMilliseconds).unref();
    }
  };
  return (...work: Parameters<typeof run>): Promise<void> => limiter.run(() => run(...work));
}

// A preview never waits for a file of hundreds of labels.
const preview = newThread('label previews', 16);
const file = newThread('labels', 8);

export async function firstSheet(task: LabelsTask): Promise<DrawnSheet | null> {
  let first: DrawnSheet | null = null;
  await preview(task, (piece) => {
    if (!(piece instanceof Uint8Array)) first = piece;
  });
  return first;
}

/**
 * The file as it is drawn, from its first sheet on. It does not wait for a slow reader, who would keep the next one waiting: what is
 * not yet read is at most one file of a thousand labels, some two megabytes. The drawing stops when `left` is aborted.
 */
export async function labelsFile(task: LabelsTask & { title: string }, left: AbortSignal): Promise<Readable> {
  const body = new PassThrough();
  // Without a listener an error before anybody reads would end the process.
  body.on('error', () => undefined);
  await new Promise<void>((begun, failed) => {
    const onPiece = (piece: Piece) => {
      body.write(piece);
      begun();
    };
    file(task, onPiece, left).then(
      () => body.end(),
      (failure: Error) => {
        body.destroy(failure);
        failed(left.aborted ? new Failure('unavailable', 'Nobody waits for the labels any more') : failure);
      },
    );
  });
  return body;
}
