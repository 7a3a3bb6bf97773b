// npm run bench:labels : wall labels as PDF, and how long everybody else waits meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureAccounts } from '../server/src/accounts/ensure-accounts.ts';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { openServices } from '../server/src/services/services.ts';
import { printTable } from './table.ts';
import words from './words.json' with { type: 'json' };

const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-labels-'));
const config = readConfig({ DATA_DIR: dataDir, SAMPLE_DATA: 'off', LOG_LEVEL: 'error', ADMIN_PASSWORD: 'open sesame' });
const services = await openServices(config);
await ensureAccounts(services);
const { fastify } = await buildApp(services);

/** As long and as different as the titles of a museum; every fourth is in Korean alone. */
const title = (i: number) =>
  `${words.moodsEn[i % 20]} ${words.thingsEn[(i * 7) % 25]}, verso: Study No. ${i} for ‘${words.moodsEn[(i * 3) % 20]} ${words.thingsEn[(i * 11) % 25]}’`;
const works = Array.from({ length: 500 }, (_, i) => ({
  id: i.toString(16).padStart(24, '0'),
  title: `${words.moods[i % 20]} ${words.things[(i * 7) % 25]}을 위한 습작 ${i}`,
  title_en: i % 4 ? title(i) : null,
}));
const id = 'e'.repeat(24);
const { orm } = services.database;
const literal = (text: string | null) => (text === null ? 'null' : pg.escapeLiteral(text));
await orm.execute(
  `insert into artists (id, localname, englishname) select lpad(to_hex(i + 4096), 24, '0'), '김서윤' || i, 'Kim Seoyun ' || i from generate_series(0, 99) i`,
);
for (const [i, work] of works.entries())
  await orm.execute(
    `insert into artworks (id, title, title_en, material, material_en, width_cm, height_cm, year, owner_id) values
      (${literal(work.id)}, ${literal(work.title)}, ${literal(work.title_en)}, ${literal(words.materials[i % 5] ?? '')},
       ${literal(words.materialsEn[i % 5] ?? '')}, ${30 + (i % 70)}, ${40 + (i % 50)}, '1819-01-01', lpad(to_hex(${4096 + (i % 100)}), 24, '0'))`,
  );
await orm.execute(`insert into exhibitions (id, title, title_en) values ('${id}', '큰 전시', 'A Large Exhibition')`);
await orm.execute(
  `insert into exhibition_artworks (exhibition_id, artwork_id, position) select '${id}', id, row_number() over (order by id) from artworks`,
);

const signedIn = await fastify.inject({
  method: 'POST',
  url: '/api/auth/local',
  payload: { identifier: config.admin.email, password: 'open sesame' },
});
const headers = { authorization: `Bearer ${signedIn.json().jwt}` };

async function measured(count: number) {
  const lines = works.slice(0, count).map((work) => ({ id: work.id }));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const [began, used] = [performance.now(), process.cpuUsage()];
  delay.enable();
  let done = false;
  let longest = 0;
  const health = (async () => {
    while (!done) {
      const asked = performance.now();
      await fastify.inject({ url: '/api/health' });
      longest = Math.max(longest, performance.now() - asked);
      await sleep(20);
    }
  })();
  const answer = await fastify.inject({
    method: 'POST',
    url: `/api/exhibitions/${id}/captions/labels`,
    headers,
    payload: { lines },
  });
  const ms = performance.now() - began;
  done = true;
  await health;
  delay.disable();
  const { user, system } = process.cpuUsage(used);
  if (answer.statusCode !== 200) throw new Error(`the labels answered ${answer.statusCode}: ${answer.body}`);
  return {
    labels: count,
    seconds: (ms / 1000).toFixed(2),
    'CPU seconds': ((user + system) / 1e6).toFixed(2),
    'longest event-loop delay, ms': (delay.max / 1e6).toFixed(0),
    'slowest health check, ms': longest.toFixed(0),
    KB: (answer.rawPayload.length / 1024).toFixed(0),
  };
}

const counts = (process.env.LABELS ?? '50,50,500,500').split(',').map(Number);
const rows = [];
for (const count of counts) rows.push(await measured(count));
printTable(rows);
await fastify.close();
await services.close();
rmSync(dataDir, { recursive: true, force: true });
