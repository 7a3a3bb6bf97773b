import { expect, test } from 'vitest';
import { importAt, importDesk } from './addresses.ts';

test('administration and a studio have the same pages at addresses of their own', () => {
  const [admin, studio] = [importDesk('/admin'), importDesk('/studio/g1', 'g1')];
  expect([admin.path, studio.path]).toEqual(['/admin/import', '/studio/g1/import']);
  expect([importAt(admin, 'x'), importAt(studio, 'x')]).toEqual(['/imports/x', '/studio/g1/imports/x']);
  expect([admin.nouns.length, studio.nouns]).toEqual([4, ['art-works', 'exhibitions']]);
  expect([admin.recordPath('art-works', '7', '달'), studio.recordPath('art-works', '7', '달')]).toEqual([
    '/admin/artworks?q=%EB%8B%AC',
    '/studio/g1/works?q=%EB%8B%AC',
  ]);
  expect(studio.recordPath('exhibitions', '7', '달')).toBe('/studio/g1/exhibitions/7');
});
