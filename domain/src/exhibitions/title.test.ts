import { expect, test } from 'vitest';
import { exhibitionContract } from './exhibitions.contract.ts';
import { longestTitle, titleOfCopy } from './title.ts';

const titles = exhibitionContract.write.shape.title;

test('the copy of an exhibition is called after it', () => {
  expect(titleOfCopy('겨울 전시', '복사본')).toBe('겨울 전시 (복사본)');
  expect(titleOfCopy('Winter', 'copy')).toBe('Winter (copy)');
});

test('the copy of an exhibition with the longest title has one that is taken', () => {
  for (const title of [
    '가'.repeat(longestTitle),
    '😀'.repeat(longestTitle),
    `${'a '.repeat(longestTitle / 2 - 1)}bc`,
  ]) {
    expect(titles.safeParse(title).success).toBe(true);
    expect(titles.safeParse(`${title} (복사본)`).success).toBe(false);
    const copy = titleOfCopy(title, '복사본');
    expect(titles.parse(copy)).toBe(copy);
    expect(copy).toMatch(/\S \(복사본\)$/);
    expect(copy.length).toBeGreaterThan(longestTitle - 3);
  }
});
