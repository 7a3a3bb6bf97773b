import { expect, test } from 'vitest';
import { hydrated, visit } from './browser.ts';
import { site } from './site.ts';

const base = () => site().base;
const etagOf = async (path: string) =>
  (await fetch(base() + path, { headers: { 'accept-language': 'en' } })).headers.get('etag');

test('query names that a page does not declare change nothing of what is rendered', async () => {
  for (const [plain, more] of [
    ['/', '/?z=1'],
    ['/', '/?page=2'],
    ['/artists?page=2', '/artists?utm_source=mail&page=2&z=1'],
    ['/artworks?shape=square&sort=title', '/artworks?sort=title&z=1&shape=square'],
    ['/exhibitions?when=over', '/exhibitions?when=over&fbclid=x'],
    ['/login?confirmed=1', '/login?confirmed=1&x=y'],
    ['/artists.data?page=2', '/artists.data?page=2&z=1'],
  ] as const)
    expect(await etagOf(more), more).toBe(await etagOf(plain));
  for (const [plain, other] of [
    ['/artists', '/artists?page=2'],
    ['/artworks', '/artworks?shape=square'],
    ['/exhibitions', '/exhibitions?when=over'],
    ['/login', '/login?confirmed=1'],
    ['/reset-password', '/reset-password?code=abc'],
    ['/', '/?lang=ko'],
  ] as const)
    expect(await etagOf(other), other).not.toBe(await etagOf(plain));
});

test('a page opened with names of others hydrates without a fault and keeps its own filters', async () => {
  const { page } = await visit();
  await page.goto(`${base()}/artworks?utm_source=mail&sort=title`);
  await hydrated(page);
  await expect.poll(() => page.locator('select[name=sort]').inputValue()).toBe('title');
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('mail');
});
