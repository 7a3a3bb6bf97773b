import { createHash } from 'node:crypto';
import { ChangeCache } from '../../platform/change-cache.ts';
import type { Changes } from '../../platform/changes.ts';

export interface Answer {
  body: Buffer;
  /** Absent for a large answer that was not asked for twice: hashing it would cost more than it saves. */
  etag?: string;
  /** Seconds since the database last answered, for a kept answer that is served while it does not. */
  age?: number;
}

const limits = { bytes: 128_000_000, largest: 16_000_000 };
const hashedAtOnce = 100_000;
const overhead = 500;

/** Keeps answers of the public view. */
export class AnswerCache {
  readonly #changes: Pick<Changes, 'outage'>;
  readonly #cache: ChangeCache<Answer>;

  constructor(changes: Pick<Changes, 'on' | 'listening' | 'outage'>, nextStatusChange: () => Promise<number>) {
    this.#changes = changes;
    this.#cache = new ChangeCache(changes, {
      name: 'answers',
      bytes: limits.bytes,
      sizeOf: ({ body }, key) => key.length * 2 + body.length + overhead,
      mayKeep: ({ body }) => body.length <= limits.largest,
      nextStatusChange,
    });
  }

  /** Whether the answer would come without a read. */
  holds(key: string): boolean {
    return this.#cache.holds(key);
  }

  async get(key: string, make: () => Promise<Buffer>): Promise<Answer> {
    const isKept = this.holds(key);
    const answer = await this.#cache.get(key, async () => {
      const body = await make();
      return body.length <= hashedAtOnce ? { body, etag: etagOf(body) } : { body };
    });
    if (!isKept) return answer;
    answer.etag ??= etagOf(answer.body);
    const { outage } = this.#changes;
    return outage === undefined ? answer : { ...answer, age: outage };
  }
}

const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
