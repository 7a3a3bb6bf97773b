import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

interface Site {
  base: string;
  dataDir: string;
}

const claimOf = ({ dataDir }: Site) => `${dataDir}.claim`;
const holderOf = (one: Site): number => {
  try {
    return Number(readFileSync(claimOf(one), 'utf8'));
  } catch {
    return 0;
  }
};
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

function claim(one: Site): boolean {
  if (!isAlive(holderOf(one))) rmSync(claimOf(one), { force: true });
  try {
    writeFileSync(claimOf(one), String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Takes a product that no other worker has. The runner's own number of a worker does not do: two at work may have the same. */
export async function claimSite(): Promise<void> {
  const sites = inject('sites');
  while (!sites.some((one) => holderOf(one) === process.pid || claim(one))) await sleep(100);
}

/** The product that this worker's tests have to themselves. */
export function site(): Site {
  const own = inject('sites').find((one) => holderOf(one) === process.pid);
  if (!own) throw new Error('this worker has no product');
  return own;
}
