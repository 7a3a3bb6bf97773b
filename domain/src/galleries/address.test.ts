import { expect, test } from 'vitest';
import { formatAddress, formatPlace } from './address.ts';

test('an address is written as its language writes it', () => {
  const address = { Country: 'KR', state_province: '서울특별시', City: '종로구', address_line1: '삼청로 912' };
  expect(formatAddress('ko', address)).toBe('서울특별시 종로구 삼청로 912');
  expect(formatAddress('en', { state_province: 'Seoul', City: 'Jongno-gu', address_line1: '912 Samcheong-ro' })).toBe(
    '912 Samcheong-ro, Jongno-gu, Seoul',
  );
  expect(formatPlace('en', { state_province: 'Seoul', City: 'Jongno-gu', address_line1: '1' })).toBe(
    'Jongno-gu, Seoul',
  );
});

test('what is missing leaves no gap', () => {
  expect(formatAddress('en', { state_province: 'Seoul', City: ' ', address_line1: null })).toBe('Seoul');
  expect(formatAddress('ko', null)).toBeUndefined();
});
