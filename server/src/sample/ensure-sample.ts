import type { Services } from '../services/services.ts';
import { insertSample, isEmpty } from './sample.store.ts';
import type { MakeSample } from './sample.types.ts';

/**
 * The workspace is found when the server runs, not when it is compiled: an installation without sample/ builds and starts as well.
 * Its own compiler holds it against MakeSample.
 */
export async function findSample(workspace = '@hwarang/sample'): Promise<MakeSample | undefined> {
  try {
    const { makeSample } = (await import(workspace)) as { makeSample: MakeSample };
    return makeSample;
  } catch (failure) {
    // Only the workspace itself may be missing: a module missing inside of it is a broken installation.
    if (isNotFound(failure) && failure.message.includes(`'${workspace}'`)) return undefined;
    throw failure;
  }
}

const isNotFound = (failure: unknown): failure is Error =>
  failure instanceof Error && 'code' in failure && failure.code === 'ERR_MODULE_NOT_FOUND';

/** Fills an empty database with the sample collection, if SAMPLE_DATA asks for it and the workspace is installed. */
export async function ensureSample(
  { config, database, changes, media }: Pick<Services, 'config' | 'database' | 'changes' | 'media'>,
  find: () => Promise<MakeSample | undefined> = findSample,
): Promise<void> {
  if (!config.sampleData || !(await isEmpty(database.orm))) return;
  const makeSample = await find();
  if (!makeSample) {
    console.info('The sample workspace is not installed: starting with an empty collection');
    return;
  }
  await makeSample({
    storePicture: ({ data, width, height }, name) => {
      const pixels = {
        data: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
        width,
        height,
        channels: 3 as const,
      };
      return media.ingest({ pixels }, { name, sizes: 'later' });
    },
    insert: (rows) => insertSample(database.orm, rows),
  });
  await changes.settled();
}
