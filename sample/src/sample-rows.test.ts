import { expect, test } from 'vitest';
import { collection } from './data/collection.ts';
import { sampleRows } from './sample-rows.ts';

const files = (list: readonly { key: string }[]) => new Map(list.map(({ key }) => [key, key]));

const { artists, artworks, galleries, exhibitions } = collection;
const rows = sampleRows({
  portraits: files(artists),
  works: files(artworks),
  houses: files(galleries),
  posters: files(exhibitions),
});

test('every work of the collection keeps its edition, number, date, license and use of AI in its row', () => {
  expect(rows.artworks.map(({ yearText }) => yearText)).toEqual(artworks.map(({ yearText }) => yearText));
  expect(rows.artworks.map(({ edition }) => edition)).toEqual(artworks.map(({ edition }) => edition));
  expect(rows.artworks.map(({ inventoryNumber }) => inventoryNumber)).toEqual(
    artworks.map(({ inventoryNumber }) => inventoryNumber),
  );
  expect(rows.artworks.map(({ license }) => license)).toEqual(artworks.map(({ license }) => license));
  expect(rows.artworks.map(({ madeWithAi }) => madeWithAi)).toEqual(artworks.map(({ madeWithAi }) => madeWithAi));
  expect(rows.artists.map(({ machineUse }) => machineUse)).toEqual(artists.map(({ machineUse }) => machineUse));
});

test('every part of a career is in its own column, in Korean and in English', () => {
  expect(
    rows.artists.map((row) => [
      { ko: row.edulevel, en: row.edulevelEn },
      { ko: row.exCareer, en: row.exCareerEn },
      { ko: row.exGroupCareer, en: row.exGroupCareerEn },
      { ko: row.awards, en: row.awardsEn },
    ]),
  ).toEqual(
    artists.map(({ edulevel, ex_career, ex_group_career, awards }) => [
      edulevel,
      ex_career,
      ex_group_career,
      awards ?? { ko: undefined, en: undefined },
    ]),
  );
});
