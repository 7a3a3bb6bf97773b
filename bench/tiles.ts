// npm run bench:tiles : tiles a second of one picture of 100 megapixels, beside IIPImage on the same pyramid, in the same run.
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pyramidLevels, tileSide } from '@hwarang/domain/iiif/image-service';
import { ensureRequirements, findIipImage, findNginx, tileBenchNeeds } from '../scripts/requirements.mjs';
import { freePort, startSite } from '../scripts/site.mjs';
import { painting } from '../server/src/testing/pictures.ts';
import { type Ask, cpuOf, type Figures, measure } from './load.ts';
import { type Meter, processMeter, together } from './meter.ts';
import { signIn } from './systems.ts';
import { printTable } from './table.ts';

const clients = 50;
const rounds = 3;
const extent = { width: 12_000, height: 8400 };

/** As viewers ask for tiles; turned, so that each has to be unpacked and encoded; and another kind, to bring a server up to its speed. */
const kinds = { tiles: '0/default', drawn: '180/default', warming: '0/gray' };
type Kind = keyof typeof kinds;

/** Every tile of every level, spread as viewers ask for them: not one after the other. */
const tilesBelow = (service: string, kind: Kind): Ask[] => {
  const all: Ask[] = [];
  for (const [level] of pyramidLevels(extent).entries()) {
    const side = tileSide * 2 ** level;
    for (let x = 0; x < extent.width; x += side)
      for (let y = 0; y < extent.height; y += side) {
        const [w, h] = [Math.min(side, extent.width - x), Math.min(side, extent.height - y)];
        const size = `${Math.ceil(w / 2 ** level)},${Math.ceil(h / 2 ** level)}`;
        all.push({ path: `${service}/${x},${y},${w},${h}/${size}/${kinds[kind]}.jpg` });
      }
  }
  return all.map((_, index) => all[(index * 101) % all.length] as Ask);
};

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

interface Server {
  base: string;
  cheap: string;
  service: string;
  /** Of our own alone. */
  pid?: number;
  meter: Meter;
}

/** The largest memory of our own server while tiles were asked for, in MB. */
let peak = 0;
/** Tiles, each asked for as often as fits into the time; `once` for those that are not kept yet. */
async function ask(server: Server, how: 'once' | 'again', kind: Kind = 'tiles'): Promise<Figures> {
  const asks = tilesBelow(server.service, kind);
  const watch = setInterval(() => {
    if (server.pid) peak = Math.max(peak, memoryOf(server.pid));
  }, 100);
  const load = { base: server.base, cheap: server.cheap, connections: clients, asks };
  const bounds = how === 'once' ? { seconds: 60, most: asks.length } : { seconds: 5 };
  const figures = await measure({ ...load, ...bounds }, server.meter).finally(() => clearInterval(watch));
  if (figures.failed) throw new Error(`${server.service}: ${figures.failed}`);
  return figures;
}

const ground = mkdtempSync(join(tmpdir(), 'hwarang-tiles-'));
const children: ChildProcess[] = [];

/** IIPImage with one process for each core behind nginx, as its documentation advises. */
async function startIip(cacheMegabytes: number): Promise<Server> {
  const folder = join(ground, `iip-${cacheMegabytes}`);
  mkdirSync(folder);
  const ports: number[] = [];
  for (let core = 0; core < availableParallelism(); core += 1) ports.push(await freePort());
  const env = {
    FILESYSTEM_PREFIX: `${ground}/`,
    URI_MAP: 'iiif=>IIIF',
    MAX_IMAGE_CACHE_SIZE: String(cacheMegabytes),
    JPEG_QUALITY: '82',
    VERBOSITY: '0',
    LOGFILE: join(folder, 'log'),
  };
  const program = findIipImage() ?? '';
  const servers = ports.map((port) =>
    spawn(program, ['--bind', `127.0.0.1:${port}`, '--backlog', '1024'], { env, stdio: 'ignore' }),
  );
  const port = await freePort();
  const upstream = ports.map((one) => `server 127.0.0.1:${one};`).join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; user root;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')} upstream iip { ${upstream} } keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; location / { return 200; } location /iiif/ { fastcgi_pass iip; include /etc/nginx/fastcgi_params; } } }`,
  );
  const nginx = spawn(findNginx() ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  children.push(...servers, nginx);
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(base).catch(() => undefined)); tries += 1) {
    if (tries > 100) throw new Error('nginx does not answer');
    await sleep(100);
  }
  const pids = servers.map(({ pid = 0 }) => pid);
  const meter = together(
    ...pids.map((pid, index) => processMeter(`iipsrv ${index}`, pid)),
    processMeter('nginx', nginx.pid ?? 0),
  );
  return { base, cheap: '/', service: '/iiif/picture.tif', meter };
}

ensureRequirements(tileBenchNeeds);
const settings = { DATA_DIR: join(ground, 'data'), SAMPLE_DATA: 'off', ADMIN_PASSWORD: 'bench password' };
let site = await startSite(settings);
try {
  const token = await signIn(site.base, { identifier: 'admin@hwarang.art', password: 'bench password' });
  const picture = await painting(3000, 2100)
    .toFormat('png')
    .toBuffer()
    .then(async (small) => {
      const { default: sharp } = await import('sharp');
      return sharp(small).resize(extent.width, extent.height).jpeg({ quality: 92 }).toBuffer();
    });
  const headers = { authorization: `Bearer ${token}` };
  const create = async (path: string, body: FormData | string, type = {}): Promise<string> => {
    const answer = await fetch(`${site.base}/api${path}`, { method: 'POST', headers: { ...headers, ...type }, body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  };
  const artist = { localname: '김서윤', englishname: 'Kim Seoyun', mobile: '1', email: 'kim@example.com' };
  const owner = await create('/artists', JSON.stringify(artist), { 'content-type': 'application/json' });
  const form = new FormData();
  form.append('data', JSON.stringify({ title: '큰 그림', size: '100 cm x 70 cm', owner }));
  form.append('files.image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'large.jpg');
  const id = await create('/art-works', form);
  const began = performance.now();
  await (await fetch(`${site.base}/iiif/3/${id}/full/512,/0/default.jpg`)).arrayBuffer();
  const first = (performance.now() - began) / 1000;
  const files = readdirSync(ground, { recursive: true, encoding: 'utf8' });
  const pyramid = files.find((file) => file.endsWith('pyramid.tif')) ?? '';
  copyFileSync(join(ground, pyramid), join(ground, 'picture.tif'));
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  console.info(
    `${extent.width} x ${extent.height}, ${megabytes(picture.length)} MB; pyramid of ${megabytes(readFileSync(join(ground, 'picture.tif')).length)} MB made on demand in ${first.toFixed(1)} s`,
  );

  // The sizes of the upload are made ahead on the same cores: they are no part of what is measured.
  const isWarm = () =>
    readdirSync(ground, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('/full.jpg'));
  for (let waited = 0; !isWarm() && waited < 240; waited += 1) await sleep(1000);
  if (!isWarm()) throw new Error('the sizes of the picture were not made in four minutes');
  await sleep(2000);

  const [uncachedIip, cachedIip] = [await startIip(0), await startIip(1000)];
  await ask(cachedIip, 'once');
  const reopen = async (): Promise<Server> => {
    await site.stop();
    rmSync(join(settings.DATA_DIR, 'cache'), { recursive: true, force: true });
    site = await startSite(settings);
    const meter = processMeter('server', site.pid);
    return { base: site.base, cheap: '/api/health', service: `/iiif/3/${id}`, pid: site.pid, meter };
  };
  const drawn: Figures[] = [];
  const drawnTheirs: Figures[] = [];
  const uncached: Figures[] = [];
  const uncachedTheirs: Figures[] = [];
  const cached: Figures[] = [];
  const cachedTheirs: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await reopen();
    // A process that has just started is slower for some seconds: tiles of another kind bring both up to their usual speed.
    for (const server of [ours, uncachedIip]) await ask(server, 'once', 'warming');
    drawn.push(await ask(ours, 'once', 'drawn'));
    drawnTheirs.push(await ask(uncachedIip, 'once', 'drawn'));
    uncached.push(await ask(ours, 'once'));
    uncachedTheirs.push(await ask(uncachedIip, 'once'));
    await ask(ours, 'once');
    cached.push(await ask(ours, 'again'));
    cachedTheirs.push(await ask(cachedIip, 'again'));
  }
  const median = (figures: Figures[], of: (one: Figures) => number): number =>
    figures.map(of).toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
  const perSecond = (figures: Figures[]) => median(figures, (one) => one.perSecond);
  const row = (what: string, figures: Figures[], theirs: Figures[]) => ({
    what,
    'tiles/s': perSecond(figures).toFixed(0),
    'ratio to IIPImage': (perSecond(figures) / perSecond(theirs)).toFixed(2),
    'p50 ms': median(figures, (one) => one.p50).toFixed(1),
    'p99 ms': median(figures, (one) => one.p99).toFixed(1),
    'CPU ms a tile': median(figures, cpuOf).toFixed(2),
  });
  printTable([
    row('uncached, Hwarang', uncached, uncachedTheirs),
    row('uncached, IIPImage', uncachedTheirs, uncachedTheirs),
    row('uncached, turned, Hwarang', drawn, drawnTheirs),
    row('uncached, turned, IIPImage', drawnTheirs, drawnTheirs),
    row('cached, Hwarang', cached, cachedTheirs),
    row('cached, IIPImage', cachedTheirs, cachedTheirs),
  ]);
  console.info(`memory of the server with ${clients} clients: at most ${peak.toFixed(0)} MB`);
} finally {
  for (const child of children) child.kill();
  await site.stop();
  rmSync(ground, { recursive: true, force: true });
}
