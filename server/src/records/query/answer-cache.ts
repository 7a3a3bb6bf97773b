import { createHash } from 'node:crypto';
import type { Changes } from '../../platform/changes.ts';

export interface Answer {
  body: Buffer;
  /** Absent for a large answer that was not asked for twice: hashing it would cost more than it saves. */
  etag?: string;
}

interface Options {
  bytes: number;
  largest: number;
  /** In how many milliseconds records appear or vanish by the clock alone, without a write. */
  nextTurn: () => Promise<number>;
}

const hashedAtOnce = 100_000;
const overhead = 500;

/**
 * Keeps answers of the public view until any record changes. A read that began before a change is never kept after it, nor given to
 * one who asks after it; nothing is kept while this instance cannot hear the others.
 */
export class AnswerCache {
  readonly #changes: Changes;
  readonly #options: Options;
  readonly #kept = new Map<string, Answer>();
  readonly #making = new Map<string, Promise<Answer>>();
  #bytes = 0;
  #generation = 0;
  #turn: Promise<number> | undefined;
  #turnsAt = Number.POSITIVE_INFINITY;

  constructor(changes: Changes, options: Options) {
    this.#changes = changes;
    this.#options = options;
    changes.on(() => this.#forget());
  }

  async get(key: string, make: () => Promise<Buffer>): Promise<Answer> {
    if (performance.now() >= this.#turnsAt) this.#forget();
    const known = this.#changes.listening ? this.#kept.get(key) : undefined;
    if (known) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      known.etag ??= etagOf(known.body);
      return known;
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
    const turnsAt = await this.#nextTurn();
    const body = await make();
    const answer: Answer = body.length <= hashedAtOnce ? { body, etag: etagOf(body) } : { body };
    const current = began === this.#generation && this.#changes.listening && performance.now() < turnsAt;
    if (current && body.length <= this.#options.largest) this.#keep(key, answer);
    return answer;
  }

  /** Once a generation: a new turn can only come by a write. */
  #nextTurn(): Promise<number> {
    const began = this.#generation;
    // Counted from before the question: a slow answer must not let what has turned be shown a moment longer.
    const asked = performance.now();
    this.#turn ??= this.#options.nextTurn().then((wait) => {
      const at = asked + wait;
      if (began === this.#generation) this.#turnsAt = at;
      return at;
    });
    const turn = this.#turn;
    turn.catch(() => {
      if (this.#turn === turn) this.#turn = undefined;
    });
    return turn;
  }

  #keep(key: string, answer: Answer): void {
    this.#kept.set(key, answer);
    this.#bytes += weight(key, answer);
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= this.#options.bytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= weight(oldest, old);
    }
  }

  #forget(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#making.clear();
    this.#bytes = 0;
    this.#turn = undefined;
    this.#turnsAt = Number.POSITIVE_INFINITY;
  }
}

const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
const weight = (key: string, { body }: Answer): number => key.length * 2 + body.length + overhead;
