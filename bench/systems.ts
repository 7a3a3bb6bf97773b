import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.mjs';
import { startSite } from '../scripts/site.mjs';
import { fill, painter } from './collection.ts';
import { familyMeter, type Meter, processMeter, together } from './meter.ts';

export type Engine = 'embedded' | 'postgres';

export interface System {
  base: string;
  cheap: string;
  meter: Meter;
  /** Of somebody who may create and upload. */
  token: string;
  stop: () => Promise<void>;
}

/** The token that POST /api/auth/local gives, in Hwarang and in Strapi alike. */
export async function signIn(base: string, who: { identifier: string; password: string }): Promise<string> {
  const answer = await fetch(`${base}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { jwt: string }).jwt;
}

export const postmaster = (url: string): number =>
  Number(readFileSync(join(decodeURIComponent(new URL(url).hostname), 'data/postmaster.pid'), 'utf8').split('\n')[0]);

export const administrator = { identifier: 'admin@hwarang.art', password: 'bench password' };

/** What the product is started with. */
export const settingsOf = (dataDir: string, databaseUrl: string | undefined) => ({
  DATA_DIR: dataDir,
  SAMPLE_DATA: 'off',
  ADMIN_PASSWORD: administrator.password,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

/** A data folder and, for PostgreSQL, a server that keeps what it acknowledged. */
export async function newGround(engine: Engine, postgresSettings: string[] = []) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-bench-'));
  process.env.POSTGRES_DURABLE = '1';
  const postgres = engine === 'postgres' ? await startPostgres(postgresSettings) : undefined;
  const databaseUrl = postgres?.url('postgres');
  return {
    dataDir,
    databaseUrl,
    postgresPid: databaseUrl ? postmaster(databaseUrl) : undefined,
    settings: settingsOf(dataDir, databaseUrl),
    remove: async () => {
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function openHwarang(engine: Engine, artworks: number): Promise<System> {
  const ground = await newGround(engine);
  try {
    await fill(ground, artworks);
    const site = await startSite(ground.settings);
    const own = processMeter('server', site.pid);
    return {
      base: site.base,
      cheap: '/api/health',
      meter: ground.postgresPid ? together(own, familyMeter('postgres', ground.postgresPid)) : own,
      token: await signIn(site.base, painter),
      stop: async () => {
        await site.stop();
        await ground.remove();
      },
    };
  } catch (failure) {
    await ground.remove();
    throw failure;
  }
}
