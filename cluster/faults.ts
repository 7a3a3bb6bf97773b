import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ask, signIn } from './client.ts';
import type { Cluster, Instance } from './cluster.ts';
import { type Failed, type LoadOptions, MixedLoad, newWriter } from './load.ts';

/** One fault under load: it happens, and it is over when this ends. Add one here, and the bench and its table know it. */
export interface Scenario {
  name: string;
  /**
   * Which requests may fail; loss and private things seen never may happen. Of what was under way on an instance that is gone nginx asks
   * another one again, but for a POST, which may have happened, and an answer that has begun.
   */
  allows: 'no failed request' | 'what was under way' | 'failed uploads' | 'failed requests';
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

const database: Scenario[] = [
  ...(['SIGINT', 'SIGKILL'] as const).map(
    (signal): Scenario => ({
      name: `PostgreSQL ended by ${signal}, and its start`,
      allows: 'failed requests',
      run: async ({ postgres }) => {
        await postgres.halt(signal);
        await sleep(1_000);
        await postgres.start();
      },
    }),
  ),
  {
    name: 'PostgreSQL stalled for five seconds',
    allows: 'failed requests',
    run: async ({ postgres }) => {
      postgres.pause();
      await sleep(5_000);
      postgres.resume();
    },
  },
  {
    name: 'PostgreSQL failed over to a synchronous standby',
    allows: 'failed requests',
    run: ({ failOver }) => failOver(),
  },
  ...(
    [
      ['PostgreSQL 100 ms away', { delay: 100 }],
      ['connections to PostgreSQL lost in the middle of an answer', { losesOneOf: 50 }],
    ] as const
  ).map(
    ([name, fault]): Scenario => ({
      name: `${name}, for five seconds`,
      allows: 'failed requests',
      run: async ({ network }) => {
        network.set(fault);
        await sleep(5_000);
        network.set({});
      },
    }),
  ),
  {
    name: 'kill -9 of pgbouncer, and its start',
    allows: 'failed requests',
    run: async ({ pgbouncer }) => {
      await pgbouncer.stop('SIGKILL');
      await sleep(500);
      await pgbouncer.start();
    },
  },
  {
    name: 'every connection ended that listens',
    allows: 'no failed request',
    run: async ({ databaseUrl }) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'hwarang-listener%'",
      );
      await client.end();
    },
  },
];

const store = (['gone', 'answering 500', 'slow'] as const).map(
  (fault): Scenario => ({
    name: `the store ${fault}, for three seconds`,
    allows: 'failed uploads',
    run: async ({ storeFront }) => {
      storeFront.set(fault);
      await sleep(3_000);
      storeFront.set('none');
    },
  }),
);

export const scenarios = [terminated, killed, ...database, ...store];

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

/** After whatever happened every instance takes requests again by itself; what the one says that does not. */
async function notRecovered({ instances }: Cluster): Promise<string[]> {
  const last = Date.now() + 60_000;
  for (const { base, id, output } of instances)
    for (;;) {
      const { status, body } = await ask(base, '/api/ready').catch((failure) => ({ status: 0, body: failure }));
      if (status === 200) break;
      if (Date.now() > last)
        return [`${id} has not recovered after a minute: ${status} ${body}\n${output().slice(-4_000)}`];
      await sleep(100);
    }
  return [];
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
  const broken: string[] = [];
  for (let round = 0; round < times && broken.length === 0; round += 1) {
    await scenario.run(cluster, round);
    broken.push(...(await notRecovered(cluster)).map((problem) => `round ${round + 1}: ${problem}`));
    await sleep(500);
  }
  await load.stop();
  if (broken.length === 0) for (const { base } of cluster.instances) await load.check(base);
  const told = ({ kind, status, at, answer }: Failed) => `${kind} ${status} ${at} (${answer})`;
  const { failed } = load;
  const problems = [...broken, ...load.problems];
  const lostOnTheWay = ({ status, at }: Failed) => status === 0 || (status === 502 && at.startsWith('POST'));
  if (scenario.allows === 'no failed request') problems.push(...failed.map(told));
  if (scenario.allows === 'failed uploads')
    problems.push(...failed.filter(({ at }) => !at.includes('/api/upload')).map(told));
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
