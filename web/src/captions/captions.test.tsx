import type { Caption } from '@hwarang/domain/captions/captions.contract';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { CaptionEditor } from './caption-editor.tsx';
import { CaptionTable } from './caption-table.tsx';
import { changedWords, drafted, emptyDraft, linesOf } from './draft.ts';

const caption: Caption = {
  id: 'a',
  title: '방파제 끝',
  title_en: '',
  artist: '윤새벽',
  artist_en: '',
  year: '2019',
  material: '피그먼트 프린트',
  material_en: '',
  size: '120 cm x 80 cm',
  edition: '3/10',
  image: '',
  thumbnail: '',
};

test('the table of captions shows the columns of the CSV, in its order', () => {
  const html = renderToString(
    <CaptionTable own={[caption]} captions={[caption]} draft={emptyDraft} languages="ko" onChange={() => undefined} />,
  );
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);
  expect(texts('th')).toEqual(['이미지', '작품명', '재료', '크기', 'ID', '작가명', '에디션']);
  expect(texts('td')).toEqual(['방파제 끝', '피그먼트 프린트', '120 cm x 80 cm', 'a', '윤새벽', 'Ed. 3/10']);
});

const english: Caption = {
  ...caption,
  title_en: 'Breakwater',
  artist_en: 'Yoon Saebyeok',
  material_en: 'Pigment print',
};

test.each([
  ['ko', ['방파제 끝', '피그먼트 프린트', '120 cm x 80 cm', 'a', '윤새벽', 'Ed. 3/10']],
  ['en', ['Breakwater', 'Pigment print', '120 cm x 80 cm', 'a', 'Yoon Saebyeok', 'Ed. 3/10']],
] as const)('the table of captions in %s holds the words of that language', (languages, cells) => {
  const html = renderToString(
    <CaptionTable
      own={[english]}
      captions={[english]}
      draft={emptyDraft}
      languages={languages}
      onChange={() => undefined}
    />,
  );
  for (const cell of cells) expect(html).toContain(cell);
  expect(html.includes('Breakwater')).toBe(languages === 'en');
});

test('the table of captions in both languages shows one below the other', () => {
  const html = renderToString(
    <CaptionTable
      own={[english]}
      captions={[english]}
      draft={emptyDraft}
      languages="both"
      onChange={() => undefined}
    />,
  );
  for (const text of ['방파제 끝', 'Breakwater', '피그먼트 프린트', 'Pigment print', '윤새벽', 'Yoon Saebyeok'])
    expect(html).toContain(text);
});

test('every text of a caption can be rewritten', () => {
  const Component = () => <CaptionEditor caption={caption} onClose={() => undefined} onApply={() => undefined} />;
  const Page = createRoutesStub([{ path: '/', Component }]);
  const html = renderToString(<Page />);
  const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  const { id: _id, image: _image, thumbnail: _thumbnail, ...texts } = caption;
  expect(new Set(names)).toEqual(new Set(Object.keys(texts)));
});

const titled = (id: string, title: string): Caption => ({ ...caption, id, title });
const works = [titled('a', '가'), titled('b', '나'), titled('c', '다')];

test('the order of a draft holds, and a work that came later stands at the end', () => {
  expect(drafted(works, { order: ['b', 'a'], words: {} }).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('only changed words are kept and sent, and the work keeps its own', () => {
  const words = { b: changedWords(titled('b', '나'), { title: '새 제목', title_en: '' }) ?? {} };
  const draft = { order: [], words };
  expect(drafted(works, draft)[1]?.title).toBe('새 제목');
  expect(works[1]?.title).toBe('나');
  expect(linesOf(drafted(works, draft), draft)).toEqual([{ id: 'a' }, { id: 'b', title: '새 제목' }, { id: 'c' }]);
  expect(changedWords(titled('b', '나'), { title: '나' })).toBeUndefined();
});
