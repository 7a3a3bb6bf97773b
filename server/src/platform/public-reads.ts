import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Changes } from './changes.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { isDatabaseGone } from './database-gone.ts';
import { connectWithin } from './database-watch.ts';
import { log } from './log.ts';
import { countPublicRead } from './metrics.ts';
import { askPosition, openReplica, type Position, type Replica } from './replica.ts';

/** How often all servers are asked how far they have come; after a change, until the replicas have replayed it, more often. */
const askedEvery = { usually: 500, afterChange: 20 };
const mostAfterChange = 25;
/** One that does not answer holds the others up for so long. */
const patience = 100;
/** Two a second, for longer than the greatest lag that can be allowed. */
const mostSamples = 256;
/** The clock of a replica may differ from the primary's by so much. What appears or ends by the clock is read from the primary meanwhile. */
const clocks = { differ: 1_000, settle: 2_000 };

/** `used`, or why it is not. */
export type ReplicaState = 'used' | 'lost' | 'lagging' | 'no replica of this database' | 'clock differs';

export interface PublicReads {
  /** Reads what everyone may see: from a replica that has replayed every change this instance knows of, else from the primary. */
  run: <Result>(read: (pool: pg.Pool) => Promise<Result>) => Promise<Result>;
  /** Something has appeared or ended by the primary's clock so many milliseconds ago. */
  clockChanged: (ago: number) => void;
  replicas: () => { number: number; pool: pg.Pool; state: ReplicaState; lag: number }[];
  close: () => Promise<void>;
}

/**
 * A replica is used only when it has replayed past every change that was heard, so that nothing is made anew from the state before it, and
 * whoever wrote sees it: a write is answered after all instances have heard of it.
 */
export async function openPublicReads(
  { databaseUrl, replicas: { urls, maxLag } }: Pick<Config, 'databaseUrl' | 'replicas'>,
  database: Pick<Database, 'reads' | 'watch'>,
  changes: Pick<Changes, 'on' | 'listening'>,
): Promise<PublicReads> {
  if (urls.length === 0)
    return {
      run: (read) => read(database.reads),
      clockChanged: () => undefined,
      replicas: () => [],
      close: async () => undefined,
    };

  // A connection of its own: while visitors occupy all others, replicas could not take anything off the primary.
  const primary = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectWithin,
    query_timeout: connectWithin,
    max: 1,
  });
  primary.on('error', () => undefined);
  const replicas = await Promise.all(urls.map((url, index) => openReplica(url, index + 1)));
  const states = new Map<Replica, ReplicaState>();
  let closed = false;
  let heard = 1;
  /** How many of the changes that were heard are within `needed`. */
  let covered = 0;
  let needed = 0;
  let samples: Position[] = [];
  let pausedUntil = 0;

  const sample = async () => {
    const upTo = heard;
    const before = replicas.map(({ position }) => position?.lsn ?? 0);
    const position = await askPosition(primary);
    // A standby that was promoted may have less than the primary before it.
    if (position.lsn < (samples.at(-1)?.lsn ?? 0)) samples = [];
    samples = [...samples, position].slice(-mostSamples);
    for (const [index, replica] of replicas.entries()) replica.isAhead = (before[index] ?? 0) > position.lsn;
    if (covered === upTo) return;
    covered = upTo;
    needed = position.lsn;
  };

  const lagOf = ({ position }: Replica): number => {
    const missing = samples.find(({ lsn }) => lsn > (position?.lsn ?? 0));
    return missing ? performance.now() - missing.at : 0;
  };
  const stateOf = (replica: Replica): ReplicaState => {
    const { position, watch, isAhead } = replica;
    const now = samples.at(-1);
    if (watch.lost || !position || !now) return 'lost';
    if (!position.isReplica || position.identity !== now.identity || isAhead) return 'no replica of this database';
    const apart = Math.max(position.clock.least - now.clock.most, now.clock.least - position.clock.most);
    if (apart > clocks.differ) return 'clock differs';
    return lagOf(replica) > maxLag ? 'lagging' : 'used';
  };
  const tellChanges = () => {
    for (const replica of replicas) {
      const state = stateOf(replica);
      const before = states.get(replica);
      states.set(replica, state);
      if (before === state) continue;
      if (state !== 'used') log.warn({ replica: replica.number, state }, 'a replica is left out');
      else if (before) log.warn({ replica: replica.number }, 'a replica is used again');
    }
  };

  const knowsAll = (replica: Replica) => covered === heard && (replica.position?.lsn ?? 0) >= needed;
  let following = false;
  const follow = async () => {
    if (following) return;
    following = true;
    for (let tries = 0; tries < mostAfterChange && !closed; tries += 1) {
      if (tries === 0 || covered !== heard) await sample().catch(() => undefined);
      const asked = Promise.all(replicas.map(({ watch }) => watch.ask()));
      await Promise.race([asked, sleep(patience, undefined, { ref: false })]);
      tellChanges();
      if (replicas.every((replica) => stateOf(replica) === 'lost' || knowsAll(replica))) break;
      await sleep(askedEvery.afterChange, undefined, { ref: false });
    }
    following = false;
  };
  changes.on(() => {
    heard += 1;
    void follow();
  });
  void follow();
  const timer = setInterval(() => void follow(), askedEvery.usually).unref();

  /** The one with the least to do. */
  const choose = (): Replica | undefined => {
    if (database.watch.lost || !changes.listening || performance.now() < pausedUntil) return undefined;
    const load = ({ pool: { totalCount, idleCount, waitingCount } }: Replica) => totalCount - idleCount + waitingCount;
    return replicas
      .filter((replica) => knowsAll(replica) && stateOf(replica) === 'used')
      .reduce<Replica | undefined>((best, one) => (best && load(best) <= load(one) ? best : one), undefined);
  };

  return {
    run: async (read) => {
      const replica = choose();
      if (replica)
        try {
          const result = await read(replica.pool);
          countPublicRead('replica');
          return result;
        } catch (failure) {
          if (!mayWorkElsewhere(failure)) throw failure;
          replica.position = undefined;
        }
      countPublicRead('primary');
      return read(database.reads);
    },
    clockChanged: (ago) => {
      pausedUntil = Math.max(pausedUntil, performance.now() + clocks.settle - ago);
    },
    replicas: () =>
      replicas.map((replica) => ({
        number: replica.number,
        pool: replica.pool,
        state: stateOf(replica),
        lag: lagOf(replica),
      })),
    close: async () => {
      closed = true;
      clearInterval(timer);
      await Promise.all([primary.end(), ...replicas.map((replica) => replica.close())]);
    },
  };
}

/** A replica ends a statement that stands in the way of what it replays. A statement that took too long would take too long elsewhere. */
const [endedByReplay, tookTooLong] = ['40001', '57014'];

function mayWorkElsewhere(failure: unknown): boolean {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  return code === endedByReplay || (code !== tookTooLong && isDatabaseGone(failure));
}
