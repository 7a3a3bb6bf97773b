import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { alerts, awake, field, login } from './members.ts';

/** Logged in, at a screen of administration. */
async function administrator(path: string) {
  const { email, password } = inject('administrator');
  const visitor = await awake(path);
  await visitor.page.waitForURL('**/login');
  await login(visitor.page, email, password);
  await visitor.page.waitForURL((url) => url.pathname === path);
  const token = await visitor.page.evaluate(() => localStorage.getItem('@usertoken') ?? '');
  const call = async (method: string, path: string, body?: object) =>
    fetch(`${inject('base')}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return { ...visitor, call };
}

async function accessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}

test('an exhibition is made by keyboard, previewed while hidden, and two who edit it at once do not overwrite each other', async () => {
  const { page, call, expectFailure } = await administrator('/admin/exhibitions');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'New exhibition' }).click();
  await page.waitForURL('**/admin/exhibitions/new');
  const title = `고요한 방 ${Date.now().toString(36)}`;
  await field(page, 'title').fill(title);
  await field(page, 'detailinfotext').fill('**굵은** 글\n\n<script>alert(1)</script>');
  await main
    .getByRole('region', { name: /^Preview/ })
    .locator('strong')
    .getByText('굵은')
    .waitFor();
  const works = main.getByRole('combobox', { name: 'Artworks' });
  const picked = main.getByRole('region', { name: /^Artworks/ }).getByRole('listitem');
  for (const count of [1, 2]) {
    await works.fill('달');
    await main.getByRole('listbox', { name: 'Artworks' }).getByRole('option').first().waitFor();
    await works.press('Enter');
    await expect.poll(() => picked.count()).toBe(count);
  }
  const [first = '', second = ''] = await picked.locator('p').allInnerTexts();
  await picked
    .first()
    .getByRole('button', { name: /^Move / })
    .focus();
  await page.keyboard.press('Space');
  await page.getByText(/is picked up|is 1 of 2/).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText(/is 2 of 2/).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => picked.locator('p').allInnerTexts()).toEqual([second, first]);
  await accessible(page);
  await main.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/admin\/exhibitions\/[0-9a-f]{24}$/);
  const id = page.url().slice(-24);
  await main.getByRole('heading', { level: 1, name: title }).waitFor();

  expect((await fetch(`${inject('base')}/exhibition-detail/${id}`)).status).toBe(404);
  await main.getByRole('link', { name: 'Preview as a visitor' }).click();
  await main.getByText('This is what visitors will see.').waitFor();
  await main.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await main.locator('strong').getByText('굵은').count()).toBe(1);
  await page.goBack();

  await field(page, 'title_en').fill('Mine');
  expect((await call('PUT', `/exhibitions/${id}`, { title_en: 'Theirs', is_exposed: true })).status).toBe(200);
  expectFailure(/\/api\/exhibitions\//);
  await main.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alertdialog');
  await conflict.getByText('Theirs').waitFor();
  await conflict.getByText('Mine', { exact: true }).waitFor();
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await alerts(page).getByText('Saved.').waitFor();
  const saved = (await (await call('GET', `/exhibitions/${id}`)).json()) as { title_en: string; is_exposed: boolean };
  expect(saved).toMatchObject({ title_en: 'Mine', is_exposed: false });
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/admin/exhibitions');
  expect((await call('GET', `/exhibitions/${id}`)).status).toBe(404);
});

test('works are found, edited in their row, hidden together and brought back; the log tells of it all', async () => {
  const { page, call } = await administrator('/admin/artworks');
  const main = page.getByRole('main');
  const rows = main.locator('tbody tr[aria-rowindex]');
  await rows.nth(3).waitFor();
  await accessible(page);
  const found = main.getByText(/^[\d,]+ entries$/);
  const all = await found.innerText();
  await main.getByRole('searchbox').fill('달');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('달');
  await expect.poll(() => found.innerText()).not.toBe(all);
  await rows.nth(1).waitFor();

  const cell = rows.first().getByRole('button', { name: /^Edit: Material/ });
  const before = await cell.innerText();
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('금박');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell.innerText()).toBe('금박');
  await cell.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => cell.innerText()).toBe(before);

  const shown = () => rows.getByRole('switch').evaluateAll((all) => all.slice(0, 2).map((one) => one.ariaChecked));
  expect(await shown()).toEqual(['true', 'true']);
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').press('Space');
  await main.getByText('2 selected').waitFor();
  await main.getByRole('button', { name: 'Hide', exact: true }).click();
  await main.getByText('2 hidden').waitFor();
  await expect.poll(shown).toEqual(['false', 'false']);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toEqual(['true', 'true']);

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('artworks.csv');

  await page.goto('/admin/audit?noun=art-works');
  await rows.nth(5).waitFor();
  await rows.first().getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('dialog').getByText('is_exposed').waitFor();
  await page.keyboard.press('Escape');
  expect((await call('DELETE', '/admin/audit/0123456789abcdef01234567')).status).toBe(404);
  await accessible(page);
});

test('settings reach the public pages, and every other screen of administration is accessible', async () => {
  const { page, call, expectFailure } = await administrator('/admin/settings');
  const main = page.getByRole('main');
  const shop = `https://shop.example/${Date.now()}`;
  await field(page, 'links.onlineShop').fill(shop);
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await alerts(page).getByText('Saved.').waitFor();
  const away = await fetch(`${inject('base')}/Online%20Shop`, { redirect: 'manual' });
  expect([away.status, away.headers.get('location')]).toEqual([302, shop]);

  await field(page, 'page').selectOption('partnership');
  await field(page, 'en').fill('## Together\n\nWrite to **us**.');
  await main.getByRole('button', { name: 'Publish a new version' }).click();
  await alerts(page).getByText('The new version is published.').waitFor();
  const html = await (await fetch(`${inject('base')}/partnership?lang=en`)).text();
  expect(html).toContain('<strong>us</strong>');
  await accessible(page);

  for (const path of ['/admin', '/admin/galleries', '/admin/artists', '/admin/users']) {
    await page.goto(path);
    await main.locator('tbody tr, dl').first().waitFor();
    await accessible(page);
  }
  const mine = main.locator('tbody tr').filter({ hasText: inject('administrator').email });
  expectFailure(/\/api\/users\//);
  await mine.getByRole('combobox').selectOption({ label: 'Member' });
  await alerts(page).getByText('The last administrator cannot be blocked, demoted or deleted').waitFor();
  await main.getByRole('searchbox').waitFor();
  const settings = (await (await call('GET', '/settings')).json()) as { links: Record<string, string> };
  expect((await call('PUT', '/settings', { ...settings, links: { ...settings.links, onlineShop: '' } })).status).toBe(
    200,
  );

  await page.goto('/admin/galleries/new');
  await field(page, 'name').fill('지도 화랑');
  const map = main.getByRole('application', { name: 'Place on the map' });
  await map.focus();
  await page.keyboard.press('Enter');
  expect(Number(await field(page, 'latitude').inputValue())).toBeCloseTo(37.57, 1);
  await map.click({ position: { x: 60, y: 60 } });
  await expect.poll(async () => Number(await field(page, 'latitude').inputValue())).toBeGreaterThan(38);
  await accessible(page);
});
