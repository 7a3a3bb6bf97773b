import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseGone } from './database-gone.ts';

export type Orm = NodePgDatabase;

/**
 * The query builder over a pool. Its own transaction keeps the connection for ever when `begin` fails, and gives one back that still waits
 * for a late answer (drizzle-team/drizzle-orm#6114): here each transaction takes its connection, and gives a broken one back as broken.
 * See docs/decisions/0087-transactions-take-their-connection.md.
 */
export function openOrm(pool: pg.Pool): Orm {
  const transaction: Orm['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (failure) {
      isBroken = isDatabaseGone(failure);
      throw failure;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}
