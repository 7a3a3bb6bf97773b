import { beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ instances: 1 });
  return () => cluster.close();
});

const status = async (address: string) => (await fetch(address)).status;

test('every part can be stopped, killed and started again by its name', async () => {
  const { base, instances, part, postgres } = cluster;
  expect(await status(`${base}/`)).toBe(200);
  for (const [id, signal] of [
    ['instance-1', 'SIGTERM'],
    ['store', 'SIGKILL'],
    ['nginx', 'SIGKILL'],
    ['pgbouncer', 'SIGTERM'],
  ] as const) {
    await part(id).stop(signal);
    await part(id).start();
  }
  await postgres.halt('SIGKILL');
  await postgres.start();
  for (const instance of instances) await expect.poll(() => status(`${instance.base}/api/ready`)).toBe(200);
  await expect.poll(() => status(`${base}/`)).toBe(200);
});
