// Writes and uploads, and kill -9 in the middle of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../scripts/site.mjs';
import { fill, painter } from './collection.ts';
import { Ledger } from './kill-ledger.ts';
import { writeUntilKilled } from './kill-writers.ts';
import { type Engine, newGround, signIn } from './systems.ts';

export interface KillReport {
  engine: Engine;
  kills: number;
  artworks: number;
  changes: number;
  files: number;
  /** What was lost, half-made or did not open. */
  problems: string[];
}

/** Kills the product while it writes, opens it again, and looks whether it kept its word; so many times. */
export async function killDuringWrites(options: { times: number; engine: Engine }): Promise<KillReport> {
  const ground = await newGround(options.engine);
  const ledger = new Ledger();
  try {
    await fill(ground, 0);
    for (let round = 0; round <= options.times; round += 1) {
      const site = await startSite(ground.settings);
      const token = await signIn(site.base, painter);
      const last = round === options.times;
      await ledger.check({ base: site.base, token }, last ? 'everything' : 'the newest');
      if (last) await site.stop();
      else {
        const writers = writeUntilKilled({ base: site.base, token }, ledger, round);
        await Promise.race([writers.underWay, sleep(20_000)]);
        await sleep(Math.random() * 400);
        await site.stop('SIGKILL');
        await writers.ended;
      }
    }
  } catch (failure) {
    ledger.problems.push(failure instanceof Error ? failure.message : String(failure));
  } finally {
    await ground.remove();
  }
  return { engine: options.engine, kills: options.times, ...ledger.sums(), problems: ledger.problems };
}
