import { question } from '@hwarang/domain/open-calls/questions';
import { expect, test } from 'vitest';
import { juryView, type ViewedEntry } from './jury-view.ts';

const both = (text: string) => ({ ko: `${text} ko`, en: text });
const asked = (id: string, kind: string, shown_blind: boolean) =>
  question.parse({
    id,
    kind,
    label: both(id),
    required: false,
    shown_blind,
    options: kind === 'choice' ? [both('one'), both('two')] : [],
  });
const questions = [
  asked('shown', 'long', true),
  asked('hidden', 'short', false),
  asked('pick', 'choice', true),
  asked('site', 'link', true),
  asked('portfolio', 'file', true),
  asked('empty', 'number', true),
];
const work = {
  position: 1,
  title: '달항아리',
  englishtitle: null,
  year: '2021',
  material: null,
  size: null,
  width_cm: 10,
  height_cm: 20,
  depth_cm: null,
  description: null,
  image: { width: 3, height: 4, thumbhash: 'x' },
};
const entry: ViewedEntry = {
  works: [{ ...work, artworkId: 'a1', imageId: 'f1' } as typeof work],
  answers: { shown: 'about light', hidden: 'my name', pick: 1, site: 'https://me.example', portfolio: 'f', gone: 'x' },
  artist: {
    id: 'artist',
    localname: '김서윤',
    englishname: 'Kim',
    country: 'KR',
    statement: null,
    awards: null,
    career: null,
  },
  files: new Map([['f', 'kim-seoyun.pdf']]),
};

test('a blind view has no artist, link, file, hidden answer or id', () => {
  const view = juryView(entry, questions, { blind: true });
  expect(view).toEqual({
    works: [work],
    answers: [
      { label: both('shown'), kind: 'long', answer: 'about light' },
      { label: both('pick'), kind: 'choice', answer: both('two') },
    ],
  });
});

test('an open view has every answer and the artist, and still no id of work or picture', () => {
  const view = juryView(entry, questions, { blind: false });
  expect(view.artist).toEqual(entry.artist);
  expect(view.answers.map(({ answer }) => answer)).toEqual([
    'about light',
    'my name',
    both('two'),
    'https://me.example',
    'kim-seoyun.pdf',
  ]);
  expect(view.works).toEqual([work]);
});
