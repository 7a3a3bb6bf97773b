import { expect, test } from 'vitest';
import { asWebAddress } from './web-address.ts';

test('an address without its scheme gets https, and one with it stays as it is', () => {
  for (const [written, address] of [
    ['yeoul.kr', 'https://yeoul.kr'],
    [' www.yeoul.kr/works?page=2 ', 'https://www.yeoul.kr/works?page=2'],
    ['yeoul.kr:8080', 'https://yeoul.kr:8080'],
    ['여울.한국', 'https://여울.한국'],
    ['http://yeoul.kr', 'http://yeoul.kr'],
    ['https://yeoul.kr/@minji', 'https://yeoul.kr/@minji'],
  ] as const)
    expect(asWebAddress(written)).toBe(address);
});

test('what is no address of the web does not become one', () => {
  for (const written of [
    ...['', 'studio', '@yeoul', 'minji@yeoul.kr', 'no address at all', 'yeoul .kr', '1.5', '.kr', 'yeoul.'],
    ...['javascript:alert(1)', 'ftp://yeoul.kr', 'mailto:minji@yeoul.kr', '//yeoul.kr', 'data:text/html,x'],
  ])
    expect(asWebAddress(written), written).toBeUndefined();
});
