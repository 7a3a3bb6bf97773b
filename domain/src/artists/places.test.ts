import { expect, test } from 'vitest';
import { type Place, placeAddress } from './places.ts';

const led = (place: Place, ...texts: string[]) => texts.map((text) => placeAddress(place, text));

test('a handle leads to the profile of its service, with and without the @', () => {
  expect(led('instagram', '@myhandle', ' myhandle ', 'son.nuri', '@yeoul.kr', 'my_handle_')).toEqual([
    'https://www.instagram.com/myhandle',
    'https://www.instagram.com/myhandle',
    'https://www.instagram.com/son.nuri',
    'https://www.instagram.com/yeoul.kr',
    'https://www.instagram.com/my_handle_',
  ]);
  expect(led('facebook', '@son.nuri', '손누리')).toEqual([
    'https://www.facebook.com/son.nuri',
    `https://www.facebook.com/${encodeURIComponent('손누리')}`,
  ]);
  expect(led('blog', '@myhandle', 'myhandle')).toEqual(Array(2).fill('https://blog.naver.com/myhandle'));
});

test('an address stays one, and gets https where it has no scheme', () => {
  for (const place of ['homepage', 'blog', 'facebook', 'instagram'] as const)
    expect(led(place, 'https://yeoul.kr/a', 'yeoul.kr', 'www.yeoul.art', 'yeoul.art/works')).toEqual([
      'https://yeoul.kr/a',
      'https://yeoul.kr',
      'https://www.yeoul.art',
      'https://yeoul.art/works',
    ]);
  expect(led('instagram', 'instagram.com/son.nuri')).toEqual(['https://instagram.com/son.nuri']);
  expect(led('blog', 'yeoul.tistory.com')).toEqual(['https://yeoul.tistory.com']);
});

test('what leads nowhere makes no link, and no other scheme becomes one', () => {
  expect(led('homepage', '@myhandle', 'studio')).toEqual([undefined, undefined]);
  for (const text of ['', '@', 'javascript:alert(1)', 'ask me at the fair', 'a@b.kr', '../admin', '@..'])
    expect(led('instagram', text), text).toEqual([undefined]);
});
