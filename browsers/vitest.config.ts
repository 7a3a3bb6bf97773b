import { defineConfig } from 'vitest/config';

/** Apart from the other tests: two more browsers take a while to install and to run. */
export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'browsers',
    root: new URL('..', import.meta.url).pathname,
    include: ['browsers/*.test.ts'],
    globalSetup: ['e2e/site.setup.ts'],
    setupFiles: ['e2e/open.setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
});
