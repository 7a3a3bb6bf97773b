import { expect, test } from 'vitest';
import { openSearchByKeys } from './browser.ts';
import { artist, callAs, openHydrated, returning } from './members.ts';

test('a dialog closes by a press on the ground beside it, and not by one that began inside', async () => {
  const who = await artist();
  await callAs(who.jwt, 'POST', '/art-works', { title: '한낮', size: '10 cm x 20 cm', year: '2021' });
  const { page } = await returning(who, '/my-artworks');
  await page.locator('#mine').getByRole('button', { name: '한낮', exact: true }).click();
  const modal = page.getByRole('dialog', { name: '한낮' });
  await modal.getByRole('button', { name: 'Edit', exact: true }).click();
  const title = modal.locator('[name="title"]');
  await title.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await title.boundingBox()) ?? {};
  const between = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  await between({ x: x + 30, y: y + 10 }, { x: 5, y: y + 10 });
  expect(await title.inputValue()).toBe('한낮');
  await between({ x: 5, y: y + 10 }, { x: 8, y: y + 12 });
  await modal.waitFor({ state: 'detached' });
});

test('the search and the menu stay open when a press that began inside ends outside', async () => {
  const { page } = await openHydrated('/company');
  const ways = [() => openSearchByKeys(page), () => page.getByRole('button', { name: 'Open menu' }).click()];
  for (const open of ways) {
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const { x = 0, y = 0, width = 0, height = 0 } = (await dialog.locator('> *').first().boundingBox()) ?? {};
    const outside = x > 20 ? x - 15 : x + width + 15;
    await page.mouse.move(x + width / 2, y + 30);
    await page.mouse.down();
    await page.mouse.move(outside, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(outside, y + height / 2);
    await dialog.waitFor({ state: 'hidden' });
  }
});
