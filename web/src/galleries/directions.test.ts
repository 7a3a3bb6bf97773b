import { expect, test } from 'vitest';
import { directionsTo } from './directions.ts';

test('the way to a gallery is asked of three maps, each by its own order of the numbers', () => {
  const place = { name: '갤러리 A, 2/F', latitude: 37.5, longitude: 126.9 };
  const name = encodeURIComponent('갤러리 A  2 F');
  expect(directionsTo(place).map(({ href }) => href)).toEqual([
    `https://map.naver.com/p/directions/-/126.9,37.5,${name}/-/transit`,
    `https://map.kakao.com/link/to/${name},37.5,126.9`,
    'https://www.google.com/maps/dir/?api=1&destination=37.5,126.9',
  ]);
});
