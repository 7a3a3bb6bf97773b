import { fileSchema } from '@hwarang/domain/media/file';
import { formatExtents, formatNames, kilobytes } from '@hwarang/domain/media/formats';
import { expect, test } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { newKey } from '../media/ingest.ts';
import { addBlob, addFile } from '../media/media.store.ts';
import { storedFormats } from '../media/prepare.ts';
import { newId } from '../platform/ids.ts';
import { painting } from '../testing/pictures.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { fileAnswers } from './files.store.ts';

const testApp = testAppForFile();

test('the numbers of a file in SQL are those of the domain, for pictures of every shape', async () => {
  const { orm } = testApp().services.database;
  const ids: string[] = [];
  const expected: object[] = [];
  let state = 7;
  const chance = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + (state % below);
  };
  for (let round = 0; round < 60; round += 1) {
    const picture = {
      width: chance(round % 3 ? 3000 : 300),
      height: chance(round % 2 ? 3000 : 200),
      alpha: round % 5 === 0,
    };
    const bytes = chance(40_000_000);
    const [id, key] = [newId(), newKey()];
    const sha256 = id.padEnd(64, '0');
    const sizes = new Map(formatNames.map((name) => [`${name}${picture.alpha ? '.png' : '.jpg'}`, chance(900_000)]));
    const formats = storedFormats(picture, (name) => sizes.get(name));
    const texts = { thumbhash: 'aGFzaA==', colours: ['#102030', '#ffffff'] };
    await addBlob(orm, { ...picture, ...texts, sha256, location: `x/${id}`, mime: 'image/png', bytes, formats });
    await addFile(orm, { id, key, sha256, name: '달 "항아리".png', ext: '.png', caption: "it's" });
    ids.push(id);
    const ext = picture.alpha ? '.png' : '.jpg';
    const told = Object.entries(formatExtents(picture)).map(([name, extent]) => [
      name,
      {
        ...extent,
        name: `${name}_달 "항아리".png`,
        hash: `${name}_${key}`,
        ext,
        mime: picture.alpha ? 'image/png' : 'image/jpeg',
        size: kilobytes(sizes.get(`${name}${ext}`) ?? 0),
        path: null,
        url: `/media/${key}/${name}${ext}`,
      },
    ]);
    expected.push({
      id,
      _id: id,
      width: picture.width,
      height: picture.height,
      size: kilobytes(bytes),
      url: `/media/${key}/full${ext}`,
      hash: key,
      caption: "it's",
      colours: texts.colours,
      formats: Object.fromEntries(told),
    });
  }
  const answers = await fileAnswers(testApp().services.database.orm, ids);
  expect(answers).toHaveLength(60);
  for (const [index, answer] of answers.entries()) {
    expect(answer).toMatchObject(expected[index] ?? {});
    expect(fileSchema.strict().parse(answer)).toEqual(answer);
    expect(new Date(answer.createdAt).toISOString()).toBe(answer.createdAt);
  }
});

test('a file is the same whether a record brings it or it is asked for itself', async () => {
  const { media, database } = testApp().services;
  const buffer = await painting(700, 400, 3).jpeg().toBuffer();
  const imageId = await media.ingest({ buffer }, { name: '달.jpg', caption: '설명' });
  const id = newId();
  await database.orm.insert(artworks).values({ id, title: '달', imageId });
  const answer = await testApp().fastify.inject(`/api/art-works/${id}`);
  const [file] = await fileAnswers(database.orm, [imageId]);
  expect(answer.json().image).toEqual(file);
});
