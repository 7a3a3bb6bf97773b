import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { site } from './site.ts';

const modules = join(import.meta.dirname, '../node_modules');
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
const path = '/viewer-of-others/';

/** Each viewer as its makers build it, on a page of its own. */
const viewers = {
  Mirador: {
    folder: 'mirador/dist',
    page: (manifest: string) => `<div id="viewer" style="position: absolute; inset: 0"></div>
      <script src="mirador.min.js"></script>
      <script>Mirador.viewer({ id: 'viewer', windows: [{ manifestId: '${manifest}' }] })</script>`,
  },
  'Universal Viewer': {
    folder: 'universalviewer/dist',
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
      const body = await readFile(join(modules, viewer.folder, file)).catch(() => undefined);
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
