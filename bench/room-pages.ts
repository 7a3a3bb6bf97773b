import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Route } from 'playwright-core';
import { build } from 'vite';

const here = fileURLToPath(new URL('../web/bench/', import.meta.url));
const head = '<!doctype html><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">';
const start = '<script>window.scriptStart=performance.now()</script>';

export interface BenchPages {
  /** Answers /bench/triangle and /bench/bare in this context, and marks where the script of the room's own page starts. */
  open: (context: BrowserContext, exhibition: object) => Promise<void>;
  remove: () => void;
}

/** The two pages beside which the room is measured, built as the product is built. */
export async function buildBenchPages(): Promise<BenchPages> {
  const folder = mkdtempSync(join(tmpdir(), 'hwarang-room-'));
  await build({
    configFile: false,
    root: here,
    base: '/bench/',
    logLevel: 'error',
    resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
    worker: { format: 'es' },
    build: {
      outDir: folder,
      rolldownOptions: {
        input: { triangle: join(here, 'triangle.ts'), bare: join(here, 'bare.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const pages: Record<string, (exhibition: object) => string> = {
    triangle: () =>
      `${head}<style>body{margin:0}</style><body>${start}<script type="module" src="/bench/triangle.js"></script>`,
    bare: (exhibition) =>
      `${head}<style>html,body,#host{margin:0;width:100%;height:100%;overflow:hidden}</style><body><div id="host"></div>` +
      `<script>window.exhibition=${JSON.stringify(exhibition).replaceAll('<', '\\u003c')}</script><script type="module" src="/bench/bare.js"></script>`,
  };
  return {
    open: async (context, exhibition) => {
      await context.route('**/bench/**', async (route) => {
        const name = new URL(route.request().url()).pathname.slice('/bench/'.length);
        const page = pages[name];
        if (page) await route.fulfill({ contentType: 'text/html; charset=utf-8', body: page(exhibition) });
        else await route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, name)) });
      });
      await context.route('**/virtualgalleries/*', markStart);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function markStart(route: Route): Promise<void> {
  const answer = await route.fetch();
  const html = (await answer.text()).replace(/<script[^>]* type="module"|<script type="module"/, `${start}$&`);
  await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
}
