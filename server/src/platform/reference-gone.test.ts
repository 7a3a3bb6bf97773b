import { expect, test } from 'vitest';
import { representations } from '../studio/studio.table.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { failureOf } from './answers.ts';
import { newId } from './ids.ts';

const testApp = testAppForFile();

test('a write that refers to what was deleted meanwhile is a conflict, on both engines', async () => {
  const failure = await testApp()
    .services.database.orm.insert(representations)
    .values({ galleryId: newId(), artistId: newId() })
    .catch((thrown: unknown) => thrown);
  expect(failureOf(failure)).toMatchObject({ code: 'conflict' });
});
