import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { standardsWords } from '@hwarang/domain/standards/standards.words';
import { expect, inject, onTestFinished, test } from 'vitest';
import { hydrated, visit } from './browser.ts';
import { tabTo } from './keyboard.ts';
import { callAs, picture, signIn } from './members.ts';
import { site } from './site.ts';

const viewer = readFileSync(createRequire(import.meta.url).resolve('openseadragon'));

/** A page of another site, which shows with OpenSeadragon what its address names. */
const page = `<!doctype html><title>museum</title><div id="viewer" style="width:900px;height:700px"></div>
<script src="/openseadragon.js"></script><script>
const show = (tileSources) => new Promise((done) => {
  const viewer = OpenSeadragon({ id: 'viewer', tileSources, crossOriginPolicy: 'Anonymous', showNavigationControl: false });
  viewer.addHandler('open-failed', () => done('failed'));
  viewer.addHandler('tile-load-failed', () => done('tile failed'));
  viewer.addHandler('open', () =>
    viewer.world.getItemAt(0).addHandler('fully-loaded-change', ({ fullyLoaded }) => fullyLoaded && done('shown')));
});
</script>`;

async function otherSite(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/openseadragon.js') response.setHeader('content-type', 'text/javascript').end(viewer);
    else response.setHeader('content-type', 'text/html').end(request.url === '/' ? page : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function firstWork(): Promise<string> {
  const answer = await fetch(`${site().base}/api/art-works?is_exposed=true&_sort=createdAt:ASC&_limit=1`);
  return ((await answer.json()) as { id: string }[])[0]?.id ?? '';
}

test('OpenSeadragon on another site shows the tiles of a public work, and nothing once it is private', async () => {
  const { jwt } = await signIn(inject('administrator'));
  const { name, mimeType, buffer } = await picture(1400, 1000);
  const artist = { localname: '타일', englishname: 'Tile', mobile: '1', email: 'tile@visitors.example', user: null };
  const owner = (await callAs<{ id: string }>(jwt, 'POST', '/artists', artist)).id;
  const form = new FormData();
  form.append('data', JSON.stringify({ title: '타일', size: '10 cm x 10 cm', owner }));
  form.append('files.image', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const { id } = await callAs<{ id: string }>(jwt, 'POST', '/art-works', form);
  const base = await otherSite();
  const { page, expectFailure } = await visit({ base, outside: new RegExp(`^${site().base}/iiif/3/`) });
  const tiles: number[] = [];
  page.on('response', (answer) => answer.url().endsWith('.jpg') && tiles.push(answer.status()));
  const show = () => page.evaluate<string>(`show('${site().base}/iiif/3/${id}/info.json')`);
  await page.goto('/');
  expect(await show()).toBe('shown');
  expect(tiles.length).toBeGreaterThan(3);
  expect(new Set(tiles)).toEqual(new Set([200]));
  await callAs(jwt, 'PUT', `/art-works/${id}`, { is_exposed: false });
  // The browser says so, and the viewer too.
  expectFailure(/\/iiif\/3\/|openseadragon\.js$/);
  await page.goto('/');
  expect(await show()).toBe('failed');
});

test('the zoom of a work loads IIIF tiles, down to the pixels of the original', async () => {
  const { page } = await visit({ language: 'en' });
  const tiles: string[] = [];
  page.on('response', (answer) => answer.ok() && tiles.push(new URL(answer.url()).pathname));
  await page.goto(`/artworks-detail/${await firstWork()}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('img').waitFor({ state: 'detached' });
  const isTile = (path: string) => /^\/iiif\/3\/[0-9a-f]{24}\/.*\.jpg$/.test(path);
  expect(tiles.some(isTile)).toBe(true);
  for (let times = 0; times < 4; times += 1) await dialog.getByRole('button', { name: 'Zoom in' }).click();
  // A tile that is not scaled.
  await expect
    .poll(() => tiles.some((path) => /\/\d+,\d+,512,512\/512,512\/0\//.test(path)), { timeout: 20_000 })
    .toBe(true);
});

test('the link to a IIIF viewer names the manifest, is reached by keyboard and can be dragged', async () => {
  const { base } = site();
  const [show] = (await (await fetch(`${base}/api/exhibitions?_sort=createdAt:asc&_limit=1`)).json()) as {
    id: string;
  }[];
  const pages = {
    [`/artworks-detail/${await firstWork()}`]: `artworks/${await firstWork()}`,
    [`/exhibition-detail/${show?.id}`]: `exhibitions/${show?.id}`,
  };
  const { page } = await visit({ language: 'en' });
  for (const [path, record] of Object.entries(pages)) {
    const manifest = `${base}/iiif/presentation/3/${record}/manifest.json`;
    await page.goto(path);
    await hydrated(page);
    await tabTo(page, /^Open in a IIIF viewer$/);
    const link = page.getByRole('link', { name: 'Open in a IIIF viewer' });
    const told = new URL((await link.getAttribute('href')) ?? '').searchParams;
    // As the standard of content states has it: percent-encoded, then base64url.
    const state = Buffer.from(told.get('iiif-content') ?? '', 'base64url').toString();
    expect(JSON.parse(decodeURIComponent(state))).toEqual({
      '@context': 'http://iiif.io/api/presentation/3/context.json',
      id: manifest,
      type: 'Manifest',
    });
    expect(await (await fetch(manifest)).json()).toMatchObject({ id: manifest, type: 'Manifest' });
    // What a viewer gets that the link is dropped on.
    const dragged = page.evaluate(
      () =>
        new Promise<string>((done) => {
          addEventListener('dragstart', ({ dataTransfer }) => done(dataTransfer?.getData('text/uri-list') ?? ''));
        }),
    );
    await link.hover();
    await page.mouse.down();
    await page.mouse.move(300, 300, { steps: 5 });
    expect(new URL(await dragged).searchParams.get('manifest')).toBe(manifest);
    await page.mouse.up();
  }
});

test('the room of an exhibition is downloaded from its page as a model', async () => {
  const [show] = (await (await fetch(`${site().base}/api/exhibitions?_limit=1`)).json()) as { id: string }[];
  const { page } = await visit({ language: 'ko' });
  await page.goto(`/exhibition-detail/${show?.id}`);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: standardsWords.downloadModel.ko }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('room.glb');
  expect(
    readFileSync(await download.path())
      .subarray(0, 4)
      .toString(),
  ).toBe('glTF');
});
