import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import { inject } from 'vitest';

/** An object store that nobody here wrote, with the settings that lead to it. */
export async function startForeignS3() {
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: mkdtempSync(join(inject('ground'), 's3-')),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await store.run();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: () => store.close(),
  };
}
