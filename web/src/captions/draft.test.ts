import type { Caption } from '@hwarang/domain/captions/captions.contract';
import { expect, test } from 'vitest';
import { changedWords, drafted, linesOf } from './draft.ts';

const caption = (id: string, title: string): Caption => ({
  id,
  title,
  title_en: '',
  artist: '',
  artist_en: '',
  year: '',
  material: '',
  material_en: '',
  size: '',
  edition: '',
  image: '',
  thumbnail: '',
});
const works = [caption('a', '가'), caption('b', '나'), caption('c', '다')];

test('the order of a draft holds, and a work that came later stands at the end', () => {
  expect(drafted(works, { order: ['b', 'a'], words: {} }).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('only changed words are kept and sent, and the work keeps its own', () => {
  const words = { b: changedWords(caption('b', '나'), { title: '새 제목', title_en: '' }) ?? {} };
  const draft = { order: [], words };
  expect(drafted(works, draft)[1]?.title).toBe('새 제목');
  expect(works[1]?.title).toBe('나');
  expect(linesOf(drafted(works, draft), draft)).toEqual([{ id: 'a' }, { id: 'b', title: '새 제목' }, { id: 'c' }]);
  expect(changedWords(caption('b', '나'), { title: '나' })).toBeUndefined();
});
