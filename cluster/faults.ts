import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from './client.ts';
import type { Cluster, Instance } from './cluster.ts';
import { MixedLoad, newWriter } from './load.ts';

/** One fault under load: it happens, and it is over when this ends. Add one here, and the bench and its table know it. */
export interface Scenario {
  name: string;
  /** What may not happen besides loss and private things seen, which never may. */
  allows: 'no failed request' | 'no failed read' | 'failed requests';
  run: (cluster: Cluster, round: number) => Promise<void>;
}

const oneOf = ({ instances }: Cluster, round: number): Instance => {
  const instance = instances[round % instances.length];
  if (!instance) throw new Error('the cluster has no instance');
  return instance;
};

export const instanceScenarios: Scenario[] = [
  {
    name: 'SIGTERM of an instance, and its start',
    allows: 'no failed read',
    run: async (cluster, round) => {
      const instance = oneOf(cluster, round);
      await instance.stop('SIGTERM');
      await sleep(500);
      await instance.start();
    },
  },
  {
    name: 'kill -9 of an instance, and its start',
    allows: 'no failed read',
    run: async (cluster, round) => {
      const instance = oneOf(cluster, round);
      await instance.stop('SIGKILL');
      await sleep(500);
      await instance.start();
    },
  },
];

export interface Outcome {
  scenario: string;
  faults: number;
  reads: number;
  acknowledged: number;
  failedReads: number;
  failedWrites: number;
  privateSeen: number;
  problems: string[];
  /** Which requests failed, by status and address. */
  failures: string[];
}

/** So many times the fault under load; afterwards every instance is held against the ledger. */
export async function runScenario(cluster: Cluster, scenario: Scenario, times: number): Promise<Outcome> {
  const { email, password } = cluster.administrator;
  const { token, artist } = await newWriter(cluster.base, await signIn(cluster.base, email, password));
  const load = new MixedLoad(cluster.base, token, artist);
  load.start();
  await sleep(1_000);
  for (let round = 0; round < times; round += 1) {
    await scenario.run(cluster, round);
    await sleep(500);
  }
  await load.stop();
  for (const { base } of cluster.instances) await load.check(base);
  const failures = load.failed.map(({ kind, status, at }) => `${kind} ${status} ${at}`);
  const { failed, problems } = load;
  if (scenario.allows === 'no failed request') problems.push(...failures);
  if (scenario.allows === 'no failed read') problems.push(...failures.filter((one) => one.startsWith('read')));
  return {
    scenario: scenario.name,
    faults: times,
    reads: load.reads,
    acknowledged: load.acknowledged,
    failedReads: failed.filter(({ kind }) => kind === 'read').length,
    failedWrites: failed.filter(({ kind }) => kind === 'write').length,
    privateSeen: load.privateSeen,
    problems,
    failures,
  };
}
