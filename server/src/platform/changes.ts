import { EventEmitter } from 'node:events';
import { openListener } from './changes-listener.ts';
import type { Config } from './config.ts';
import { changesChannel, type Database, liveChannel } from './database.ts';

/** Nothing is kept longer than this, whatever was announced. */
export const greatestAge = 600_000;

/** Of a row that was written: one of its fields, a new one, or something that is no longer shown, or no longer there. */
const kinds = ['edit', 'insert', 'withdrawal'] as const;

/** What the database announces of one statement (see the migration `name_changes`). */
export interface Change {
  /** `*` when something may have been missed. */
  table: string;
  kind: (typeof kinds)[number];
  /** The rows; absent when they are too many, or anything of the table may look different. */
  ids?: readonly string[];
  /** The records that the rows belong to. */
  parents?: readonly string[];
}

const anything: Change = { table: '*', kind: 'withdrawal' };

/** As the database writes it: `edit artworks <work> / <artist>`. What cannot be read may have been anything. */
export function changeOf(payload: string): Change {
  const [word = '', table = '', ...names] = payload.split(' ');
  const kind = kinds.find((one) => one === word);
  const slash = names.indexOf('/');
  if (!kind || table === '' || (names.length > 0 && slash === -1)) return anything;
  if (names.length === 0) return { table, kind };
  return { table, kind, ids: names.slice(0, slash), parents: names.slice(slash + 1) };
}

/** Tells every instance that records changed, so that nothing kept from before is served again. */
export interface Changes {
  /**
   * Call after the writing transaction has ended, before the answer: resolves when every instance knows what has changed. None serves
   * what was withdrawn then, nor anything from before to whoever asks for the current state. The database itself announces the change.
   */
  settled: () => Promise<void>;
  on: (listener: (change: Change) => void) => () => void;
  /** Tells every instance that something happened for those who wait for it; nothing kept from before becomes wrong by it. */
  publish: (...topics: string[]) => Promise<void>;
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
    on: (listener: (change: Change) => void) => subscribe(changesChannel)((payload) => listener(changeOf(payload))),
    publish: async (...topics: string[]) => {
      const notify = 'select pg_notify($1, topic) from unnest($2::text[]) as topic';
      if (topics.length > 0) await database.pool.query(notify, [liveChannel, topics]);
    },
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
