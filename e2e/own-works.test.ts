import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alerts, artist, callAs, dialogsClosed, field, login, messageAt, post, returning } from './members.ts';

interface Work {
  id: string;
  title: string;
  year: string | null;
}

async function withWork(given: Record<string, unknown> = {}) {
  const who = await artist();
  const body = { title: '한낮', size: '10 cm x 20 cm', year: '2021-05-17', is_exposed: true, ...given };
  const work = await callAs<Work>(who.jwt, 'POST', '/art-works', body);
  return { who, work };
}
async function edit(page: Page, title: string) {
  await page.locator('#mine').getByRole('button', { name: title, exact: true }).click();
  const modal = page.getByRole('dialog', { name: title });
  await modal.getByRole('button', { name: 'Edit', exact: true }).click();
  return modal;
}
const mine = (page: Page) => page.locator('#mine');

test('an edit keeps the day of a date that it does not touch, and takes another year', async () => {
  const { who, work } = await withWork();
  const { page } = await returning(who, '/my-artworks');
  const modal = await edit(page, '한낮');
  await field(page, 'material').last().fill('한지에 먹');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.getByText('한지에 먹').waitFor();
  const yearOf = async () => (await callAs<Work>(who.jwt, 'GET', `/art-works/${work.id}`)).year;
  expect(await yearOf()).toBe('2021-05-17');
  await modal.getByRole('button', { name: 'Edit', exact: true }).click();
  await field(page, 'year').last().selectOption('2019');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.getByText('2019').waitFor();
  expect(await yearOf()).toBe('2019-01-01');
});

test('an edit does not overwrite what was changed elsewhere meanwhile, and keeps what was typed', async () => {
  const { who, work } = await withWork();
  const { page, expectFailure } = await returning(who, '/my-artworks');
  const modal = await edit(page, '한낮');
  await callAs(who.jwt, 'PUT', `/art-works/${work.id}`, { title: '저녁' });
  await modal.getByLabel('Material').fill('한지에 먹');
  expectFailure(/\/api\/art-works\//);
  await modal.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/was changed somewhere else in the meantime/).waitFor();
  expect((await callAs<Work>(who.jwt, 'GET', `/art-works/${work.id}`)).title).toBe('저녁');
  expect(await modal.getByLabel('Material').inputValue()).toBe('한지에 먹');
});

test('a number that cannot be read is named at its field and not dropped', async () => {
  const { who, work } = await withWork();
  const { page } = await returning(who, '/my-artworks');
  const modal = await edit(page, '한낮');
  await modal.getByLabel('Depth').focus();
  await page.keyboard.type('12e');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.getByText('Please enter a number').waitFor();
  expect((await callAs<{ depth_cm: number | null }>(who.jwt, 'GET', `/art-works/${work.id}`)).depth_cm).toBe(null);
  await modal.getByLabel('Depth').fill('12');
  await modal.getByText('Please enter a number').waitFor({ state: 'detached' });
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.getByText('10 cm x 20 cm x 12 cm').waitFor();
});

test('a measure that is too large is refused with the largest that can be entered', async () => {
  const { page } = await returning(await artist(), '/my-artworks');
  await field(page, 'width').fill('150000');
  await field(page, 'width').blur();
  expect(await messageAt(page, 'width')).toBe('Can’t be larger than 100,000 cm');
});

test('a deleted work is found after a reload and restored', async () => {
  const { who } = await withWork({ title: '새벽' });
  const { page } = await returning(who, '/my-artworks');
  await mine(page).getByRole('button', { name: '새벽', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await dialogsClosed(page);
  await page.reload();
  await page.getByText('Recently deleted').click();
  await page.locator('#deleted li').filter({ hasText: '새벽' }).getByRole('button', { name: 'Restore' }).click();
  await mine(page).getByRole('button', { name: '새벽', exact: true }).waitFor();
  await expect.poll(() => page.getByText('Recently deleted').count()).toBe(0);
});

test('a career that is too long is named at its part, and the rest stays', async () => {
  const who = await artist();
  await callAs(who.jwt, 'PUT', `/artists/${who.artistId}`, {
    ex_career: `2019 ${'가'.repeat(490)}\n`.repeat(40).trim(),
  });
  const { page } = await returning(who, '/profile');
  await page.getByRole('button', { name: 'Edit Profile', exact: true }).click();
  const part = page.getByRole('group', { name: 'Solo exhibitions (Korean)' });
  await part.getByRole('button', { name: 'Add entry' }).click();
  await part.getByRole('textbox').last().fill('가'.repeat(490));
  await page.getByRole('button', { name: 'Save' }).click();
  await part.getByText('must have at most 20000 characters').waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('fieldset')?.textContent)).toContain('Solo');
});

test('what was typed about a work is there again when one logs in after the login expired', async () => {
  const { who } = await withWork();
  const { page, expectFailure } = await returning(who, '/my-artworks');
  const modal = await edit(page, '한낮');
  await modal.getByLabel('Material').fill('한지에 먹');
  expectFailure(/\/api\//);
  await callAs(who.jwt, 'POST', '/auth/logout');
  await page.waitForURL('**/login');
  await login(page, who.email, who.password);
  await page.waitForURL('**/my-artworks');
  await modal.getByText('It has not been saved yet.').waitFor();
  expect(await modal.getByLabel('Material').inputValue()).toBe('한지에 먹');
  expect(await modal.locator('[name="title"]').inputValue()).toBe('한낮');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.getByText('한지에 먹').waitFor();
});

test('what was typed about an artist is there again when one logs in after the login expired', async () => {
  const who = await artist();
  const { page, expectFailure } = await returning(who, '/profile');
  await page.getByRole('button', { name: 'Edit Profile', exact: true }).click();
  await field(page, 'statement').fill('물가에서 자란 빛');
  await field(page, 'contact_public').check();
  const part = page.getByRole('group', { name: 'Solo exhibitions (Korean)' });
  await part.getByRole('button', { name: 'Add entry' }).click();
  await part.getByRole('textbox').last().fill('첫 개인전');
  expectFailure(/\/api\//);
  await callAs(who.jwt, 'POST', '/auth/logout');
  await page.waitForURL('**/login');
  await login(page, who.email, who.password);
  await page.waitForURL('**/profile');
  await page.getByText('It has not been saved yet.').waitFor();
  expect(await field(page, 'statement').inputValue()).toBe('물가에서 자란 빛');
  expect(await field(page, 'contact_public').isChecked()).toBe(true);
  expect(await part.getByRole('textbox').last().inputValue()).toBe('첫 개인전');
  await page.reload();
  await page.getByRole('button', { name: 'Edit Profile', exact: true }).waitFor();
});

test('an answer to a question is there again when one logs in after the login expired', async () => {
  const { who, work } = await withWork();
  const offer = {
    availability: 'not-for-sale',
    hold_until: null,
    price: null,
    currency: 'KRW',
    price_shown: 'private',
  };
  await callAs(who.jwt, 'PUT', `/art-works/${work.id}/offer`, {
    ...offer,
    takes_questions: true,
    note: '',
    price_per_ho: null,
  });
  const asker = { name: '묻는 이', email: 'asker@visitors.example', text: '언제 그렸나요?', consent: true };
  expect((await post('/enquiries', { artwork: work.id, ...asker })).status).toBe(200);
  const { page, expectFailure } = await returning(who, '/my-enquiries');
  await page.getByRole('button', { name: '묻는 이' }).click();
  const answer = field(page, 'text').first();
  await answer.fill('작년 봄입니다');
  expectFailure(/\/api\//);
  await callAs(who.jwt, 'POST', '/auth/logout');
  await page.waitForURL('**/login');
  await login(page, who.email, who.password);
  await page.waitForURL('**/my-enquiries?enquiry=*');
  await expect.poll(() => answer.inputValue()).toBe('작년 봄입니다');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('log').getByText('작년 봄입니다').waitFor();
  expect(await answer.inputValue()).toBe('');
});

test('a login that another tab found expired is told here too, and what was typed stays', async () => {
  const { who } = await withWork();
  const { page, context, expectFailure } = await returning(who, '/company');
  const beside = await context.newPage();
  await beside.goto('/my-artworks');
  const modal = await edit(beside, '한낮');
  await modal.getByLabel('Material').fill('한지에 먹');
  expectFailure(/\/api\//);
  await page.evaluate(() => localStorage.removeItem('@usertoken'));
  await beside.waitForURL('**/login');
  await alerts(beside).getByText('Your login has expired. Please log in again.').waitFor();
  await login(beside, who.email, who.password);
  await beside.waitForURL('**/my-artworks');
  await expect.poll(() => modal.getByLabel('Material').inputValue()).toBe('한지에 먹');
});
