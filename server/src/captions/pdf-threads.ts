import { PassThrough, type Readable } from 'node:stream';
import { type TransferListItem, Worker } from 'node:worker_threads';
import { Failure } from '@hwarang/domain/failures';
import { newLimiter } from '../platform/limiter.ts';

const script = new URL('../../pdf.worker.mjs', import.meta.url);
const fromSource = import.meta.url.endsWith('.ts');
/** A thread keeps the parsed fonts for the next task so long. */
const idleMilliseconds = 60_000;

/** The module that a thread runs, beside the caller's own: it exports `draw(task, send)`. */
export const drawnBy = (name: string, from: string): string =>
  new URL(`./${name}${fromSource ? '.ts' : '.js'}`, from).href;

function newPromise() {
  let resolve: () => void = () => undefined;
  let reject: (failure: unknown) => void = () => undefined;
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

interface Message<Piece> {
  piece?: Piece;
  done?: true;
  failure?: unknown;
}

interface Run<Task, Piece> {
  task: Task;
  /** Ports that go with the task. */
  transfer?: TransferListItem[];
  onPiece: (piece: Piece) => void;
  left?: AbortSignal;
}
export type Thread<Task, Piece> = (run: Run<Task, Piece>) => Promise<void>;

/** A thread that starts with its first task, takes one task at a time and a bounded number that wait, and ends when there was none for a while. */
export function newThread<Task, Piece>(name: string, module: string, waiting: number): Thread<Task, Piece> {
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
  const run = async ({ task, transfer = [], onPiece, left }: Run<Task, Piece>): Promise<void> => {
    left?.throwIfAborted();
    clearTimeout(idle);
    kept ??= start();
    const worker = kept;
    worker.ref();
    const { promise, resolve, reject } = newPromise();
    const gaveUp = () => reject(left?.reason);
    const ended = () => reject(new Error(`the thread that draws ${name} has ended`));
    const heard = ({ piece, done, failure }: Message<Piece>) => {
      if (piece) onPiece(piece);
      else if (done) resolve();
      else reject(failure);
    };
    left?.addEventListener('abort', gaveUp);
    worker.on('message', heard).on('error', reject).on('exit', ended).postMessage(task, transfer);
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
  return (work) => limiter.run(() => run(work));
}

/**
 * A file as it is drawn, answered with its first piece. `run` starts the drawing. It does not wait for the reader: a task that sends much
 * looks at `body.writableNeedDrain` itself. The drawing stops when `left` is aborted.
 */
export async function streamed(
  run: (onPiece: (piece: Uint8Array) => void, body: PassThrough) => Promise<void>,
  left: AbortSignal,
): Promise<Readable> {
  const body = new PassThrough();
  // Without a listener an error before anybody reads would end the process.
  body.on('error', () => undefined);
  await new Promise<void>((begun, failed) => {
    const onPiece = (piece: Uint8Array) => {
      body.write(piece);
      begun();
    };
    run(onPiece, body).then(
      () => body.end(),
      (failure: Error) => {
        body.destroy(failure);
        failed(left.aborted ? new Failure('unavailable', 'Nobody waits for the file any more') : failure);
      },
    );
  });
  return body;
}
