// npm run bench:harvest : somebody else's harvester walks over 10,000 records by OAI-PMH while a writer edits and withdraws, on PostgreSQL.
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../scripts/site.mjs';
import { fill, idOf, unhurried } from './collection.ts';
import { familyMeter, type Meter, processMeter, together } from './meter.ts';
import { administrator, newGround, signIn } from './systems.ts';
import { printTable } from './table.ts';

// Its own entry translates modules with a package that Node 24 does not run; tsx does the same.
const { OaiPmh } = createRequire(import.meta.url)('oai-pmh/src/index.js') as typeof import('oai-pmh/src/index.js');

const artworks = Number(process.env.ARTWORKS ?? 10_000);
const rate = Number(process.env.RATE ?? 5);
const all = Array.from({ length: artworks }, (_, number) => idOf('artwork', number));
/** Those that the public may no longer see: before the first walk one of fifty, then also those that the writer takes away. */
const withdrawn = new Set(all.filter((_, number) => number % 50 === 0));

interface Product {
  base: string;
  token: string;
  meter: Meter;
}

/** Edits, and with every tenth write a withdrawal, each of another public work; ends by answering the title that each got, if any. */
function startWriter({ base, token }: Product, format: string) {
  const control = new AbortController();
  const written = new Map<string, string | undefined>();
  const write = async (id: string, change: object): Promise<void> => {
    const answer = await fetch(`${base}/api/art-works/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (!answer.ok) throw new Error(`${id} answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const done = (async () => {
    // Spread over the collection: some that the harvester has seen, some that it has yet to see.
    for (let number = 0; number < artworks && !control.signal.aborted; number += 1) {
      const id = all[(number * 1237) % artworks] ?? '';
      if (withdrawn.has(id) || written.has(id)) continue;
      const title = number % 10 === 9 ? undefined : `${format} ${number}`;
      written.set(id, title);
      await write(id, title ? { title } : { is_exposed: false });
      if (!title) withdrawn.add(id);
      await sleep(1000 / rate, undefined, { signal: control.signal }).catch(() => undefined);
    }
    return written;
  })();
  return {
    stop: () => {
      control.abort();
      return done;
    },
  };
}

interface Seen {
  times: number;
  isDeleted: boolean;
  metadata: string;
}

/** What a walk finds, the last of each record, as a harvester keeps it. */
async function walk(base: string, selection: { metadataPrefix: string; from?: string }): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const harvester = new OaiPmh(`${base}/oai`, { retry: false });
  try {
    for await (const { header, metadata } of harvester.listRecords(selection)) {
      const id = header.identifier.slice(-24);
      const times = (seen.get(id)?.times ?? 0) + 1;
      seen.set(id, { times, isDeleted: header.$?.status === 'deleted', metadata: JSON.stringify(metadata ?? '') });
    }
  } catch (failure) {
    // By chance the writer leaves one record for the last answer, once in a hundred walks over many records.
    const hint = 'this harvester cannot read an answer with a single record; run it again';
    throw failure instanceof TypeError ? new Error(hint, { cause: failure }) : failure;
  }
  return seen;
}

/** What a harvester has wrong after a walk and, for what changed meanwhile, another one from when the first began. */
function faultsOf(first: Map<string, Seen>, second: Map<string, Seen>, written: Map<string, string | undefined>) {
  const faults: string[] = [];
  for (const id of all) {
    const times = first.get(id)?.times ?? 0;
    const most = written.has(id) ? 2 : 1;
    if (times < 1 || times > most) faults.push(`${id} came ${times} times, of ${most}`);
    const last = second.get(id) ?? first.get(id);
    if (!last) continue;
    if (last.isDeleted !== withdrawn.has(id) || last.isDeleted !== (last.metadata === '""'))
      faults.push(`${id} is ${withdrawn.has(id) ? '' : 'not '}withdrawn, and came otherwise`);
    const title = written.get(id);
    if (title && !last.metadata.includes(`"${title}"`)) faults.push(`${id} came without its edit`);
  }
  const strangers = [...first.keys()].filter((id) => !all.includes(id));
  return [...faults, ...strangers.map((id) => `${id} is no record of the collection`)];
}

async function harvest(product: Product, format: string) {
  const writer = startWriter(product, format);
  const before = product.meter();
  const began = Date.now();
  const first = await walk(product.base, { metadataPrefix: format });
  const seconds = (Date.now() - began) / 1000;
  const after = product.meter();
  const written = await writer.stop();
  const from = `${new Date(began).toISOString().slice(0, 19)}Z`;
  const second = await walk(product.base, { metadataPrefix: format, from });
  const faults = faultsOf(first, second, written);
  for (const fault of faults.slice(0, 20)) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  const records = [...first.values()].reduce((sum, { times }) => sum + times, 0);
  const cpu = (name: string) => (((after[name] ?? 0) - (before[name] ?? 0)) / records).toFixed(2);
  const titles = [...written.values()].filter(Boolean).length;
  return {
    format,
    records,
    deleted: [...first.values()].filter(({ isDeleted }) => isDeleted).length,
    'records a second': (records / seconds).toFixed(0),
    'server CPU ms a record': cpu('server'),
    'postgres CPU ms a record': cpu('postgres'),
    'edited meanwhile': titles,
    'withdrawn meanwhile': written.size - titles,
    'came twice': records - first.size,
    'told by the walk after': second.size,
    wrong: faults.length,
  };
}

const ground = await newGround('postgres');
try {
  await fill(ground, artworks);
  await unhurried(ground, async (query) => {
    await query('update artworks set is_exposed = false, updated_at = now() where id = any($1)', [[...withdrawn]]);
    await query('vacuum analyze');
  });
  const site = await startSite(ground.settings);
  try {
    const token = await signIn(site.base, administrator);
    const meter = together(processMeter('server', site.pid), familyMeter('postgres', ground.postgresPid ?? 0));
    const product = { base: site.base, token, meter };
    printTable([await harvest(product, 'oai_dc'), await harvest(product, 'lido')]);
  } finally {
    await site.stop();
  }
} finally {
  await ground.remove();
}
