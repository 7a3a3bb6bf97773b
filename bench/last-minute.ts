// npm run bench:last-minute : everybody submits in the last minute, over a network that loses every third request. Fails if anybody is lost.

import { setTimeout as sleep } from 'node:timers/promises';
import { question } from '@hwarang/domain/open-calls/questions';
import { addUser, roleByType } from '../server/src/accounts/accounts.store.ts';
import { ensureAccounts } from '../server/src/accounts/ensure-accounts.ts';
import { openSessions } from '../server/src/accounts/sessions.ts';
import { buildApp } from '../server/src/app.ts';
import { artists } from '../server/src/artists/artists.table.ts';
import { artworks } from '../server/src/artworks/artworks.table.ts';
import { ensureOpenCall } from '../server/src/open-calls/open-calls.store.ts';
import { openCallEntries, openCalls } from '../server/src/open-calls/open-calls.table.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { newId } from '../server/src/platform/ids.ts';
import { mails } from '../server/src/platform/mail.table.ts';
import { openServices } from '../server/src/services/services.ts';
import { painting } from '../server/src/testing/pictures.ts';
import { belongings } from '../server/src/users/belongings.ts';
import { newGround } from './systems.ts';
import { printTable } from './table.ts';

const people = Number(process.env.PEOPLE ?? 200);
const late = Math.ceil(people / 10);
const seconds = Number(process.env.SECONDS ?? 60);
const engine = process.env.ENGINE === 'postgres' ? 'postgres' : 'embedded';
const day = 86_400_000;
const dayInKorea = (from: number) => new Date(Date.now() + 9 * 3_600_000 + from * day).toISOString().slice(0, 10);

interface Person {
  headers: Record<string, string>;
  work: string;
}
interface Given {
  status: number;
  number: number | undefined;
  milliseconds: number;
}

const ground = await newGround(engine);
const services = await openServices(readConfig({ ...ground.settings, LOG_LEVEL: 'error' }));
const { orm } = services.database;
let asked = 0;

/** Cut off at random before or after the server has heard it; asked again until it is answered. */
async function ask(base: string, who: Person, method: string, path: string, body: object): Promise<Response> {
  for (;;) {
    asked += 1;
    const cut = new AbortController();
    if (asked % 3 === 0) setTimeout(() => cut.abort(), Math.random() * 30);
    try {
      const answer = await fetch(`${base}/api/open-calls/wefly/entry/${path}`, {
        method,
        headers: { ...who.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: cut.signal,
      });
      if (answer.status < 500) return new Response(await answer.text(), { status: answer.status });
    } catch {
      // Lost, as a phone loses it.
    }
    await sleep(100);
  }
}

async function newPerson(roleId: string, imageId: string, begin: (userId: string) => Promise<string>): Promise<Person> {
  const key = newId();
  const userId = await addUser(orm, {
    username: key,
    email: `${key}@example.com`,
    passwordHash: '-',
    confirmed: true,
    roleId,
  });
  if (!userId) throw new Error('a name was taken');
  const [artist] = await orm.insert(artists).values({ localname: '가람', englishname: key, userId }).returning();
  const [work] = await orm.insert(artworks).values({ title: '달', ownerId: artist?.id, imageId }).returning();
  return { headers: { authorization: `Bearer ${await begin(userId ?? '')}` }, work: work?.id ?? '' };
}

try {
  await ensureAccounts(services);
  await ensureOpenCall(orm);
  const { fastify } = await buildApp(services);
  const base = await fastify.listen({ host: '127.0.0.1', port: 0 });
  const sessions = await openSessions(services.database, belongings);
  const buffer = await painting(1200, 900).jpeg().toBuffer();
  const imageId = await services.media.ingest({ buffer }, { name: '달.jpg', sizes: 'later' });
  const asksWhy = question.parse({ id: 'why', kind: 'long', label: { ko: '왜', en: 'Why' }, required: true });
  await orm
    .update(openCalls)
    .set({ heldOpen: false, opensOn: dayInKorea(-9), closesOn: dayInKorea(3), questions: [asksWhy] });
  const roleId = await roleByType(orm, 'authenticated');
  const all: Person[] = [];
  for (let made = 0; made < people + late; made += 1)
    all.push(await newPerson(roleId, imageId, (userId) => sessions.begin(orm, userId)));
  const inTime = all.slice(0, people);
  const draft = (who: Person) => ({ artworks: [who.work], answers: { why: who.work.repeat(20) } });
  for (const who of inTime) await ask(base, who, 'PUT', 'draft', draft(who));

  // The last day ends: who had begun has the minutes of grace, who begins now has not.
  await orm.update(openCallEntries).set({ begunAt: new Date(Date.now() - 2 * day) });
  await orm.update(openCalls).set({ closesOn: dayInKorea(-1), graceMinutes: 2 * 24 * 60 });
  const handIn = async (who: Person): Promise<Given> => {
    await sleep(Math.random() * seconds * 1000);
    const begun = performance.now();
    const answer = await ask(base, who, 'POST', 'submit', { draft: draft(who) });
    const { number } = (await answer.json()) as { number?: number };
    return { status: answer.status, number, milliseconds: performance.now() - begun };
  };
  const given = await Promise.all(all.map(handIn));

  const taken = given.slice(0, people);
  const numbers = taken.flatMap(({ status, number }) => (status === 200 && number ? [number] : []));
  const entries = await orm.select().from(openCallEntries);
  const kept = entries.filter(({ state, answers }) => state === 'submitted' && typeof answers.why === 'string');
  const lost = people - kept.length;
  const refused = taken.filter(({ status }) => status !== 200).length;
  const doubled = numbers.length - new Set(numbers).size;
  const receipts = await orm.$count(mails);
  const lateTaken = given.slice(people).filter(({ status }) => status === 200).length;
  const lateKept = entries.filter(({ draft: typed, state }) => state === 'draft' && typed).length;
  const times = taken.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  printTable([
    {
      engine,
      'in time': people,
      requests: asked,
      lost,
      refused,
      'numbers twice': doubled,
      receipts,
      'too late': late,
      'of these taken': lateTaken,
      'of these kept as drafts': lateKept,
      'p50 ms': at(0.5),
      'p99 ms': at(0.99),
    },
  ]);
  if (lost + refused + doubled + lateTaken > 0 || receipts !== people || lateKept !== late) process.exitCode = 1;
  await fastify.close();
} finally {
  await services.close();
  await ground.remove();
}
