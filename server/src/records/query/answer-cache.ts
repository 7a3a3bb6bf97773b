import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Changes, greatestAge } from '../../platform/changes.ts';

export interface Answer {
  body: Buffer;
  /** Absent for a large answer that was not asked for twice: hashing it would cost more than it saves. */
  etag?: string;
  /** Seconds since the database last answered, for a kept answer that is served while it does not. */
  age?: number;
}

type Heard = Pick<Changes, 'on' | 'listening' | 'outage'>;

interface Options {
  bytes: number;
  largest: number;
  /** In how many milliseconds records appear or vanish by the clock alone, without a write. */
  nextStatusChange: () => Promise<number>;
}

const hashedAtOnce = 100_000;
const overhead = 500;

/**
 * Keeps answers of the public view until any record changes. A read that began before a change is never kept after it, nor given to
 * one who asks after it; nothing is kept while this instance cannot hear the others.
 */
export class AnswerCache {
  readonly #changes: Heard;
  readonly #options: Options;
  readonly #kept: LRUCache<string, Answer>;
  readonly #making = new Map<string, Promise<Answer>>();
  #generation = 0;
  #statusChange: Promise<number> | undefined;
  #changesAt = Number.POSITIVE_INFINITY;

  constructor(changes: Heard, options: Options) {
    this.#changes = changes;
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.bytes,
      sizeCalculation: ({ body }, key) => key.length * 2 + body.length + overhead,
    });
    changes.on(() => this.#forget());
  }

  /** Whether the answer would come without a read. */
  holds(key: string): boolean {
    const { listening, outage } = this.#changes;
    return (listening || outage !== undefined) && performance.now() < this.#changesAt && this.#kept.has(key);
  }

  async get(key: string, make: () => Promise<Buffer>): Promise<Answer> {
    if (performance.now() >= this.#changesAt) this.#forget();
    const { listening, outage } = this.#changes;
    const known = listening || outage !== undefined ? this.#kept.get(key) : undefined;
    if (known) {
      known.etag ??= etagOf(known.body);
      return outage === undefined ? known : { ...known, age: outage };
    }
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const work = this.#make(key, make);
    this.#making.set(key, work);
    const done = () => {
      if (this.#making.get(key) === work) this.#making.delete(key);
    };
    work.then(done, done);
    return work;
  }

  async #make(key: string, make: () => Promise<Buffer>): Promise<Answer> {
    const began = this.#generation;
    // Asked before the read: what turns between the two is then known.
    const changesAt = await this.#nextStatusChange();
    const body = await make();
    const answer: Answer = body.length <= hashedAtOnce ? { body, etag: etagOf(body) } : { body };
    const current = began === this.#generation && this.#changes.listening && performance.now() < changesAt;
    if (current && body.length <= this.#options.largest) this.#kept.set(key, answer);
    return answer;
  }

  /** Once a generation: a new statusChange can only come by a write. */
  #nextStatusChange(): Promise<number> {
    const began = this.#generation;
    // Counted from before the question: a slow answer must not let what has turned be shown a moment longer.
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

const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
