import { LRUCache } from 'lru-cache';
import { type Changes, greatestAge } from './changes.ts';
import { countLookup } from './metrics.ts';

interface Options<Value> {
  /** What it is called in the metrics. */
  name?: string;
  /** How much is kept, as `sizeOf` counts it. */
  bytes: number;
  sizeOf: (value: Value, key: string) => number;
  /** Whether it may be given to a second reader: an error page may not. */
  mayKeep: (value: Value) => boolean;
  /** In how many milliseconds records appear or vanish by the clock alone, without a write. */
  nextStatusChange: () => Promise<number>;
}

/**
 * Keeps what was made from records until any record changes. What began to be made before a change is never kept after it, nor given to
 * one who asks after it; nothing is kept while this instance cannot hear the others.
 */
export class ChangeCache<Value extends object> {
  readonly #changes: Pick<Changes, 'listening' | 'outage'>;
  readonly #options: Options<Value>;
  readonly #kept: LRUCache<string, Value>;
  readonly #making = new Map<string, Promise<Value>>();
  #generation = 0;
  #statusChange: Promise<number> | undefined;
  #changesAt = Number.POSITIVE_INFINITY;

  constructor(changes: Pick<Changes, 'on' | 'listening' | 'outage'>, options: Options<Value>) {
    this.#changes = changes;
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: options.bytes, sizeCalculation: options.sizeOf });
    changes.on(() => this.#forget());
  }

  /** Whether it would come without being made. */
  holds(key: string): boolean {
    const { listening, outage } = this.#changes;
    return (listening || outage !== undefined) && performance.now() < this.#changesAt && this.#kept.has(key);
  }

  /** What is kept, or what is made now. Those who ask for the same at the same time wait for one making. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    if (performance.now() >= this.#changesAt) this.#forget();
    const known = this.holds(key) ? this.#kept.get(key) : undefined;
    if (this.#options.name) countLookup(this.#options.name, known !== undefined);
    const ready = known ?? this.#making.get(key);
    if (ready) return ready;
    const work = this.#make(key, make);
    this.#making.set(key, work);
    const done = () => {
      if (this.#making.get(key) === work) this.#making.delete(key);
    };
    work.then(done, done);
    return work;
  }

  async #make(key: string, make: () => Promise<Value>): Promise<Value> {
    const began = this.#generation;
    // Asked before the reading: what changes between the two is then known.
    const changesAt = await this.#nextStatusChange();
    const value = await make();
    const current = began === this.#generation && this.#changes.listening && performance.now() < changesAt;
    if (current && this.#options.mayKeep(value)) this.#kept.set(key, value);
    return value;
  }

  /** Once a generation: a new moment can only come by a write. */
  #nextStatusChange(): Promise<number> {
    const began = this.#generation;
    // Counted from before the question: a slow answer must not let what has changed be shown a moment longer.
    const asked = performance.now();
    this.#statusChange ??= this.#options.nextStatusChange().then((wait) => {
      const at = asked + Math.min(wait, greatestAge);
      if (began === this.#generation) this.#changesAt = at;
      return at;
    });
    const statusChange = this.#statusChange;
    statusChange.catch(() => {
      if (this.#statusChange === statusChange) this.#statusChange = undefined;
    });
    return statusChange;
  }

  #forget(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#making.clear();
    this.#statusChange = undefined;
    this.#changesAt = Number.POSITIVE_INFINITY;
  }
}
