import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/126.0.0.0 Whale/3.27.254.15 Safari/537.36`, 'Whale', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) ${webkit} Version/4.0 Chrome/121.0 Mobile Safari/537.36;KAKAOTALK 2410440`,
    'KakaoTalk',
    'Android',
  ],
  ['curl/8.1', null, null],
  ['', null, null],
  [undefined, null, null],
])('%s is told in plain words', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('what a client writes about itself is kept short', () => {
  const { browser, system } = deviceOf(`Mozilla/5.0 (${'x'.repeat(50_000)}) Chrome/${'9'.repeat(50_000)}`);
  expect((browser ?? '').length).toBeLessThanOrEqual(40);
  expect((system ?? '').length).toBeLessThanOrEqual(40);
});
