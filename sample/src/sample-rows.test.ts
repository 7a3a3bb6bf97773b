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

test('a work is offered by a gallery that has it on consignment from an artist whom it represents', () => {
  const represented = new Set(rows.representations.map((one) => `${one.galleryId} ${one.artistId}`));
  const owners = new Map(rows.artworks.map((one) => [one.id, one]));
  expect(represented.size).toBe(rows.representations.length);
  expect(rows.consignments.map((one) => `${one.galleryId} ${one.artworkId}`)).toEqual(
    rows.offers.map((one) => `${one.galleryId} ${one.artworkId}`),
  );
  for (const [at, { galleryId, artworkId, createdAt = new Date() }] of rows.offers.entries()) {
    const { ownerId, createdAt: workMade = createdAt } = owners.get(artworkId) ?? {};
    expect(represented).toContain(`${galleryId} ${ownerId}`);
    const { id, state, createdAt: consigned = createdAt } = rows.consignments[at] ?? {};
    expect([id, state]).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/), 'accepted']);
    expect(workMade < consigned && consigned < createdAt && createdAt < new Date('2026-11-15')).toBe(true);
  }
  expect(rows.representations.every((one) => one.state === 'accepted')).toBe(true);
});
