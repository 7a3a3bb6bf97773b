import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { violations } from '../axe.ts';
import { hydrated, type Visit } from '../browser.ts';
import { field } from '../members.ts';
import { changeExhibition, hangPlain, readExhibition } from './curator.ts';
import { atRest, publishedWorks, stepIn } from './visit.ts';

let exhibition: Exhibition;
beforeAll(async () => {
  exhibition = await hangPlain(11);
});
const work = (index: number): string => exhibition.art_works[index]?.id ?? '';
const box = (page: Page, id: string, label: string) => page.locator(`[data-row="${id}"]`).getByLabel(label);
const hung = (page: Page, id: string) => page.locator(`[data-hung="${id}"]`);

async function logIn(page: Page): Promise<void> {
  const { email, password } = inject('administrator');
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function curator(options: Visit = {}): Promise<Page> {
  const { page, expectFailure } = await stepIn({ language: 'en', ...options });
  expectFailure(/\/api\//);
  await page.goto('/login');
  await hydrated(page);
  await logIn(page);
  await page.goto(`/admin/exhibitions/${exhibition.id}/room`);
  await page.locator('[data-wall="north"]').waitFor();
  return page;
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Room saved.').waitFor();
};

test('a curator hangs works by drag, keys and numbers, saves them, and visitors find them so', async () => {
  const page = await curator();
  await page.waitForSelector('[data-state="open"] [data-room-host][data-open]');
  await atRest(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.getByText('Not shown: a room holds nine works').count()).toBe(2);
  const before = (await publishedWorks(page)).find(({ id }) => id === work(1));

  await box(page, work(1), 'Centre height (cm)').fill('9');
  expect(await page.getByText('Please enter a number').count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.getByText('Please enter a number from 20 to 600.').waitFor();
  expect(await box(page, work(1), 'Centre height (cm)').inputValue()).toBe('9');
  await box(page, work(1), 'Centre height (cm)').fill('180');
  await expect
    .poll(async () => (await publishedWorks(page)).find(({ id }) => id === work(1))?.centre.y, { timeout: 20_000 })
    .toBeCloseTo(1.8, 3);
  expect(before?.centre.y).toBeCloseTo(1.5, 3);

  await hung(page, work(2)).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowRight');
  expect(await box(page, work(2), 'Centre height (cm)').inputValue()).toBe('160');
  expect(await box(page, work(2), 'Offset along wall (cm)').inputValue()).toBe('1');

  await page.locator('[data-wall="south"]').scrollIntoViewIfNeeded();
  const from = await hung(page, work(8)).boundingBox();
  const to = await page.locator('[data-wall="south"]').boundingBox();
  if (!from || !to) throw new Error('the walls are not to be seen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width * 0.15, to.y + to.height * 0.5, { steps: 6 });
  await page.mouse.up();
  await page.locator(`[data-wall="south"] [data-hung="${work(8)}"]`).waitFor();

  await page.getByLabel('Hanok').check();
  await page.getByRole('button', { name: 'Plain 1: Move later' }).click();
  await page.getByText('Unsaved changes').waitFor();
  await save(page);

  const kept = await readExhibition(exhibition.id);
  expect(kept.room_style).toBe('hanok');
  expect(kept.art_works.slice(0, 2).map(({ id }) => id)).toEqual([work(1), work(0)]);
  expect(kept.art_works).toHaveLength(11);
  expect(kept.hang?.[work(1)]?.centreHeightCm).toBe(180);
  expect(kept.hang?.[work(2)]?.offsetCm).toBe(1);
  expect(kept.hang?.[work(8)]?.wall).toBe('south');
  await page.goto(`/virtualgalleries/${exhibition.id}`);
  await page.waitForSelector('[data-room-host][data-open]');
  const shown = await publishedWorks(page);
  expect(shown.find(({ id }) => id === work(8))?.wall).toBe('south');
  expect(shown.find(({ id }) => id === work(1))?.centre.y).toBeCloseTo(1.8, 3);
});

test('an edit by somebody else is not overwritten unasked, the rules can be restored, leaving asks first', async () => {
  await changeExhibition(exhibition.id, { hang: { [work(0)]: { centreHeightCm: 170 } }, room_style: 'concrete' });
  const page = await curator({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('White cube').check();
  await changeExhibition(exhibition.id, { room_style: 'dark-room' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Someone else edited this exhibition.').waitFor();
  expect((await readExhibition(exhibition.id)).room_style).toBe('dark-room');
  await page.getByRole('button', { name: 'Load saved version' }).click();
  await expect.poll(() => page.getByLabel('Dark room').isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Arrange automatically' }).click();
  await page.getByRole('link', { name: 'Back to exhibitions' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await save(page);
  expect((await readExhibition(exhibition.id)).hang).toBeNull();
});

test('a work that others add or take out while a room is reordered is not put back by overwriting', async () => {
  const page = await curator();
  const rows = page.locator('[data-row]');
  await rows
    .first()
    .getByRole('button', { name: /Move later/ })
    .click();
  const [first, second, third, ...others] = (await readExhibition(exhibition.id)).art_works.map(({ id }) => id);
  const gone = others.pop();
  const added = (await hangPlain(1)).art_works[0]?.id;
  await changeExhibition(exhibition.id, { art_works: [first, added, second, third, ...others] });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Someone else edited this exhibition.').waitFor();
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await page.getByText('Room saved.').waitFor();
  const order = [second, first, third, ...others, added];
  const kept = (await readExhibition(exhibition.id)).art_works.map(({ id }) => id);
  expect(kept).toEqual(order);
  expect(kept).not.toContain(gone);
  expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))).toEqual(order);
});

test('what is changed while a save is on its way is saved after it, without a conflict with oneself', async () => {
  const page = await curator();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const saves: number[] = [];
  page.on('response', (response) => response.request().method() === 'PUT' && saves.push(response.status()));
  await page.route('**/api/exhibitions/*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Save', exact: true });
  const height = box(page, work(0), 'Centre height (cm)');
  await height.fill('160');
  await button.click();
  await height.fill('165');
  expect(await button.getAttribute('aria-busy')).toBe('true');
  answer();
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
  await save(page);
  expect(saves).toEqual([200, 200]);
  expect((await readExhibition(exhibition.id)).hang?.[work(0)]?.centreHeightCm).toBe(165);
});

test('a room arranged before the login expired is there again, and overwrites nobody unasked', async () => {
  const page = await curator();
  const height = box(page, work(0), 'Centre height (cm)');
  const expire = async (cm: string, meanwhile: () => Promise<unknown>) => {
    await height.fill(cm);
    await page.getByText('Unsaved changes').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).evaluate((button: HTMLElement) => {
      localStorage.setItem('@usertoken', 'no longer known');
      button.click();
    });
    await page.waitForURL('**/login');
    await meanwhile();
    await logIn(page);
    await page.waitForURL('**/room');
    await page.getByText('It has not been saved yet.').waitFor();
    expect(await height.inputValue()).toBe(cm);
  };
  await expire('171', async () => undefined);
  await save(page);
  expect((await readExhibition(exhibition.id)).hang?.[work(0)]?.centreHeightCm).toBe(171);

  await expire('172', () => changeExhibition(exhibition.id, { room_style: 'concrete', hang: null }));
  const conflict = page.getByText('Someone else edited this exhibition.');
  await conflict.waitFor();
  await height.fill('173');
  await conflict.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await conflict.waitFor();
  await page.getByRole('button', { name: 'Load saved version' }).click();
  await expect.poll(() => page.getByLabel('Concrete').isChecked()).toBe(true);
  expect(await height.inputValue()).toBe('');
});

test('nobody but an administrator gets to the editor', async () => {
  const { page } = await stepIn({ language: 'en' });
  await page.goto(`/admin/exhibitions/${exhibition.id}/room`);
  await page.waitForURL('**/login');
});
