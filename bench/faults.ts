// npm run bench:faults : faults of a cluster under load, each several times. Fails when something acknowledged is lost or something private seen.
import { startCluster } from '../cluster/cluster.ts';
import { type Outcome, runScenario, scenarios } from '../cluster/faults.ts';
import { printTable } from './table.ts';

const times = Number(process.env.TIMES ?? 12);
const only = process.env.SCENARIOS;
process.env.POSTGRES_DURABLE = '1';
const outcomes: Outcome[] = [];
for (const scenario of scenarios.filter(({ name }) => !only || name.includes(only))) {
  const cluster = await startCluster({ spread: 'as deployed' });
  try {
    console.info(`${new Date().toISOString()} ${scenario.name}`);
    const outcome = await runScenario(cluster, scenario, times, { pictures: 60 });
    outcomes.push(outcome);
    for (const problem of outcome.problems.slice(0, 20)) console.error(problem);
  } finally {
    await cluster.close();
  }
}
printTable(
  outcomes.map((one) => ({
    fault: one.scenario,
    times: one.faults,
    reads: one.reads,
    'failed reads': one.failedReads,
    'writes acknowledged': one.acknowledged,
    'failed writes': one.failedWrites,
    'lost, doubled, wrong or not allowed to fail': one.problems.length,
    'private seen': one.privateSeen,
  })),
);
for (const { scenario, problems, failures } of outcomes) {
  for (const failure of failures.slice(0, 20)) console.info(`${scenario}: failed ${failure}`);
  if (problems.length > 0) process.exitCode = 1;
}
