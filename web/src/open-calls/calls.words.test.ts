import { expect, test } from 'vitest';
import { daysLeftText, imageLines, whoMayEnter } from './calls.words.ts';

const rule = { countries: [], least_age: null, greatest_age: null, age_on: null };

test('conditions of a call read as sentences in both languages', () => {
  expect(whoMayEnter(rule, '2027-03-31', 'en')).toEqual(['Open to everyone', 'One entry per person']);
  const strict = { countries: ['KR', 'JP'], least_age: 19, greatest_age: 39, age_on: '2027-01-01' };
  expect(whoMayEnter(strict, '2027-03-31', 'en')).toEqual([
    'Artists living in South Korea, Japan',
    'Aged 19 to 39 on 1 Jan 2027',
    'One entry per person',
  ]);
  expect(whoMayEnter({ ...rule, greatest_age: 39 }, '2027-03-31', 'ko')[0]).toBe('만 39세 이하 (2027년 3월 31일 기준)');
});

test('rules for images and days left read as sentences', () => {
  expect(imageLines({ least_side: 0, formats: [] }, 'en')).toEqual([]);
  expect(imageLines({ least_side: 2000, formats: ['image/jpeg', 'image/png'] }, 'en')).toEqual([
    'JPEG, PNG',
    'Longer side at least 2,000 px',
  ]);
  expect(daysLeftText(1).en).toBe('Last day');
  expect(daysLeftText(2).ko).toBe('2일 남음');
});
