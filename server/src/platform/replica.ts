import type pg from 'pg';
import { openReads } from './database.ts';
import { connectWithin, type DatabaseWatch, watchDatabase } from './database-watch.ts';

/** How far a server had come when it was asked. */
export interface Position {
  /** Byte of the write-ahead log up to which it has written, or replayed. */
  lsn: number;
  isReplica: boolean;
  /** Which cluster and database it is: an address that leads elsewhere must not be read from. */
  identity: string;
  /** Between these it was ahead of the clock of `performance.now()`, in milliseconds. */
  clock: { least: number; most: number };
  /** When it was asked. */
  at: number;
}

/** The end of what is inserted, not of what is flushed: a commit may be announced before it is on the disk. */
const question = `select replays, identity, extract(epoch from clock_timestamp()) * 1000 as clock, coalesce(pg_wal_lsn_diff(
    case when replays then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end, '0/0'), 0) as lsn
  from (select pg_is_in_recovery() as replays, system_identifier || ' ' || current_database() as identity
    from pg_control_system()) as server`;

export async function askPosition(client: Pick<pg.ClientBase, 'query'>): Promise<Position> {
  const at = performance.now();
  const { rows } = await client.query<{ replays: boolean; identity: string; clock: number; lsn: number }>(question);
  const [row] = rows;
  if (!row) throw new Error('the server did not say how far it has come');
  const clock = { least: row.clock - performance.now(), most: row.clock - at };
  return { lsn: row.lsn, isReplica: row.replays, identity: row.identity, clock, at };
}

/** A server that replays what the primary writes, with connections for reads. */
export interface Replica {
  /** Its place in the setting, from 1. */
  number: number;
  pool: pg.Pool;
  watch: DatabaseWatch;
  /** The last known; nothing while it does not answer, or after a read has failed on it. */
  position: Position | undefined;
  /** It has replayed what the primary does not know of: it followed another one. */
  isAhead: boolean;
  close: () => Promise<void>;
}

export async function openReplica(url: string, number: number): Promise<Replica> {
  const replica: Omit<Replica, 'pool' | 'watch' | 'close'> = { number, position: undefined, isAhead: false };
  const watch = await watchDatabase(
    { connectionString: url, connectionTimeoutMillis: connectWithin },
    {
      isOptional: true,
      question: async (client) => {
        replica.position = await askPosition(client);
      },
      // One that was killed may be back before the next question, with less than it had replayed before.
      dropped: () => {
        replica.position = undefined;
      },
    },
  );
  const pool = openReads(watch, url);
  const close = async () => {
    watch.close();
    await pool.end();
  };
  return Object.assign(replica, { pool, watch, close });
}
