import { expect, test } from 'vitest';
import { readName, splitKeys, splitNames } from './read-names.ts';

test.each([
  ['김환기', ['김환기'], '김환기', '김환기'],
  ['Kim Whanki', ['Kim Whanki'], 'Kim Whanki', 'Kim Whanki'],
  ['김환기 (Kim Whanki)', ['김환기 (Kim Whanki)', '김환기', 'Kim Whanki'], '김환기', 'Kim Whanki'],
  ['김환기/Kim Whanki', ['김환기/Kim Whanki', '김환기', 'Kim Whanki'], '김환기', 'Kim Whanki'],
  ['김환기 Kim Whanki', ['김환기 Kim Whanki', '김환기', 'Kim Whanki'], '김환기', 'Kim Whanki'],
  ['Kim Whanki (김환기)', ['Kim Whanki (김환기)', '김환기', 'Kim Whanki'], '김환기', 'Kim Whanki'],
  ['김환기 (1913–1974)', ['김환기', '김환기 (1913–1974)'], '김환기', '김환기'],
  ['김환기 화백', ['김환기', '김환기 화백'], '김환기', '김환기'],
  [
    'Turner, Joseph Mallord William',
    ['Turner, Joseph Mallord William', 'Joseph Mallord William Turner'],
    'Joseph Mallord William Turner',
    'Joseph Mallord William Turner',
  ],
  ['John Frederick Herring, Sr.', ['John Frederick Herring, Sr.'], 'John Frederick Herring, Sr.', 'John Frederick Herring, Sr.'],
  [
    'Designer: Florence Willets',
    ['Florence Willets', 'Designer: Florence Willets'],
    'Florence Willets',
    'Florence Willets',
  ],
])('the artist %j may be found as %j', (written, names, local, english) => {
  const found = readName(written);
  expect(found).toMatchObject({ written, local, english });
  expect([...(found?.names ?? [])].sort()).toEqual([...names].sort());
});

test('an id in a cell is taken before the name beside it', () => {
  const id = '507f1f77bcf86cd799439011';
  expect(readName(id)).toMatchObject({ id });
  expect(readName(`김환기 [${id}]`)).toMatchObject({ id, local: '김환기' });
});

test.each(['작가미상', '작자 미상', '미상', 'Unknown', 'unknown artist', 'Artist unknown', 'Anonymous', 'Unidentified maker'])(
  '%j names nobody',
  (text) => {
    expect(readName(text)).toBeUndefined();
  },
);

test.each([
  ['김환기; 박수근', ['김환기', '박수근']],
  ['김환기\n박수근', ['김환기', '박수근']],
  ['김환기, 박수근, 이중섭', ['김환기', '박수근', '이중섭']],
  ['김환기·박수근', ['김환기', '박수근']],
  ['Turner, Joseph Mallord William', ['Turner, Joseph Mallord William']],
  ['Utagawa Hiroshige; Publisher: Sanoya Kihei', ['Utagawa Hiroshige', 'Publisher: Sanoya Kihei']],
])('%j names %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});

test('works are named in their order, each once', () => {
  expect(splitKeys('A-1; A-3;A-2\nA-1;')).toEqual(['A-1', 'A-3', 'A-2']);
});
