import { expect, test } from 'vitest';
import { collection } from './data/collection.ts';
import { sampleRows } from './sample-rows.ts';

const files = (list: readonly { key: string }[]) => new Map(list.map(({ key }) => [key, key]));

test('every work of the collection keeps its edition in its row', () => {
  const { artists, artworks, galleries, exhibitions } = collection;
  const rows = sampleRows({
    portraits: files(artists),
    works: files(artworks),
    houses: files(galleries),
    posters: files(exhibitions),
  });
  expect(rows.artworks.map(({ edition }) => edition)).toEqual(artworks.map(({ edition }) => edition));
});
