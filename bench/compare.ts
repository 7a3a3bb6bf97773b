// npm run bench : Hwarang on both databases beside Strapi 5, on 10,000 artworks, in one run.
import { asksOf, type CaseName, caseNames, type Dialect } from './cases.ts';
import { cpuOf, type Figures, measure } from './load.ts';
import { openStrapi } from './strapi.ts';
import { openHwarang, type System } from './systems.ts';
import { printTable } from './table.ts';

const artworks = Number(process.env.ARTWORKS ?? 10_000);
const seconds = Number(process.env.SECONDS ?? 3);
const connections = (process.env.CONNECTIONS ?? '1,50').split(',').map(Number);
const chosen = caseNames.filter((name) => (process.env.CASES ?? caseNames.join(',')).split(',').includes(name));

type Run = Record<string, Figures>;
const key = (name: CaseName, count: number) => `${name} ${count}`;

/** Few different requests let a cache serve; with `fresh` none is ever made twice. */
async function runAll(title: string, dialect: Dialect, system: System, requests: 'fresh' | 'repeated'): Promise<Run> {
  const run: Run = {};
  const different = requests === 'fresh' ? 2500 : 10;
  for (const name of chosen) {
    const large = name === 'list of 1000';
    let from = 0;
    const measured = (count: number, limits: { seconds: number; least: number }) => {
      const asks = asksOf(name, dialect, { artworks, token: system.token, from, different });
      if (requests === 'fresh') from += different;
      const most = requests === 'fresh' ? different : Number.MAX_SAFE_INTEGER;
      return measure(
        { base: system.base, cheap: system.cheap, connections: count, asks, most, ...limits },
        system.meter,
      );
    };
    for (const count of connections) {
      // Until the engine has compiled what it runs often, and a cache has been asked for everything twice; before that a figure tells
      // of compiling, or of making the answers.
      const warming = requests === 'repeated' ? 2 * different : 5;
      await measured(count, { seconds: 2, least: large ? warming : 1500 });
      const figures = await measured(count, { seconds, least: large ? 5 : 300 });
      run[key(name, count)] = figures;
      console.info(`${title} | ${name} | ${count} connections | ${line(figures)}`);
    }
  }
  return run;
}

const line = ({ requests, failed, perSecond, p50, p99, cpu }: Figures): string =>
  [
    `${perSecond.toFixed(1)}/s`,
    ...Object.entries(cpu).map(([name, spent]) => `${name} ${spent.toFixed(2)} ms CPU`),
    `p50 ${p50.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    `${requests} requests${failed ? `, FAILED ${failed}` : ''}`,
  ].join(', ');

const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

function compare(strapi: Run, postgres: Run, embedded: Run): void {
  const rows = chosen.flatMap((name) =>
    connections.map((count) => {
      const theirs = strapi[key(name, count)];
      const ours = postgres[key(name, count)];
      const kept = embedded[key(name, count)];
      if (!theirs || !ours || !kept) throw new Error(`no figures for ${name}`);
      const goal = name === 'create' ? 5 : 10;
      const server = cpuOf(theirs) / (ours.cpu.server ?? Number.NaN);
      const whole = cpuOf(theirs) / cpuOf(ours);
      const rate = kept.perSecond / theirs.perSecond;
      const failed = [theirs, ours, kept].map((figures) => figures.failed).join(' / ');
      return {
        case: name,
        connections: count,
        'Strapi CPU ms': cpuOf(theirs).toFixed(2),
        'server CPU ms': (ours.cpu.server ?? Number.NaN).toFixed(2),
        'with PostgreSQL ms': cpuOf(ours).toFixed(2),
        'server: fewer ×': server.toFixed(1),
        'with PostgreSQL: fewer ×': whole.toFixed(1),
        'CPU goal': `${goal}×: ${verdict(server >= goal)} / ${verdict(whole >= goal)}`,
        'embedded req/s ×': rate.toFixed(1),
        'rate goal': name === 'create' ? '–' : `30×: ${verdict(rate >= 30)}`,
        failed,
      };
    }),
  );
  printTable(rows);
}

async function within<T>(open: () => Promise<System>, work: (system: System) => Promise<T>): Promise<T> {
  const system = await open();
  try {
    return await work(system);
  } finally {
    await system.stop();
  }
}

const strapi = await within(
  () => openStrapi(artworks),
  (system) => runAll('Strapi', 'strapi', system, 'fresh'),
);
const postgres = await within(
  () => openHwarang('postgres', artworks),
  (system) => runAll('Hwarang on PostgreSQL, no cache', 'hwarang', system, 'fresh'),
);
const embedded = await within(
  () => openHwarang('embedded', artworks),
  (system) => runAll('Hwarang embedded, as it is', 'hwarang', system, 'repeated'),
);
compare(strapi, postgres, embedded);
