import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from './client.ts';
import type { Cluster, Instance } from './cluster.ts';
import { type Failed, type LoadOptions, MixedLoad, newWriter } from './load.ts';

/** One fault under load: it happens, and it is over when this ends. Add one here, and the bench and its table know it. */
export interface Scenario {
  name: string;
  /**
   * Which requests may fail; loss and private things seen never may happen. Of what was under way on an instance that is gone nginx asks
   * another one again, but for a POST, which may have happened, and an answer that has begun.
   */
  allows: 'no failed request' | 'what was under way' | 'failed requests';
  run: (cluster: Cluster, round: number) => Promise<void>;
}

const oneOf = ({ instances }: Cluster, round: number): Instance => {
  const instance = instances[round % instances.length];
  if (!instance) throw new Error('the cluster has no instance');
  return instance;
};

const endedBy = (signal: NodeJS.Signals) => async (cluster: Cluster, round: number) => {
  const instance = oneOf(cluster, round);
  await instance.stop(signal);
  await sleep(500);
  await instance.start();
};

export const terminated: Scenario = {
  name: 'SIGTERM of an instance, and its start',
  allows: 'no failed request',
  run: endedBy('SIGTERM'),
};

export const killed: Scenario = {
  name: 'kill -9 of an instance, and its start',
  allows: 'what was under way',
  run: endedBy('SIGKILL'),
};

export const instanceScenarios = [terminated, killed];

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
export async function runScenario(
  cluster: Cluster,
  scenario: Scenario,
  times: number,
  options: LoadOptions = {},
): Promise<Outcome> {
  const { email, password } = cluster.administrator;
  const { token, artist } = await newWriter(cluster.base, await signIn(cluster.base, email, password));
  const load = new MixedLoad(cluster.base, token, artist);
  load.start(options);
  await sleep(1_000);
  for (let round = 0; round < times; round += 1) {
    await scenario.run(cluster, round);
    await sleep(500);
  }
  await load.stop();
  for (const { base } of cluster.instances) await load.check(base);
  const told = ({ kind, status, at, answer }: Failed) => `${kind} ${status} ${at} (${answer})`;
  const { failed, problems } = load;
  const lostOnTheWay = ({ status, at }: Failed) => status === 0 || (status === 502 && at.startsWith('POST'));
  if (scenario.allows === 'no failed request') problems.push(...failed.map(told));
  if (scenario.allows === 'what was under way') {
    problems.push(...failed.filter((one) => !lostOnTheWay(one)).map(told));
    // Each client waits for one answer at a time.
    if (failed.length > times * load.clients)
      problems.push(`${failed.length} requests failed, more than were under way`);
  }
  return {
    scenario: scenario.name,
    faults: times,
    reads: load.reads,
    acknowledged: load.acknowledged,
    failedReads: failed.filter(({ kind }) => kind === 'read').length,
    failedWrites: failed.filter(({ kind }) => kind === 'write').length,
    privateSeen: load.privateSeen,
    problems,
    failures: failed.map(told),
  };
}
