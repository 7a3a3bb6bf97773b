import { createHash } from 'node:crypto';
import { ChangeCache } from '../../platform/change-cache.ts';
import type { Changes } from '../../platform/changes.ts';
import type { Reads } from '../../platform/reads.ts';

export interface Answer {
  body: Buffer;
  /** What it was made from; absent for what is never kept. */
  reads?: Reads;
  /** The same object as long as the answer is the same. */
  content?: object;
  /** Absent for a large answer that was not asked for twice: hashing it would cost more than it saves. */
  etag?: string;
  /** A count that stopped at its limit. */
  atLeast?: true;
  /** Seconds since the database last answered, for a kept answer that is served while it does not. */
  age?: number;
}

type Kept = Answer & { reads: Reads };
type Made = Pick<Kept, 'body' | 'reads' | 'atLeast'>;

const limits = { bytes: 128_000_000, largest: 16_000_000 };
const hashedAtOnce = 100_000;
const overhead = 500;
/** With the ids that are remembered of it. */
const withIds = 1.5;

/** Keeps answers of the public view. */
export class AnswerCache {
  readonly #changes: Pick<Changes, 'outage'>;
  readonly #cache: ChangeCache<Kept>;

  constructor(changes: Pick<Changes, 'on' | 'listening' | 'outage'>, nextStatusChange: () => Promise<number>) {
    this.#changes = changes;
    this.#cache = new ChangeCache(changes, {
      name: 'answers',
      bytes: limits.bytes,
      sizeOf: ({ body }, key) => Math.ceil(key.length * 2 + body.length * withIds + overhead),
      readsOf: ({ reads }) => reads,
      mayKeep: ({ body }) => body.length <= limits.largest,
      nextStatusChange,
    });
  }

  /** Whether the answer would come without a read. */
  holds(key: string, current = true): boolean {
    return this.#cache.holds(key, current);
  }

  async get(key: string, make: () => Promise<Made>, current = true): Promise<Kept> {
    const isKept = this.holds(key, current);
    const answer = await this.#cache.get(
      key,
      async (before) => {
        const made = await make();
        const { body, reads } = made;
        if (before?.body.equals(body)) return { ...before, reads };
        const content = {};
        return body.length <= hashedAtOnce ? { ...made, content, etag: etagOf(body) } : { ...made, content };
      },
      current,
    );
    if (!isKept) return answer;
    answer.etag ??= etagOf(answer.body);
    const { outage } = this.#changes;
    return outage === undefined ? answer : { ...answer, age: outage };
  }
}

const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
