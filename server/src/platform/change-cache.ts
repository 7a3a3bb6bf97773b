import { LRUCache } from 'lru-cache';
import { ChangeLog } from './change-log.ts';
import { type Change, type Changes, greatestAge } from './changes.ts';
import { countLookup } from './metrics.ts';
import { concerns, mayShowWithdrawn, type Reads } from './reads.ts';

/** So long after a change what it concerns may still be given, as it was before, to those who have not written themselves. */
const longestStale = 1_000;
/**
 * Records may change many times a second. A value that was made so often lately is given as it was for a while before it is made anew, and
 * nobody waits for that: its readers would wait most of the time.
 */
const often = { makings: 4, within: 4_000, wait: 700 };

interface Options<Value> {
  /** What it is called in the metrics. */
  name?: string;
  /** How much is kept, as `sizeOf` counts it. */
  bytes: number;
  sizeOf: (value: Value, key: string) => number;
  readsOf: (value: Value) => Reads;
  /** Whether it may be given to a second reader: an error page may not. */
  mayKeep: (value: Value) => boolean;
  /** In how many milliseconds records appear or vanish by the clock alone, without a write. */
  nextStatusChange: () => Promise<number>;
}

interface Kept<Value> {
  value: Value;
  /** When it has to be made anew, whatever was announced. */
  until: number;
  /** When the last makings of this key began, this one included. */
  makings: number[];
  /** The position in the log of changes up to which it was looked at. */
  checked: number;
  /** When the first change was announced that concerns it. */
  staleSince: number | undefined;
  /** Something that it may show was withdrawn: it is never given again, only compared with. */
  withdrawn: boolean;
}

interface Making<Value> {
  work: Promise<Value>;
  began: number;
}

interface StatusChange {
  until: Promise<number>;
  /** The same moment, once it is known. */
  known?: number;
}

function isMadeOften({ makings }: Kept<unknown>): boolean {
  const now = performance.now();
  return makings.filter((began) => now - began < often.within).length >= often.makings;
}

/** The value that was kept before, if any: what comes out the same need not be built again. */
export type Make<Value> = (before: Value | undefined) => Promise<Value>;

/**
 * Keeps what was made from records until a change concerns it. What shows something withdrawn is gone at once. Else one reader waits for
 * the new value and others are given the old one meanwhile, up to a second after the change; one who asks for the current value gets
 * nothing that began to be made before a change that concerns it. Nothing is kept while this instance cannot hear the others.
 */
export class ChangeCache<Value extends object> {
  readonly #changes: Pick<Changes, 'listening' | 'outage'>;
  readonly #options: Options<Value>;
  readonly #kept: LRUCache<string, Kept<Value>>;
  readonly #making = new Map<string, Making<Value>>();
  readonly #log = new ChangeLog();
  #generation = 0;
  #statusChange: StatusChange | undefined;

  constructor(changes: Pick<Changes, 'on' | 'listening' | 'outage'>, options: Options<Value>) {
    this.#changes = changes;
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.bytes,
      sizeCalculation: ({ value }, key) => options.sizeOf(value, key),
    });
    changes.on((change) => this.#hear(change));
  }

  /** Whether it would come without being made. */
  holds(key: string, current = true): boolean {
    return this.#usable(key, current) !== undefined;
  }

  /** What is kept, or what is made now. Those who ask for the same at the same time wait for one making. */
  async get(key: string, make: Make<Value>, current = true): Promise<Value> {
    const asked = this.#log.end;
    if (this.#options.name) countLookup(this.#options.name, this.holds(key, current));
    for (;;) {
      const kept = this.#usable(key, current);
      if (kept) return kept.value;
      const under = this.#making.get(key);
      if (!under) {
        const work = this.#begin(key, make);
        const before = this.#kept.peek(key);
        const meanwhile = before && isMadeOften(before) ? this.#usable(key, current) : undefined;
        if (!meanwhile) return work;
        // Whoever asks next tries again.
        work.catch(() => undefined);
        return meanwhile.value;
      }
      if (under.began >= asked) return under.work;
      // It began before a change of which nobody knows yet whether it concerns the value; if it does not, it is kept.
      await under.work.catch(() => undefined);
    }
  }

  #hear(change: Change): void {
    this.#statusChange = undefined;
    if (change.table === '*') this.#forget();
    else this.#log.add(change);
  }

  #forget(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#making.clear();
  }

  #usable(key: string, current: boolean): Kept<Value> | undefined {
    const { listening, outage } = this.#changes;
    const kept = this.#kept.get(key);
    if (!kept || !(listening || outage !== undefined)) return undefined;
    this.#check(kept);
    const now = performance.now();
    if (kept.withdrawn || now >= kept.until) return undefined;
    if (kept.staleSince === undefined) return kept;
    const age = now - kept.staleSince;
    if (current || age >= longestStale) return undefined;
    return this.#making.has(key) || (isMadeOften(kept) && age < often.wait) ? kept : undefined;
  }

  /** Looks through the changes since it was looked at last. */
  #check(kept: Kept<Value>): void {
    if (kept.checked === this.#log.end) return;
    const since = this.#log.since(kept.checked);
    kept.checked = this.#log.end;
    if (!since) kept.withdrawn = true;
    const reads = this.#options.readsOf(kept.value);
    for (const { change, at } of since ?? []) {
      if (kept.withdrawn) return;
      if (!concerns(change, reads)) continue;
      kept.staleSince ??= at;
      kept.withdrawn = mayShowWithdrawn(change, reads);
    }
  }

  #begin(key: string, make: Make<Value>): Promise<Value> {
    const work = this.#make(key, make);
    const making = { work, began: this.#log.end };
    this.#making.set(key, making);
    const done = () => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    };
    work.then(done, done);
    return work;
  }

  async #make(key: string, make: Make<Value>): Promise<Value> {
    const [generation, checked, now] = [this.#generation, this.#log.end, performance.now()];
    const before = this.#kept.peek(key);
    // Asked before the reading: what changes between the two is then known.
    const statusChange = await this.#nextStatusChange();
    const value = await make(before?.value);
    const until = Math.min(statusChange, now + (this.#options.readsOf(value).longest ?? greatestAge));
    const makings = [...(before?.makings ?? []), now].slice(-often.makings);
    const kept: Kept<Value> = { value, until, makings, checked, staleSince: undefined, withdrawn: false };
    this.#check(kept);
    if (generation !== this.#generation) return value;
    if (!this.#options.mayKeep(value)) this.#kept.delete(key);
    else if (this.#changes.listening && !kept.withdrawn && performance.now() < until) this.#kept.set(key, kept);
    return value;
  }

  /** Asked once until the next change: a new moment can only come by a write. */
  #nextStatusChange(): Promise<number> {
    // Counted from before the question: a slow answer must not let what has changed be shown a moment longer.
    const now = performance.now();
    if (this.#statusChange && now < (this.#statusChange.known ?? Number.POSITIVE_INFINITY))
      return this.#statusChange.until;
    const until = this.#options.nextStatusChange().then((wait) => now + Math.min(wait, greatestAge));
    const question: StatusChange = { until };
    until.then(
      (at) => {
        question.known = at;
      },
      () => {
        if (this.#statusChange === question) this.#statusChange = undefined;
      },
    );
    this.#statusChange = question;
    return until;
  }
}
