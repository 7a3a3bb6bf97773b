import type { ConsignedWork } from '@hwarang/domain/galleries/studio.contract';
import { expect, test } from 'vitest';
import { shownWorks } from './shown-works.ts';

const work = (id: string, title: string, title_en: string, state: ConsignedWork['state']): ConsignedWork => ({
  id,
  state,
  since: '2026-11-18T00:00:00.000Z',
  artwork: {
    id,
    title,
    title_en,
    width_cm: 53,
    height_cm: 45.5,
    year: '2026',
    is_exposed: true,
    image: null,
    owner: { id: 'a', localname: '윤슬', englishname: 'Yun Seul' },
  },
});
const works = [work('1', '푸른 달', 'Blue moon', 'accepted'), work('2', '바람', 'Wind', 'proposed')];
const ids = (words: string, state: ConsignedWork['state'] | '' = '') =>
  shownWorks(works, words, state).map(({ id }) => id);

test.each([
  ['', ['1', '2']],
  ['  blue ', ['1']],
  ['윤슬 달', ['1']],
  ['yun SEUL', ['1', '2']],
  ['푸른 달'.normalize('NFD'), ['1']],
  ['없는 말', []],
])('works on consignment are found by the words %j', (words, found) => {
  expect(ids(words)).toEqual(found);
});

test('works on consignment are narrowed to one state', () => {
  expect(ids('', 'proposed')).toEqual(['2']);
  expect(ids('blue', 'proposed')).toEqual([]);
});
