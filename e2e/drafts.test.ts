import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from './browser.ts';
import { alerts, artist, callAs, drop, field, member, openAs, picture, returning } from './members.ts';

/** All that the database of the browser holds, as text. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains('keyval')) return resolve('');
          const all = result.transaction('keyval').objectStore('keyval').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );
const drafts = (page: Page) => page.getByRole('list', { name: 'Drafts' }).getByRole('button');

test('drafts of artworks leave the browser with signing out', async () => {
  const { page } = await returning(await artist(), '/my-artworks');
  await field(page, 'title').fill('남기지 않을 제목');
  await expect.poll(() => kept(page)).toContain('남기지 않을 제목');
  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await expect.poll(() => kept(page)).not.toContain('남기지 않을 제목');
});

test('drafts of artworks leave the browser with the account that is deleted', async () => {
  const who = await artist();
  const { page, expectFailure } = await returning(who, '/my-artworks');
  await field(page, 'title').fill('지운 계정의 제목');
  await expect.poll(() => kept(page)).toContain('지운 계정의 제목');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const warning = page.getByRole('dialog', { name: 'Delete my account' });
  await warning.getByLabel('I understand that all my artworks will be deleted').check();
  await warning.locator('[name="password"]').fill(who.password);
  expectFailure(/\/api\//);
  await warning.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await expect.poll(() => kept(page)).not.toContain('지운 계정의 제목');
});

test('drafts of artworks stay when a login has merely expired', async () => {
  const who = await artist();
  const { page, expectFailure } = await returning(who, '/my-artworks');
  await field(page, 'title').fill('이어서 쓸 제목');
  await expect.poll(() => kept(page)).toContain('이어서 쓸 제목');
  expectFailure(/\/api\//);
  await callAs(who.jwt, 'POST', '/auth/logout');
  await page.waitForURL('**/login');
  expect(await kept(page)).toContain('이어서 쓸 제목');
});

test('what was typed last stands in a draft when one comes back to it', async () => {
  const { page } = await returning(await artist(), '/my-artworks');
  await drop(page, [await picture(300, 200, 'one.png'), await picture(200, 300, 'two.png')]);
  await drafts(page).nth(1).waitFor();
  await field(page, 'title').fill('첫째');
  await drafts(page).nth(1).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('');
  await field(page, 'title').fill('둘째');
  await drafts(page).nth(0).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('첫째');
  await drafts(page).nth(1).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('둘째');
});

test('what is typed in two tabs is kept of both, and each shows the drafts of the other', async () => {
  const { page, context } = await returning(await artist(), '/my-artworks');
  const beside = await context.newPage();
  await beside.goto('/my-artworks');
  await hydrated(beside);
  await beside.locator('main [name="title"]').waitFor();
  await field(page, 'title').fill('왼쪽 창');
  await expect.poll(() => kept(page)).toContain('왼쪽 창');
  await field(beside, 'title').fill('오른쪽 창');
  await expect.poll(() => kept(page)).toContain('오른쪽 창');
  expect(await kept(page)).toContain('왼쪽 창');
  expect(await field(page, 'title').inputValue()).toBe('왼쪽 창');
  await drafts(page).filter({ hasText: '오른쪽 창' }).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('오른쪽 창');
  await field(beside, 'material').fill('먹');
  await expect.poll(() => field(page, 'material').inputValue()).toBe('먹');
  await page.reload();
  await drafts(page).filter({ hasText: '왼쪽 창' }).waitFor();
});

test('what is typed into the registration of an artist in two tabs is kept of both', async () => {
  const { page, context } = await openAs(await member(), '/artist-register');
  const beside = await context.newPage();
  await beside.goto('/artist-register');
  await hydrated(beside);
  await field(beside, 'localname').waitFor();
  await field(page, 'localname').fill('윤슬');
  await expect.poll(() => kept(page)).toContain('윤슬');
  await field(beside, 'englishname').fill('Yun Seul');
  await expect.poll(() => kept(page)).toContain('Yun Seul');
  await page.reload();
  await expect.poll(() => field(page, 'englishname').inputValue()).toBe('Yun Seul');
  await field(beside, 'Nickname').fill('물결');
  await expect.poll(() => kept(page)).toContain('물결');
  await field(page, 'mobile').fill('010-1234');
  await expect.poll(() => kept(page)).toContain('010-1234');
  await page.reload();
  const all = { localname: '윤슬', englishname: 'Yun Seul', Nickname: '물결', mobile: '010-1234' };
  for (const [name, text] of Object.entries(all)) await expect.poll(() => field(page, name).inputValue()).toBe(text);
});

test('works that two tabs put into one entry are both in it', async () => {
  const who = await artist();
  for (const title of ['왼쪽 작품', '오른쪽 작품'])
    await callAs(who.jwt, 'POST', '/art-works', { title, size: '10 cm x 10 cm', year: '2020' });
  const { page, context } = await returning(who, '/event-enroll');
  const beside = await context.newPage();
  await beside.goto('/event-enroll');
  await hydrated(beside);
  const choose = async (tab: Page, title: string) => {
    await tab.getByRole('button', { name: 'Choose from my artworks' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: title, exact: true }).click();
  };
  await beside.getByRole('button', { name: 'Choose from my artworks' }).waitFor();
  await choose(page, '왼쪽 작품');
  await page.getByText('1 of 10').waitFor();
  await choose(beside, '오른쪽 작품');
  for (const tab of [beside, page]) await tab.getByText('2 of 10').waitFor();
  expect(await alerts(page).count()).toBe(0);
});
