import pg from 'pg';
import { DatabaseGone } from './database-gone.ts';
import type { DatabaseWatch } from './database-watch.ts';
import { log } from './log.ts';
import { RawClient } from './raw-client.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** Gives no connection while the database is lost: a request that cannot be answered must not wait to learn it. */
export class WatchedPool extends pg.Pool {
  readonly #watch: DatabaseWatch;
  readonly #open = new Set<RawClient>();

  constructor(watch: DatabaseWatch, config: pg.PoolConfig) {
    super({ Client: RawClient, ...config });
    this.#watch = watch;
    // An idle connection that breaks (the server restarts) emits here; without a listener it would end the process.
    this.on('error', (failure) => log.error({ err: failure }, 'database connection lost'));
    this.on('connect', (client) => {
      // One that breaks in somebody's hands emits at the connection, beside the query that fails.
      client.on('error', () => undefined);
      if (client instanceof RawClient) this.#open.add(client);
    });
    this.on('remove', (client) => client instanceof RawClient && this.#open.delete(client));
    // Else every query that waits for a database which has fallen silent would wait as long as the longest query may take.
    watch.onLost(() => {
      for (const client of this.#open) client.socket.destroy(new DatabaseGone());
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (this.#watch.lost) {
      if (!callback) return Promise.reject(new DatabaseGone());
      process.nextTick(callback, new DatabaseGone(), undefined, () => undefined);
      return undefined;
    }
    if (!callback) return super.connect();
    super.connect(callback);
    return undefined;
  }
}
