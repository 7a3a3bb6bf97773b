import { expect, test } from 'vitest';
import { listeningPort } from '../testing/ports.ts';
import { sendRaw } from '../testing/raw-http.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();

/** What comes back for a request line by line: clients refuse to send such a Host. */
async function statusFor(path: string, lines: string[], version = '1.1'): Promise<string> {
  const request = [`GET ${path} HTTP/${version}`, ...lines, 'Connection: close', '', ''].join('\r\n');
  return (await sendRaw(await listeningPort(testApp()), [request])).split(' ', 2)[1] ?? '';
}

test.each(['a b', '<script>', 'a/b', 'user@host', 'host:port', '[::1', 'a?b', 'a#b', 'a\\b', '%', 'a,b'])(
  'a malformed Host (%s) is a 400 wherever the address of the site is written',
  async (host) => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/feed.xml'])
      expect(await statusFor(path, [`Host: ${host}`]), path).toBe('400');
  },
);

test.each(['localhost', 'Hwarang.example:8080', '127.0.0.1:3000', '[::1]:3000', 'xn--9n2bp8q.example'])(
  'an ordinary Host (%s) is taken',
  async (host) => {
    expect(await statusFor('/robots.txt', [`Host: ${host}`])).toBe('200');
  },
);

test('a health check that sends no Host at all is answered', async () => {
  expect(await statusFor('/robots.txt', [], '1.0')).toBe('200');
});
