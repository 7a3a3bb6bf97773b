import { Socket } from 'node:net';
import { Failure } from '@hwarang/domain/failures';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey } from './address-key.ts';
import type { Config } from './config.ts';

/** Who asks: from where, and over which connection. */
export type Reader = Pick<FastifyRequest, 'ip' | 'raw'>;

/** Seconds. */
const duration = 60;

/** How many points reads cost that have none by their query. */
export const readPoints = { record: 1, list: 1, picture: 1, search: 4, page: 8 } as const;

/**
 * Bounds what one address can make this instance read from the database within a minute; what is answered from a cache is free. It
 * guards the instance itself, so each counts for itself, in memory: a count in the database would cost more than most reads.
 */
export class ReadLimit {
  readonly #limiter: RateLimiterMemory;

  constructor({ readsPerMinute }: Pick<Config, 'readsPerMinute'>) {
    this.#limiter = new RateLimiterMemory({ points: readsPerMinute, duration });
  }

  /** Refuses with 429 and the time to wait when the address has spent its points. */
  async spend({ ip, raw }: Reader, points: number): Promise<void> {
    // The pages ask the API within the process: they have no address, and the visitor has paid for the page.
    if (!(raw.socket instanceof Socket)) return;
    await this.#limiter.consume(addressKey(ip), points).catch((refused: { msBeforeNext: number }) => {
      // Reckoned by the clock of the day: after a jump back it would say days, though a timer ends the minute.
      const retryAfter = Math.min(duration, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      throw new Failure('too-many', 'Too many reads from this address, please try again later', { retryAfter });
    });
  }
}
