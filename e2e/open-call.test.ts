import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { mailTo } from '../server/src/testing/outbox.ts';
import { violations } from './axe.ts';
import { tabTo } from './keyboard.ts';
import {
  alerts,
  artist as anArtist,
  callAs,
  confirmed,
  field,
  focused,
  login,
  member,
  messageAt,
  openAs,
  openHydrated,
  picture,
  product,
  returning,
  signIn,
} from './members.ts';

const chooser = (page: Page) => page.locator('main input[type="file"]');

async function close(closed: boolean) {
  const { jwt } = await signIn(inject('administrator'));
  await callAs(jwt, 'PUT', '/open-calls/wefly', { closed });
}

// Proves §2.15 §8.15 §9.4
test('the open-call notice shows all its facts, and who applies logged out is asked to log in', async () => {
  const { page } = await openHydrated('/event/wefly');
  const main = page.getByRole('main');
  for (const fact of [
    '5 artists',
    'Up to 10 works per entry',
    '22 Apr 2022 – 8 May 2022',
    '18 May 2022',
    'Full waiver of the rental fee',
    '100% discount on the rental fee',
    '80% discount on the rental fee',
    '70% discount on the rental fee',
    '60% discount on the rental fee',
  ])
    expect([fact, await main.getByText(fact, { exact: true }).count()]).toEqual([fact, 1]);
  await main.getByRole('link', { name: 'Apply' }).first().click();
  await alerts(page).getByText('login required service', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/event/wefly');
  expect(await violations(page)).toEqual([]);
});

// Proves §2.14 §4.9 §4.10 §4.11 §P.6 §P.7
test('the terms flow needs both consents and an email, and tells under-14s that a guardian must agree', async () => {
  const who = await member();
  const { page } = await openHydrated('/event-enroll');
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await field(page, 'email').fill(who.email);
  await field(page, 'terms').check();
  expect(await check.count()).toBe(0);
  await field(page, 'privacy').check();
  await check.waitFor();
  await field(page, 'email').fill('nobody@');
  expect(await check.count()).toBe(0);
  await field(page, 'under14').check();
  await page.getByText('a parent or guardian must agree').waitFor();
  await field(page, 'email').fill('somebody-new@visitors.example');
  expect(await check.count()).toBe(0);
  await field(page, 'guardian').check();
  await check.click();
  await page.getByRole('main').getByRole('link', { name: 'Create New Account' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await field(page, 'marketing_consent').check();
  await page.getByRole('main').getByRole('link', { name: 'Create New Account' }).click();
  await page.waitForURL('**/register?to=*');
  expect(await field(page, 'email').inputValue()).toBe('somebody-new@visitors.example');
  expect(await field(page, 'marketing_consent').isChecked()).toBe(true);
  await page.goBack();
  // The form before has such a box too.
  await field(page, 'privacy').waitFor();
  await field(page, 'terms').check();
  await field(page, 'privacy').check();
  await field(page, 'email').fill(who.email);
  await check.click();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login?to=*');
  expect(await field(page, 'email').inputValue()).toBe(who.email);
  await login(page, who.email, who.password);
  await page.waitForURL('**/event-enroll');
  await page.getByRole('form', { name: 'Register as an artist' }).waitFor();
});

// Proves §2.6 §2.9 §2.10 §2.14 §4.6 §4.9 §5.11 §5.12 §5.15 §5.20 §5.21 §5.22 §8.12 §8.13 §8.14 §8.16 §8.17 §P.4 §P.20 §P.21 §P.22
test('the combined form saves artist and artworks, survives an expired token, and enters the open call', async () => {
  const who = await member();
  const { page, expectFailure } = await openHydrated('/event-artist-register');
  await page.waitForURL('**/event-enroll');
  await page.goto('/login?to=/event-artist-register');
  await login(page, who.email, who.password);
  await page.waitForURL('**/event-artist-register');

  const artist = page.getByRole('form', { name: 'Register as an artist' });
  await artist.waitFor();
  await field(page, 'email').fill('');
  await page.getByRole('button', { name: 'Save artist' }).click();
  await alerts(page).getByText('An image file must be attached!', { exact: true }).waitFor();
  expect(await messageAt(page, 'localname')).toBe('*name is required');
  expect(await messageAt(page, 'englishname')).toBe('*english name is required');
  expect(await messageAt(page, 'mobile')).toBe('*mobile is required');
  expect(await messageAt(page, 'email')).toBe('*email is required');
  expect(await messageAt(page, 'usercountryname')).toBe('');
  await field(page, 'email').fill('seul@');
  await field(page, 'email').blur();
  expect(await messageAt(page, 'email')).toBe('Invalid email address');
  await field(page, 'email').fill(who.email);
  await field(page, 'localname').fill('윤슬');
  await field(page, 'englishname').fill('Yun Seul');
  await field(page, 'mobile').fill('010-0000-0000');
  await chooser(page).setInputFiles(await picture(500, 400));
  await page.getByRole('button', { name: 'Save artist' }).click();
  await alerts(page).getByText('작가 등록이 완료되었습니다.').waitFor();
  const add = page.getByRole('button', { name: 'Add artwork' });
  await add.waitFor();
  expect(await artist.count()).toBe(0);

  // Submitting with no saved artworks alerts (Korean) to save first.
  await page.getByRole('button', { name: 'Submit entry' }).click();
  await alerts(page).getByText('작품을 먼저 저장해 주세요.').waitFor();

  await add.click();
  expect(await add.count()).toBe(0);
  const saving = page.getByRole('button', { name: 'Save artwork' });
  await saving.click();
  await alerts(page).getByText('작품 정보를 입력해 주세요.').waitFor();
  expect(await messageAt(page, 'title')).toBe('*title is Required');
  expect(await messageAt(page, 'material')).toBe('*material is Required');
  expect(await messageAt(page, 'width')).toBe('*size is Required');
  expect(await messageAt(page, 'height')).toBe('*size is Required');
  // One of the three missing is enough.
  const whole = { title: '비행', material: '먹', width: '10', height: '20' };
  for (const [name, text] of Object.entries(whole)) await field(page, name).fill(text);
  for (const [name, text] of Object.entries(whole)) {
    await field(page, name).fill('');
    await saving.click();
    await alerts(page).getByText('작품 정보를 입력해 주세요.').waitFor();
    await field(page, name).fill(text);
  }
  await page.getByRole('button', { name: 'Delete this form' }).click();
  await add.waitFor();

  const save = async (title: string) => {
    await add.click();
    await field(page, 'title').fill(title);
    await field(page, 'material').fill('캔버스에 유채');
    await field(page, 'width').fill('72.7');
    await field(page, 'height').fill('60.6');
    await page.getByRole('button', { name: 'Save artwork' }).click();
    await alerts(page).getByText('An image file must be attached!', { exact: true }).waitFor();
    await chooser(page).setInputFiles(await picture(640, 480));
    await page.getByRole('button', { name: 'Save artwork' }).click();
    await page.getByRole('main').getByRole('button', { name: title }).waitFor();
    await alerts(page).getByText('작품을 저장했습니다.', { exact: true }).waitFor();
    await add.waitFor();
  };
  await save('첫 비행');
  await save('두 번째 비행');
  expect(await page.evaluate(() => localStorage.getItem('@artworkImageId'))).toMatch(/^[0-9a-f]{24}$/);

  // An expired token leads to /login and back, and what was saved here waits.
  await callAs((await page.evaluate(() => localStorage.getItem('@usertoken'))) ?? '', 'POST', '/auth/logout');
  expectFailure(/\/api\//);
  await page.reload();
  await page.waitForURL('**/login');
  await login(page, who.email, who.password);
  await page.waitForURL('**/event-artist-register');
  await page.getByText('2 of 10').waitFor();
  await page.getByRole('main').getByRole('button', { name: '첫 비행' }).click();
  const modal = page.getByRole('dialog', { name: '첫 비행' });
  await modal.getByText('72.7 cm x 60.6 cm').waitFor();
  await modal.getByText('캔버스에 유채').waitFor();
  await modal.getByRole('button', { name: 'Remove from the entry' }).click();
  await page.getByText('1 of 10').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Submit entry' }).click();
  await alerts(page).getByText('출품이 완료되었습니다. 확인 메일을 보냈습니다.').waitFor();
  await page.getByRole('heading', { name: 'My entry' }).waitFor();
  await page.locator('summary[aria-label="Notifications, 5 unread"]').waitFor();
  const mail = await mailTo(product(), who.email, 2);
  expect(mail.text).toContain('· 두 번째 비행');
  expect(mail.text).toContain('We received your artwork for the open call We Fly.');

  // "My entry" can be seen and changed until the call closes.
  await page.getByRole('button', { name: 'Change my entry' }).click();
  await save('세 번째 비행');
  await page.getByRole('button', { name: 'Submit changes' }).click();
  await alerts(page).getByText('출품작을 변경했습니다.').waitFor();
  await page.getByRole('main').getByRole('button', { name: '세 번째 비행' }).waitFor();
  await close(true);
  try {
    await page.goto('/event-registered-artist');
    await page.getByText('This call is closed.').waitFor();
    expect(await page.getByRole('button', { name: 'Change my entry' }).count()).toBe(0);
    await page.goto('/event/wefly');
    await page.getByRole('link', { name: 'View my entry' }).first().waitFor();
    const visitor = await openHydrated('/event/wefly');
    expect(await visitor.page.getByRole('button', { name: 'This call is closed.' }).first().isDisabled()).toBe(true);
  } finally {
    await close(false);
  }

  const admin = await openAs(inject('administrator'), '/admin/open-calls/wefly/entries');
  await admin.page.getByRole('link', { name: '세 번째 비행' }).waitFor();
  expect(await violations(admin.page)).toEqual([]);
  await tabTo(admin.page, /^Skip to content$/);
  await admin.page.keyboard.press('Enter');
  await tabTo(admin.page, /^세 번째 비행$/);
  await tabTo(admin.page, /^Download CSV$/);
  const [file] = await Promise.all([admin.page.waitForEvent('download'), admin.page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('wefly-entries.csv');
});

// Proves §2.14 §4.9 §9.5
test('an entry holds at most 10 artworks, also of those uploaded before', async () => {
  const who = await anArtist();
  for (let number = 1; number <= 11; number += 1)
    await callAs(who.jwt, 'POST', '/art-works', { title: `연작 ${number}`, size: '10 cm x 10 cm', year: '2020' });
  const { page } = await returning(who, '/event-enroll');
  const choose = page.getByRole('button', { name: 'Choose from my artworks' });
  for (let number = 1; number <= 10; number += 1) {
    await choose.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `연작 ${number}`, exact: true })
      .click();
  }
  await page.getByText('10 of 10').waitFor();
  await page.getByText('You can enter up to 10 artworks.').waitFor();
  expect(await choose.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Add artwork' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Submit entry' }).click();
  await page.getByRole('heading', { name: 'My entry' }).waitFor();
  const { entry } = await callAs<{ entry: { artworks: string[] } }>(who.jwt, 'GET', '/open-calls/wefly/entry');
  expect(entry.artworks).toHaveLength(10);
});

test('the form of a call checks, keeps what is typed while it closes, and shows both sides of a conflict', async () => {
  const { jwt } = await signIn(inject('administrator'));
  const path = '/open-calls/wefly';
  const { lead } = await callAs<{ lead: { ko: string; en: string } }>(jwt, 'GET', path);
  const { page, expectFailure } = await openAs(inject('administrator'), '/admin/open-calls/wefly');
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await field(page, 'lead_en').fill('');
  await save.click();
  expect(await messageAt(page, 'lead_en')).not.toBe('');
  expect(await focused(page)).toBe('lead_en');
  try {
    await field(page, 'lead_en').fill('Mine');
    for (const name of ['Close entries', 'Reopen entries']) {
      await confirmed(page, name);
      await page.getByRole('button', { name }).waitFor({ state: 'detached' });
    }
    expect(await field(page, 'lead_en').inputValue()).toBe('Mine');
    await callAs(jwt, 'PUT', path, { lead: { ...lead, en: 'Theirs' } });
    expectFailure(/\/api\/open-calls\//);
    await save.click();
    const conflict = page.getByRole('alertdialog');
    await conflict.getByText('Theirs').waitFor();
    await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
    await alerts(page).getByText('Saved.').waitFor();
    expect(await callAs(jwt, 'GET', path)).toMatchObject({ lead: { ...lead, en: 'Mine' } });
  } finally {
    await callAs(jwt, 'PUT', path, { lead, closed: false });
  }
});
