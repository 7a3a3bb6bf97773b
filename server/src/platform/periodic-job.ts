import { log } from './log.ts';

interface Options {
  /** Milliseconds from the end of one run to the next. */
  every: number;
  /** Milliseconds until the first one. */
  first?: number;
  /** What is logged when a run fails, unless nothing is to be logged. The next one tries again. */
  failed: string;
  quiet?: boolean;
}

export type PeriodicJob = ReturnType<typeof startPeriodicJob>;

/** Work that is done again and again, never twice at the same time. */
export function startPeriodicJob(
  work: (isStopping: () => boolean) => Promise<unknown>,
  { every, first = every, failed, quiet = false }: Options,
) {
  let next = Date.now() + first;
  let closed = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    next = Number.POSITIVE_INFINITY;
    running = work(() => closed)
      .then(
        () => undefined,
        (failure: unknown) => quiet || log.error({ err: failure }, failed),
      )
      .then(() => {
        running = undefined;
        plan(every);
      });
  };
  // The sooner plan holds: calls that never pause must not put it off for ever.
  const plan = (delay: number) => {
    next = Math.min(next, Date.now() + delay);
    clearTimeout(timer);
    if (!closed && !running) timer = setTimeout(run, Math.max(0, next - Date.now())).unref();
  };
  plan(first);
  return {
    /** There is something to do: not later than this, instead of at the next run. Never waits, never fails. */
    runWithin: (delay = 0): void => plan(delay),
    /** Ends after what is under way. */
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
