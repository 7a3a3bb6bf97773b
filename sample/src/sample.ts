import type { MakeSample } from '@hwarang/server/sample';
import { collection } from './data/collection.ts';
import { paintAll } from './painters.ts';
import type { Order } from './paintings/order.ts';
import { artistPicture, artworkPicture, exhibitionPicture, galleryPicture } from './pictures.ts';
import { type SampleFiles, sampleRows } from './sample-rows.ts';

interface Job {
  order: Order;
  name: string;
  store: (file: string) => void;
}

function jobs(files: SampleFiles): Job[] {
  const { artists, artworks, galleries, exhibitions } = collection;
  const job = (key: string, order: Order, into: Map<string, string>): Job => ({
    order,
    name: `${key}.jpg`,
    store: (file) => into.set(key, file),
  });
  return [
    ...artworks.map((work) => job(work.key, artworkPicture(work, 2048), files.works)),
    ...artists.map(({ key }, i) => job(key, artistPicture(i, 800), files.portraits)),
    ...galleries.map((gallery, i) => job(gallery.key, galleryPicture(gallery, i, 1800), files.houses)),
    ...exhibitions.map((show, i) => job(show.key, exhibitionPicture(show, i, 1800), files.posters)),
  ];
}

/** The sample collection: invented people, pictures painted by our own arithmetic. */
export const makeSample: MakeSample = async ({ storePicture, insert }) => {
  const files: SampleFiles = { portraits: new Map(), works: new Map(), houses: new Map(), posters: new Map() };
  const all = jobs(files);
  let done = 0;
  await paintAll(
    all.map((job) => job.order),
    async (number, painting) => {
      const job = all[number];
      if (!job) return;
      job.store(await storePicture(painting, job.name));
      done += 1;
      if (done % 25 === 0 || done === all.length)
        console.info(`Painting the sample collection: ${done} of ${all.length}`);
    },
  );
  await insert(sampleRows(files));
};
