import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Only the custom condition: Vitest hands these to Node, and naming "import" there breaks require() of dual packages.
const fromSource = { resolve: { conditions: ['source'] } };
/** The second is where global setups run: without it they want the build. */
const shared = { ssr: fromSource, environments: { __vitest__: fromSource } };
/** Packages of modules in files that Node takes for CommonJS, whose own entry translates them by means that Node 24 does not run. */
const translated = ['oai-pmh'];
const together = {
  // A process for each file takes longer than most files.
  isolate: false,
  // On a busy machine what a test waits for may take seconds; by default a poll gives up after one, and a test after five.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
// What touches no database is tested once.
const withoutDatabase = [
  'server/src/iiif/{draw,image-request}.test.ts',
  'server/src/media/{multipart,prepare,storage,stored-tiles}.test.ts',
  'server/src/platform/{change-cache,config,failure-line,raw-client,disk-cache,event-stream,folder-lock,lifecycle,limiter,mail-message,address-key,periodic-job}.test.ts',
  'server/src/accounts/{device,passwords}.test.ts',
  'server/src/backup/lines.test.ts',
  'server/src/captions/{label-threads,wrap}.test.ts',
  'server/src/open-calls/jury-view.test.ts',
  'server/src/records/define-record.test.ts',
  'server/src/imports/engine/slices.test.ts',
  'server/src/strapi-import/{json-documents,read-export}.test.ts',
  'server/src/sheets/*.test.ts',
  'server/src/pages/{page-address,page-cache,page-policy,unavailable-page}.test.ts',
];
const server = (engine: 'embedded' | 'postgres') => ({
  ...shared,
  test: {
    ...together,
    name: engine,
    include: ['server/src/**/*.test.ts'],
    exclude: withoutDatabase,
    env: { TEST_ENGINE: engine },
    globalSetup: [`server/src/testing/${engine}.setup.ts`],
    server: { deps: { inline: translated } },
  },
});

/** More than there are processors: most of the time a test waits for a browser, a database or a timer. */
const maxWorkers = 3;

/**
 * All projects are one group, in this order: what is quickly known to be broken first, and what a browser shows last, once the sample
 * collection has been painted. A worker goes on only with files of its own project, so that those have to stand together.
 */
const order = ['sample', 'domain', 'web', 'server', 'embedded', 'postgres', 'cluster', 'e2e'];

/**
 * Short files that take long. Where nothing is known from an earlier run the larger files begin first, and these would begin last:
 * one worker would be busy with them alone.
 */
const slow =
  /\/(paintings\/paintings|e2e\/(pages-phone|pages-desk|kill|style-guide\/pictures|virtual-gallery\/[^/]+))\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * order.indexOf(project.name) + (slow.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: SlowFirst },
    projects: [
      // First, so that the painting of its sample collection begins before the databases of the others are made.
      {
        ...shared,
        test: {
          ...together,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/site.setup.ts'],
          setupFiles: ['e2e/open.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      // Several instances of the built product behind nginx.
      {
        ...shared,
        test: {
          ...together,
          name: 'cluster',
          include: ['cluster/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { ...shared, test: { ...together, name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      {
        ...shared,
        test: { ...together, name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] },
      },
      { ...shared, test: { ...together, name: 'sample', include: ['sample/src/**/*.test.ts'] } },
      { ...shared, test: { ...together, name: 'server', include: withoutDatabase } },
      server('embedded'),
      server('postgres'),
    ],
  },
});
