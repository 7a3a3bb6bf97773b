// A filled database for each size, on one PostgreSQL. What is measured is a copy: a run that writes leaves no trace for the next one.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { unhurried, withoutIndexes } from './collection.ts';
import { fillMuseum } from './museum-collection.ts';
import { postmaster, settingsOf } from './systems.ts';

const settings = [
  'shared_preload_libraries=pg_stat_statements',
  // Filling is the largest write there is: without room for its log it waits for the disk every few seconds.
  'max_wal_size=4GB',
  'checkpoint_timeout=30min',
];

export interface Copy {
  databaseUrl: string;
  settings: ReturnType<typeof settingsOf>;
  remove: () => Promise<void>;
}

/** In a folder of the caller's the filled databases stay, and the next run finds them. */
export async function openMuseums(kept: string | undefined) {
  process.env.POSTGRES_DURABLE = '1';
  const postgres = await startPostgres(settings, kept);
  const asked = async (text: string): Promise<pg.QueryResult> => {
    const client = new pg.Client({ connectionString: postgres.url('postgres') });
    await client.connect();
    return client.query(text).finally(() => client.end());
  };

  /** It gets its name when it is full: what was cut off is filled again. */
  async function filled(works: number): Promise<string> {
    const name = `museum_${works}`;
    const { rowCount } = await asked(`select from pg_database where datname = '${name}'`);
    if (rowCount) return name;
    await asked('drop database if exists filling');
    await asked('create database filling');
    const began = performance.now();
    const ground = { databaseUrl: postgres.url('filling'), dataDir: '' };
    await unhurried(
      ground,
      async (query) => {
        await withoutIndexes(query, ['artworks', 'files', 'artists', 'exhibitions'], () => fillMuseum(query, works));
        await query('select recount()');
        await query('vacuum analyze');
      },
      availableParallelism(),
    );
    await asked(`alter database filling rename to ${name}`);
    console.info(`filled with ${works} works in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    return name;
  }

  return {
    pid: postmaster(postgres.url('postgres')),
    stop: postgres.stop,
    copy: async (works: number): Promise<Copy> => {
      const template = await filled(works);
      await asked('drop database if exists measured');
      await asked(`create database measured template ${template} strategy file_copy`);
      const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-museum-'));
      const databaseUrl = postgres.url('measured');
      return {
        databaseUrl,
        settings: settingsOf(dataDir, databaseUrl),
        remove: async () => {
          await asked('drop database if exists measured');
          rmSync(dataDir, { recursive: true, force: true });
        },
      };
    },
  };
}
