import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { addDays } from '@hwarang/domain/open-calls/dates';
import { expect, inject, test } from 'vitest';
import { violations } from './axe.ts';
import { alerts, field, focused, openAs, openHydrated } from './members.ts';
import { site } from './site.ts';

test('a curator writes, publishes and copies a call, and visitors read it in both languages', async () => {
  const { page } = await openAs(inject('administrator'), '/admin/open-calls');
  await page.getByRole('button', { name: 'New call' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title (Korean)').fill('겨울 빛 공모');
  await dialog.getByLabel('Title (English)').fill('Winter Light');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL('**/admin/open-calls/winter-light');

  const today = dayInKorea(new Date());
  const texts = {
    lead_ko: '겨울 빛을 담은 작품',
    lead_en: 'Works of winter light',
    notice_ko: '안내문',
    notice_en: 'Notice',
  };
  const dates = { opens_on: today, closes_on: addDays(today, 9), results_on: addDays(today, 30) };
  for (const [name, value] of Object.entries({ ...texts, ...dates, least_age: '19' }))
    await field(page, name).fill(value);

  // Half a date, or letters in a number, are nothing to the browser: the field says so, and nothing is sent.
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  const [opens, winners] = [field(page, 'opens_on'), field(page, 'winners')];
  await opens.press('Delete');
  await winners.fill('');
  await winners.pressSequentially('3e');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please enter a valid date').waitFor();
  await page.getByText('Please enter a number').waitFor();
  expect(await focused(page)).toBe('opens_on');
  expect(sent).toEqual([]);
  await opens.fill(today);
  await winners.fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await alerts(page).getByText('Saved.').waitFor();
  expect(await violations(page)).toEqual([]);

  const tabs = page.getByRole('navigation', { name: 'Screens of this call' });
  await tabs.getByRole('link', { name: 'Questions' }).click();
  for (const [ko, en] of [
    ['작업 노트', 'Artist statement'],
    ['설치 조건', 'How it is installed'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'New question' });
    await card.getByLabel('Question (English)').fill(en);
    await page.getByLabel('Question (Korean)').last().fill(ko);
  }
  const handle = page.getByRole('button', { name: 'Move How it is installed' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText(/How it is installed is (picked up|2 of 2)/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText('How it is installed is 1 of 2').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText())
    .toMatch('How it');
  await page.getByRole('button', { name: 'Save' }).click();
  await alerts(page).getByText('Saved.').waitFor();
  expect(await violations(page)).toEqual([]);

  await tabs.getByRole('link', { name: 'Details' }).click();
  expect((await fetch(`${site().base}/open-calls/winter-light`)).status).toBe(404);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('status').filter({ hasText: 'Open for entries' }).waitFor();

  const visitor = await openHydrated('/open-calls');
  const listed = (title: string) => visitor.page.getByRole('listitem').filter({ hasText: title });
  await listed('Winter Light').getByText('10 days left').waitFor();
  await listed('We Fly').getByText('Extended, still open').waitFor();
  expect(await violations(visitor.page)).toEqual([]);
  await visitor.page.getByRole('link', { name: 'Winter Light' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: 'Winter Light' }).waitFor();
  const main = visitor.page.getByRole('main');
  expect(await main.getByRole('link', { name: 'Apply' }).first().getAttribute('href')).toBe(
    '/open-calls/winter-light/enter',
  );
  expect(await main.getByText(/^Aged 19 or over on/).count()).toBe(1);
  expect(await violations(visitor.page)).toEqual([]);
  const korean = await openHydrated('/open-calls/winter-light', { language: 'ko' });
  const asked = korean.page.getByRole('region', { name: '지원서 질문' }).getByRole('listitem');
  expect((await asked.allInnerTexts()).map((text) => text.split('\n')[0]?.trim())).toEqual(['설치 조건', '작업 노트']);
  expect((await fetch(`${site().base}/open-calls/wefly`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/event/wefly',
  );

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await page.waitForURL('**/admin/open-calls/winter-light-2');
  await page.getByRole('button', { name: 'Publish' }).waitFor();
  expect((await fetch(`${site().base}/open-calls/winter-light-2`)).status).toBe(404);
  await page.goto('/admin/open-calls');
  await page.getByRole('row', { name: 'winter-light-2' }).getByRole('link', { name: 'Winter Light' }).waitFor();
  expect(await violations(page)).toEqual([]);
});
