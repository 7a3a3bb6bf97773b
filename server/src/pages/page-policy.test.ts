import { expect, test } from 'vitest';
import { sealPage } from './page-policy.ts';

const mark = 'a1b2c3';

test('a script of the page itself is allowed by its hash and loses its mark', () => {
  const { html, policy } = sealPage(`<script nonce="${mark}">let a = 1</script>`, mark);
  expect(html).toBe('<script>let a = 1</script>');
  expect(policy).toContain("script-src 'self' 'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ=';");
});

test('a script that came with text of somebody gets no hash', () => {
  const { policy } = sealPage(`<p><script>steal()</script></p><script nonce="${mark}" src="/a.js"></script>`, mark);
  expect(policy).not.toContain('sha256-');
});

test('a page may be framed by its own site only, unless it says otherwise', () => {
  expect(sealPage('', mark).policy).toContain("frame-ancestors 'self'");
  expect(sealPage('', mark, { frameAncestors: '*' }).policy).toContain('frame-ancestors *');
});

test('pictures come from the site itself, and from the map server only where one is configured', () => {
  expect(sealPage('', mark).policy).toContain("img-src 'self' data: blob:;");
  expect(sealPage('', mark, { images: 'https://tiles.example' }).policy).toContain(
    "img-src 'self' data: blob: https://tiles.example;",
  );
});

test('Channel Talk is allowed only where it is configured', () => {
  expect(sealPage('', mark).policy).not.toContain('channel.io');
  const { policy } = sealPage('', mark, { channelTalk: true });
  expect(policy).toContain("script-src 'self' https://*.channel.io");
  expect(policy).toContain('wss://*.channel.io');
});
