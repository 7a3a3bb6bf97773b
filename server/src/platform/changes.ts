import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Config } from './config.ts';
import type { Database } from './database.ts';

const channel = 'hwarang_changes';
const liveChannel = 'hwarang_live';

/** Tells every instance that records changed, so that nothing kept from before is served again. */
export interface Changes {
  /** Call after the writing transaction has ended. Resolves when the other instances have been told. */
  announce: (noun: string) => Promise<void>;
  on: (listener: (noun: string) => void) => () => void;
  /** Tells every instance that something happened for those who wait for it; nothing kept from before becomes wrong by it. */
  tell: (topic: string) => Promise<void>;
  /** `*` when something may have been missed. */
  onTold: (listener: (topic: string) => void) => () => void;
  /** False while this instance cannot hear the others: nothing may be kept then. */
  readonly listening: boolean;
  close: () => Promise<void>;
}

export async function openChanges(config: Pick<Config, 'databaseUrl'>, database: Database): Promise<Changes> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const on: Changes['on'] = (listener) => {
    emitter.on('change', listener);
    return () => emitter.off('change', listener);
  };
  const onTold: Changes['onTold'] = (listener) => {
    emitter.on('told', listener);
    return () => emitter.off('told', listener);
  };
  if (!config.databaseUrl) {
    return {
      announce: async (noun) => void emitter.emit('change', noun),
      on,
      tell: async (topic) => void emitter.emit('told', topic),
      onTold,
      listening: true,
      close: async () => void emitter.removeAllListeners(),
    };
  }
  let client: pg.Client | undefined;
  let closed = false;
  let listening = false;
  const connect = async () => {
    const next = new pg.Client({ connectionString: config.databaseUrl, connectionTimeoutMillis: 5_000 });
    client = next;
    next.on('notification', ({ channel: heard, payload }) =>
      emitter.emit(heard === liveChannel ? 'told' : 'change', payload ?? ''),
    );
    next.on('error', () => retry(next));
    next.on('end', () => retry(next));
    await next.connect();
    await next.query(`listen ${channel}`);
    await next.query(`listen ${liveChannel}`);
    listening = true;
    // Whatever was announced while nobody listened is unknown: everything counts as changed.
    emitter.emit('change', '*');
    emitter.emit('told', '*');
  };
  const retry = (lost: pg.Client) => {
    if (closed || lost !== client) return;
    client = undefined;
    listening = false;
    emitter.emit('change', '*');
    setTimeout(() => void connect().catch(() => client && retry(client)), 500).unref();
  };
  await connect();
  return {
    announce: async (noun) => {
      emitter.emit('change', noun);
      await database.pool.query('select pg_notify($1, $2)', [channel, noun]);
    },
    on,
    // This instance hears it from the database too, and only there: nobody is told twice.
    tell: async (topic) => void (await database.pool.query('select pg_notify($1, $2)', [liveChannel, topic])),
    onTold,
    get listening() {
      return listening;
    },
    close: async () => {
      closed = true;
      emitter.removeAllListeners();
      await client?.end();
    },
  };
}
