import { languages } from '@hwarang/domain/language';
import { expect, test } from 'vitest';
import { noRecord, routes } from './routes.ts';
import { site } from './site.ts';

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site().base + path, { redirect: 'manual', headers });

for (const language of languages)
  test(`every address of the site answers with its status, in ${language}`, async () => {
    const wrong: string[] = [];
    for (const { path, status } of routes) {
      const answer = await ask(path, { cookie: `hwarang-language=${language}` });
      const html = await answer.text();
      if (!status.includes(answer.status)) wrong.push(`${path} answers ${answer.status}`);
      if (!html.includes(`<html lang="${language}"`)) wrong.push(`${path} is not in ${language}`);
      if (!/<title>[^<]+<\/title>/.test(html)) wrong.push(`${path} has no title`);
      if (!/<h1[ >]/.test(html) && !/role="status"/.test(html)) wrong.push(`${path} shows nothing`);
    }
    expect(wrong).toEqual([]);
  });

test('the older address of a gallery leads to its page', async () => {
  const answer = await ask(`/galleries-detail/${noRecord}`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`/gallery-detail/${noRecord}`);
});

test('a service with a configured address leads there, whatever the request says; one without says so', async () => {
  const shop = await ask('/Online%20Shop?to=https://elsewhere.example');
  expect(shop.status).toBe(302);
  expect(shop.headers.get('location')).toBe('https://shop.example/hwarang');
  expect((await ask('/Online%20Contract')).status).toBe(200);
});

test('the language link sets the cookie and leads back, to this site only', async () => {
  const answer = await ask('/language/en?to=/artworks%3Ftitle_contains%3Da');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/artworks?title_contains=a');
  expect(answer.headers.get('set-cookie')).toMatch(/^hwarang-language=en; .*Path=\/.*SameSite=Lax/);
  expect((await ask('/language/en?to=//elsewhere.example')).headers.get('location')).toBe('/');
  expect((await ask('/language/xx?to=/artists')).headers.get('set-cookie')).toBeNull();
});

test('the first guess of the language is what the browser asks for', async () => {
  expect(await (await ask('/', { 'accept-language': 'en-GB' })).text()).toContain('<html lang="en"');
  expect(await (await ask('/', { 'accept-language': 'ko-KR' })).text()).toContain('<html lang="ko"');
  expect(await (await ask('/', { 'accept-language': 'fr-FR,ja;q=0.5' })).text()).toContain('<html lang="en"');
  expect(await (await ask('/', { 'accept-language': '*' })).text()).toContain('<html lang="ko"');
});

test('answers carry the security headers, and only what is made to be embedded can be framed', async () => {
  for (const path of ['/', '/api/health']) {
    const { headers } = await ask(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const policy = async (path: string) => (await ask(path)).headers.get('content-security-policy') ?? '';
  expect(await policy('/')).toContain("frame-ancestors 'self'");
  expect(await policy('/login?x=/excarousel')).toContain("frame-ancestors 'self'");
  expect(await policy('/excarousel')).toContain('frame-ancestors *');
  expect(await policy('/')).not.toMatch(/script-src[^;]*unsafe/);
});

test('the icon of the site answers, also where programs look for it unasked', async () => {
  const { status, headers } = await ask('/favicon.ico');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^image\//);
});

test('neither the source of the product nor a list of its files is served', async () => {
  for (const path of ['/.git/config', '/.git/HEAD', '/package.json', '/server/src/main.ts', '/assets/', '/assets'])
    expect((await ask(path)).status, path).toBe(404);
});
