import type { OwnScore, ScoreDraft, ScoreRequest } from '@hwarang/domain/juries/judging.contract';
import type { GivenScore } from '@hwarang/domain/juries/juries.contract';
import { ApiFailure, hasStatus } from '../platform/api-failure.ts';

export type SaveState = 'saved' | 'saving' | 'unsaved';

/** What the server holds of this juror for an entry, given or only begun. */
export type Kept = GivenScore & Pick<OwnScore, '__v'>;
export const keptOf = ({ score, draft }: { score: OwnScore | null; draft: ScoreDraft | null }): Kept | undefined =>
  score ?? (draft ? { ...draft, vote: null } : undefined);

interface Options {
  send: (number: number, score: ScoreRequest) => Promise<{ __v: number }>;
  onState: (state: SaveState) => void;
  /** The entry was scored meanwhile on another device. */
  onConflict: (number: number, theirs: Kept, mine: GivenScore) => void;
  /** The server will never take it: the round has moved on, or the entry is no longer this juror's. */
  onRefused: (number: number, failure: unknown) => void;
  /** Milliseconds after the last key, and after a failure. */
  pause?: number;
  retry?: number;
  /** What this device still kept when the page was opened. */
  kept: unknown;
  /** Keeps what has not arrived over a reload: what one has typed is lost neither with the connection nor with the session. */
  keep: (pending: Pending[] | undefined) => void;
}

type Pending = [number: number, score: GivenScore];

/** Saves scores as they are given, one call at a time and only the latest of each entry, and goes on trying while the network is away. */
export class ScoreSaver {
  readonly #options: Options;
  readonly #pending = new Map<number, GivenScore>();
  readonly #versions = new Map<number, number | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
    const kept = Array.isArray(options.kept) ? (options.kept as Pending[]) : [];
    for (const [number, score] of kept) this.#pending.set(number, score);
    if (this.#pending.size > 0) this.#later(0);
  }

  /** What was given here and has not arrived yet. */
  waiting = (number: number): GivenScore | undefined => this.#pending.get(number);

  /** The version of a score that was read, null where there was none. */
  seen(number: number, version: number | null): void {
    if (!this.#versions.has(number)) this.#versions.set(number, version);
  }

  put(number: number, score: GivenScore): void {
    this.#pending.set(number, score);
    this.#keep();
    this.#options.onState('saving');
    this.#later(this.#options.pause ?? 500);
  }

  forget(number: number): void {
    this.#pending.delete(number);
    this.#keep();
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  #keep(): void {
    this.#options.keep(this.#pending.size > 0 ? [...this.#pending] : undefined);
  }

  async #sendAll(): Promise<void> {
    const { send, onState, onConflict, onRefused } = this.#options;
    for (;;) {
      const [next] = this.#pending;
      if (!next) break;
      const [number, score] = next;
      try {
        const saved = await send(number, { ...score, __v: this.#versions.get(number) ?? null });
        this.#versions.set(number, saved.__v);
        if (this.#pending.get(number) === score) this.forget(number);
      } catch (failure) {
        if (isPassing(failure)) {
          onState('unsaved');
          this.#later(this.#options.retry ?? 4000);
          return;
        }
        const theirs = newerOf(failure);
        const mine = this.#pending.get(number) ?? score;
        this.forget(number);
        if (theirs) {
          this.#versions.set(number, theirs.__v);
          onConflict(number, theirs, mine);
        } else onRefused(number, failure);
      }
    }
    onState('saved');
  }
}

/** No answer, an answer that says 'later', or a session that ended: all may be different next time. */
const isPassing = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.status === 0 || failure.status === 401 || failure.status === 429 || failure.status >= 500);

/** The score as it was given elsewhere, when that is why this one was refused. */
function newerOf(failure: unknown): Kept | undefined {
  if (!hasStatus(failure, 409)) return undefined;
  const { data } = failure.answer as { data?: Parameters<typeof keptOf>[0] };
  return data && keptOf(data);
}
