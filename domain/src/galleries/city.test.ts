import { expect, test } from 'vitest';
import { cityOf } from './city.ts';

const city = (state_province: string | null, City: string | null) => cityOf({ state_province, City });

test('a metropolitan city is the city, and not its district', () => {
  expect(city('서울특별시', '종로구')).toBe('서울');
  expect(city('Seoul', 'Jongno-gu')).toBe('Seoul');
  expect(city('부산광역시', '해운대구')).toBe('부산');
  expect(city('Busan Metropolitan City', 'Haeundae-gu')).toBe('Busan');
  expect(city('세종특별자치시', '')).toBe('세종');
});

test('elsewhere the city is what the address names, without the word for city', () => {
  expect(city('경기도', '이천시')).toBe('이천');
  expect(city('Gyeonggi-do', 'Icheon-si')).toBe('Icheon');
  expect(city('경기도', '성남시 분당구')).toBe('성남');
  expect(city('Gyeonggi-do', 'Bundang-gu, Seongnam-si')).toBe('Seongnam');
  expect(city('New York', 'New York')).toBe('New York');
  expect(city('강원도', '평창군')).toBe('평창군');
});

test('an address without a city is known by its province, and none has none', () => {
  expect(city('제주도', ' ')).toBe('제주도');
  expect(city(null, null)).toBeUndefined();
  expect(cityOf(null)).toBeUndefined();
});
