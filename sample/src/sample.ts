import type { MakeSample } from '@hwarang/server/sample';
import { collection } from './data/collection.ts';
import { type Order, paintAll } from './painters.ts';
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

/** The sample collection: invented people, pictures painted by our own arithmetic. */
export const makeSample: MakeSample = async ({ storePicture, insert }) => {
  const files: SampleFiles = { portraits: new Map(), works: new Map(), houses: new Map(), posters: new Map() };
  const all = jobs(files);
  const posters = new Map(collection.exhibitions.map((show) => [`${show.poster}.jpg`, show.key]));
  let done = 0;
  await paintAll(
    all.map((job) => job.order),
    async (number, painting) => {
      const job = all[number];
      if (!job) return;
      job.store(await storePicture(painting, job.name));
      const show = posters.get(job.name);
      // The same picture under an address of its own: a work that is made private does not take the poster along.
      if (show) files.posters.set(show, await storePicture(painting, `${show}.jpg`));
      done += 1;
      if (done % 25 === 0 || done === all.length)
        console.info(`Painting the sample collection: ${done} of ${all.length}`);
    },
  );
  await insert(sampleRows(files));
};
