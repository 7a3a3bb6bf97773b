import { EventEmitter } from 'node:events';
import { openListener } from './changes-listener.ts';
import type { Config } from './config.ts';
import { changesChannel, type Database, liveChannel } from './database.ts';

/** Nothing is kept longer than this, whatever was announced. */
export const greatestAge = 600_000;

/** Tells every instance that records changed, so that nothing kept from before is served again. */
export interface Changes {
  /**
   * Call after the writing transaction has ended, before the answer: resolves when no instance serves what it has kept from before.
   * The change itself is announced by the database.
   */
  settled: () => Promise<void>;
  /** Called with the table that has changed; `*` when something may have been missed. */
  on: (listener: (table: string) => void) => () => void;
  /** Tells every instance that something happened for those who wait for it; nothing kept from before becomes wrong by it. */
  publish: (topic: string) => Promise<void>;
  /** `*` when something may have been missed. */
  onEvent: (listener: (topic: string) => void) => () => void;
  /** False while this instance cannot hear the others: nothing may be kept then. */
  readonly listening: boolean;
  /** Seconds since the database last answered, while it does not and what is kept may still be served. */
  readonly outage: number | undefined;
  close: () => Promise<void>;
}

export async function openChanges(config: Pick<Config, 'databaseUrl'>, database: Database): Promise<Changes> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const hear = (channel: string, payload: string) => emitter.emit(channel, payload);
  const subscribe = (channel: string) => (listener: (payload: string) => void) => {
    emitter.on(channel, listener);
    return () => emitter.off(channel, listener);
  };
  const common = {
    on: subscribe(changesChannel),
    publish: async (topic: string) =>
      void (await database.pool.query('select pg_notify($1, $2)', [liveChannel, topic])),
    onEvent: subscribe(liveChannel),
  };
  if (!config.databaseUrl) {
    // One session in one process: it has heard of a change before the query that made it is answered.
    for (const channel of [changesChannel, liveChannel])
      database.heard.on(channel, (payload) => hear(channel, payload));
    return {
      ...common,
      settled: async () => undefined,
      listening: true,
      outage: undefined,
      close: async () => void emitter.removeAllListeners(),
    };
  }
  const listener = await openListener(config.databaseUrl, database.watch, hear);
  return {
    ...common,
    settled: listener.settled,
    get listening() {
      return listener.isListening();
    },
    get outage() {
      return listener.outage();
    },
    close: async () => {
      emitter.removeAllListeners();
      await listener.close();
    },
  };
}
