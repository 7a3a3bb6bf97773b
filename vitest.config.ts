import { defineConfig } from 'vitest/config';

// Only the custom condition: Vitest hands these to Node, and naming "import" there breaks require() of dual packages.
const shared = { ssr: { resolve: { conditions: ['source'] } } };
// What touches no database is tested once.
const withoutDatabase = [
  'server/src/sample/{paintings,data}/**/*.test.ts',
  'server/src/media/{multipart,prepare,storage}.test.ts',
  'server/src/platform/{config,folder-lock,line,mail-letter,page-cache,page-order,page-policy}.test.ts',
  'server/src/accounts/{limits,passwords}.test.ts',
];
const server = (engine: 'embedded' | 'postgres') => ({
  ...shared,
  test: {
    name: engine,
    include: ['server/src/**/*.test.ts'],
    exclude: withoutDatabase,
    env: { TEST_ENGINE: engine },
    isolate: false,
    globalSetup: [`server/src/testing/${engine}.setup.ts`],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { ...shared, test: { name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { ...shared, test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      { ...shared, test: { name: 'server', include: withoutDatabase, testTimeout: 60_000 } },
      server('embedded'),
      server('postgres'),
      {
        ...shared,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/site.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // A busy machine can make a browser late; what is broken fails twice.
          retry: 1,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
