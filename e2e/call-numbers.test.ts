import { expect, inject, test } from 'vitest';
import { violations } from './axe.ts';
import { artist, callAs, openAs } from './members.ts';

test('an administrator reads the numbers of a call and takes the booklet of its entries', async () => {
  const { jwt } = await artist();
  const work = {
    title: '숫자 세기',
    size: '10 cm x 10 cm',
    year: '2020',
    material: '캔버스에 유채',
    is_exposed: false,
  };
  const { id } = await callAs<{ id: string }>(jwt, 'POST', '/art-works', work);
  await callAs(jwt, 'POST', '/open-calls/wefly/entry', { artworks: [id] });

  const { page } = await openAs(inject('administrator'), '/admin/open-calls/wefly/numbers');
  await page.getByRole('img', { name: /from .* to/ }).waitFor();
  const media = page.getByRole('table', { name: 'Medium' });
  await media.getByRole('row', { name: /^Oil \d/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download booklet' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('We Fly.pdf');
});
