import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { publishedPackage } from './published-package.ts';
import { site } from './site.ts';

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
const path = '/viewer-of-others/';

/** Each viewer as its makers build it, on a page of its own. */
const viewers = {
  Mirador: {
    published: {
      name: 'mirador',
      version: '4.0.0',
      integrity: 'sha512-uWsE9e2oqSc/lUu+vVwDGhTsycuhGsfZ2KfX6CLfXiT3wgGy6qT9+q5M3V9Zz72hkdIgsJugKesaowmRtYmvrA==',
    },
    page: (manifest: string) => `<div id="viewer" style="position: absolute; inset: 0"></div>
      <script src="mirador.min.js"></script>
      <script>Mirador.viewer({ id: 'viewer', windows: [{ manifestId: '${manifest}' }] })</script>`,
  },
  'Universal Viewer': {
    published: {
      name: 'universalviewer',
      version: '4.4.0',
      integrity: 'sha512-9OVs6uCzeQYw50jg8k2vEGq6hQFu7kEv9OOAlmqVH9duhrpg1xlIqcMIb2rhNQnAxTQd3R13gxJze9UYkiwdzg==',
    },
    page: (
      manifest: string,
    ) => `<link rel="stylesheet" href="uv.css"><div id="viewer" style="position: absolute; inset: 0"></div>
      <script src="umd/UV.js"></script>
      <script>UV.init('viewer', { manifest: '${manifest}' })</script>`,
  },
};

test.each(Object.entries(viewers))(
  '%s opens the manifest of an exhibition and draws its works',
  async (_name, viewer) => {
    const folder = publishedPackage(viewer.published);
    const { base } = site();
    const [show] = (await (await fetch(`${base}/api/exhibitions?_sort=createdAt:asc&_limit=1`)).json()) as {
      id: string;
      title_en: string;
    }[];
    const manifest = `${base}/iiif/presentation/3/exhibitions/${show?.id}/manifest.json`;
    const { page, expectFailure } = await visit({ language: 'en' });
    // A viewer has its own way with what it lacks; our manifest and pictures may not fail.
    expectFailure(/viewer-of-others|\/images\/data:/);
    // The files of a viewer stand under an address of our own: nothing is asked of others.
    await page.route(`**${path}**`, async (route) => {
      const [file = ''] = route.request().url().split(path)[1]?.split('?') ?? [];
      if (file === '')
        return route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><meta charset="utf-8"><body>${viewer.page(manifest)}`,
        });
      const body = await readFile(join(folder, 'dist', file)).catch(() => undefined);
      return body
        ? route.fulfill({ body, contentType: types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream' })
        : route.fulfill({ status: 404 });
    });
    const loaded = page.waitForResponse(manifest);
    const drawn = page.waitForResponse((answer) => /\/iiif\/3\/[^/]+\/.+\/default\.jpg$/.test(answer.url()));
    await page.goto(path);
    expect((await loaded).status()).toBe(200);
    expect((await drawn).status()).toBe(200);
    await page
      .getByText(show?.title_en ?? '', { exact: false })
      .first()
      .waitFor({ timeout: 30_000 });
  },
);
