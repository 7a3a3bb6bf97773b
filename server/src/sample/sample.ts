import type { Services } from '../platform/services.ts';
import { collection } from './data/collection.ts';
import { type Order, paintAll } from './painters.ts';
import { insertSample, isEmpty } from './sample.store.ts';
import { type SampleFiles, sampleRows } from './sample-rows.ts';

const longSide = 2048;
const portraitSide = 800;

/** A picture has the true proportions of the work it shows. */
function extent(width: number, height: number): { width: number; height: number } {
  const scale = longSide / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

interface Job {
  order: Order;
  name: string;
  store: (file: string) => void;
}

function jobs(files: SampleFiles): Job[] {
  return [
    ...collection.artists.flatMap(({ key, style, hand }) =>
      collection.artworks
        .filter((work) => work.artist === key)
        .map(
          (work): Job => ({
            order: { style, hand, seed: work.seed, ...extent(work.widthCm, work.heightCm) },
            name: `${work.key}.jpg`,
            store: (file) => files.works.set(work.key, file),
          }),
        ),
    ),
    ...collection.artists.map(
      (artist, i): Job => ({
        order: { seed: 7_000 + i, width: portraitSide, height: portraitSide },
        name: `${artist.key}.jpg`,
        store: (file) => files.portraits.set(artist.key, file),
      }),
    ),
    ...collection.galleries.map(
      (gallery, i): Job => ({
        order: { style: 'photograph', hand: i % 4, seed: 9_000 + i, width: 1800, height: 1200 },
        name: `${gallery.key}.jpg`,
        store: (file) => files.houses.set(gallery.key, file),
      }),
    ),
  ];
}

/** Fills an empty house with the sample collection: invented people, pictures painted by our own arithmetic. */
export async function ensureSample({ config, database, changes, media }: Services): Promise<void> {
  if (!config.sampleData || !(await isEmpty(database.orm))) return;
  const files: SampleFiles = { portraits: new Map(), works: new Map(), houses: new Map(), posters: new Map() };
  const all = jobs(files);
  const posters = new Map(collection.exhibitions.map((show) => [`${show.poster}.jpg`, show.key]));
  let done = 0;
  await paintAll(
    all.map((job) => job.order),
    async (number, { data, width, height }) => {
      const job = all[number];
      if (!job) return;
      const pixels = {
        data: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
        width,
        height,
        channels: 3 as const,
      };
      const keep = (name: string) => media.ingest({ pixels }, { name, sizes: 'later' });
      job.store(await keep(job.name));
      const show = posters.get(job.name);
      // The same picture under an address of its own: a work that is made private does not take the poster along.
      if (show) files.posters.set(show, await keep(`${show}.jpg`));
      done += 1;
      if (done % 25 === 0 || done === all.length)
        console.info(`Painting the sample collection: ${done} of ${all.length}`);
    },
  );
  await insertSample(database.orm, sampleRows(files)).catch((failure: unknown) => {
    // Another instance was faster: its collection is the same as ours.
    if (!isDuplicate(failure)) throw failure;
  });
  await changes.settled();
}

const isDuplicate = (failure: unknown): boolean =>
  failure instanceof Error &&
  (codeOf(failure) === '23505' || (failure.cause instanceof Error && codeOf(failure.cause) === '23505'));

const codeOf = (failure: Error): unknown => (failure as Error & { code?: unknown }).code;
