import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { alerts, awake, field, focused, login, member, messageAt, picture, post } from './members.ts';

const chooser = (page: Page) => page.locator('main input[type="file"]');

/** An image from the clipboard, while the place for it has the focus. */
const paste = (page: Page) =>
  chooser(page)
    .locator('xpath=following-sibling::button')
    .evaluate(async (button) => {
      const canvas = document.createElement('canvas');
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([blob ?? new Blob()], 'pasted.png', { type: 'image/png' }));
      button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });

/** Logged in, at the form of a new artist. */
async function atTheForm() {
  const who = await member();
  const visitor = await awake('/artist-register');
  await visitor.page.waitForURL('**/login');
  await login(visitor.page, who.email, who.password);
  await visitor.page.waitForURL('**/artist-register');
  return { ...visitor, who };
}

async function becomeArtist(page: Page) {
  await chooser(page).setInputFiles(await picture(900, 600));
  await field(page, 'usercountryname').selectOption('KR');
  await field(page, 'localname').fill('윤슬');
  await field(page, 'englishname').fill('Yun Seul');
  await field(page, 'mobile').fill('010-0000-0000');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/profile');
}

test("the artist form says '*Required', 'url is not valid' and 'An image file must be attached!' (§2.1 §5.4 §5.6 §8.2 §8.5)", async () => {
  const { page, who, expectFailure } = await atTheForm();
  const submit = page.getByRole('button', { name: 'Register', exact: true });
  await submit.click();
  await alerts(page).getByText('An image file must be attached!', { exact: true }).waitFor();
  for (const name of ['usercountryname', 'localname', 'englishname', 'mobile'])
    expect([name, await messageAt(page, name)]).toEqual([name, '*Required']);
  await paste(page);
  await page.getByRole('main').getByText('pasted.png').waitFor();
  await submit.click();
  expect(await focused(page)).toBe('usercountryname');
  await field(page, 'homepage').fill('studio');
  await field(page, 'email').fill('seul@');
  await field(page, 'homepage').focus();
  await field(page, 'homepage').blur();
  expect(await messageAt(page, 'homepage')).toBe('url is not valid');
  expect(await messageAt(page, 'email')).toBe('Invalid email');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);

  expectFailure(/\/api\/artists/);
  await page.route('**/api/artists', (route) => route.fulfill({ status: 500, json: { statusCode: 500 } }));
  await field(page, 'usercountryname').selectOption('KR');
  for (const [name, text] of [
    ['localname', '윤슬'],
    ['englishname', 'Yun Seul'],
    ['mobile', '010-0000-0000'],
    ['email', 'seul@visitors.example'],
    ['homepage', ''],
  ] as const)
    await field(page, name).fill(text);
  await submit.click();
  await alerts(page).getByText('Artist could not be saved', { exact: true }).waitFor();
  expect(await field(page, 'localname').inputValue()).toBe('윤슬');

  // An expired token leads to /login and back to where one was.
  await page.unroute('**/api/artists');
  const token = await page.evaluate(() => localStorage.getItem('@usertoken'));
  await fetch(`${inject('base')}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expectFailure(/\/api\/events/);
  await submit.click();
  await page.waitForURL('**/login');
  await login(page, who.email, who.password);
  await page.waitForURL('**/artist-register');
});

test('who is no artist yet is told so, registers, is told in both languages, and edits the profile (§2.1 §2.5 §4.4 §4.5 §8.2 §8.6)', async () => {
  const { page, who, expectFailure } = await atTheForm();
  await page.goto('/profile');
  await page.getByText("Oops! You're not registered as an Artist yet").waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await becomeArtist(page);
  const said = alerts(page).getByText('You are registered as an artist.');
  await said.waitFor();
  expect(await said.innerText()).toContain('작가 등록이 완료되었습니다.');
  await page.getByRole('main').getByText(who.username, { exact: true }).waitFor();
  const portrait = page.getByRole('main').getByRole('img', { name: 'Profile picture' });
  await portrait.waitFor();
  expect([await portrait.getAttribute('width'), await portrait.getAttribute('height')]).toEqual(['512', '512']);

  await page.getByRole('button', { name: 'Edit Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Education: Add a line' }).click();
  await page.getByLabel('Education 1, Year').fill('2019');
  await page.getByLabel('Education 1, What').fill('한국화과 졸업');
  await page.getByRole('button', { name: 'Education: Add a line' }).click();
  await page.getByLabel('Education 2, Year').fill('2023');
  await page.getByLabel('Education 2, What').fill('대학원 졸업');
  await page.getByRole('button', { name: 'Move up' }).nth(1).click();
  await field(page, 'englishname').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await focused(page)).toBe('englishname');
  expect(await field(page, 'edulevel').inputValue()).toBe('2023 대학원 졸업\n2019 한국화과 졸업');
  await field(page, 'englishname').fill('Seul Yun');
  expectFailure(/\/api\/artists\//);
  await page.route('**/api/artists/*', (route) => route.fulfill({ status: 500, json: { statusCode: 500 } }));
  await page.getByRole('button', { name: 'Save' }).click();
  await alerts(page).getByText('artist info could not be edited.', { exact: true }).waitFor();
  await page.unroute('**/api/artists/*');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit Profile', exact: true }).waitFor();
  await page.getByRole('main').getByText('Seul Yun').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const before = await portrait.getAttribute('src');
  await page.getByRole('button', { name: 'Edit Profile Picture' }).click();
  await chooser(page).setInputFiles(await picture(300, 500));
  await page.getByRole('button', { name: 'Confirm Profile Picture' }).click();
  await page.getByRole('button', { name: 'Edit Profile Picture' }).waitFor();
  expect(await portrait.getAttribute('width')).toBe('300');
  expect(await portrait.getAttribute('src')).not.toBe(before);

  // Everything about me, and the way out.
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything about me' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe(`hwarang-${who.username}.zip`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const warning = page.getByRole('dialog', { name: 'Delete my account' });
  const last = warning.getByRole('button', { name: 'Delete everything' });
  expect(await last.isDisabled()).toBe(true);
  await warning.getByLabel('I understand that all my artworks will be deleted').check();
  await warning.locator('[name="password"]').fill('not-the-secret');
  expectFailure(/\/api\/users\/me/);
  await last.click();
  await page.getByRole('alertdialog').getByText('The current password is wrong.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await warning.locator('[name="password"]').fill(who.password);
  await last.click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  const again = await post('/auth/local', { identifier: who.email, password: who.password });
  expect(again.status).toBe(400);
});

test('an artist adds a work, everyone sees it; made private, or deleted, nobody else does (§2.3 §4.9 §5.7 §5.9 §8.6)', async () => {
  const { page } = await atTheForm();
  await becomeArtist(page);
  await page.goto('/my-artworks');
  await page.getByText('You have not added an artwork yet').waitFor();
  const title = `밤의 숲 ${Date.now().toString(36)}`;
  const submit = page.getByRole('button', { name: 'Submit' });
  expect(await submit.isDisabled()).toBe(true);
  await field(page, 'title').focus();
  await field(page, 'title').blur();
  expect(await messageAt(page, 'title')).toBe('*Required');
  await chooser(page).setInputFiles(await picture(640, 480));
  await field(page, 'title').fill(title);
  await field(page, 'year').selectOption('1991');
  await field(page, 'width').fill('72.7');
  expect(await submit.isDisabled()).toBe(true);
  await field(page, 'height').fill('60.65');
  await submit.click();
  await alerts(page).getByText('Update your artworks success', { exact: true }).waitFor();
  const work = page.getByRole('main').getByRole('button', { name: title });
  await work.waitFor();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('');
  expect(await submit.isDisabled()).toBe(true);

  const visitor = (await awake('/artworks')).page;
  const hangs = async () => {
    await visitor.goto(`/artworks?q=${encodeURIComponent(title)}`);
    return visitor.getByRole('main').getByRole('link', { name: title }).count();
  };
  expect(await hangs()).toBeGreaterThan(0);

  await work.click();
  const modal = page.getByRole('dialog', { name: title });
  await modal.getByText('72.7 cm x 60.65 cm').waitFor();
  await modal.getByText('1991', { exact: true }).waitFor();
  await modal.getByRole('button', { name: 'Make private' }).click();
  await modal.getByRole('button', { name: 'Make public' }).waitFor();
  expect(await hangs()).toBe(0);
  await modal.getByRole('button', { name: 'Make public' }).click();
  await modal.getByRole('button', { name: 'Make private' }).waitFor();
  expect(await hangs()).toBeGreaterThan(0);

  await modal.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await work.count()).toBe(0);
  expect(await hangs()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await work.waitFor();
  expect(await hangs()).toBeGreaterThan(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
});

test('a work that could not be sent, or was called off, is still in the form (§8.7)', async () => {
  const { page, context, expectFailure } = await atTheForm();
  await becomeArtist(page);
  await page.goto('/my-artworks');
  await page.getByText('You have not added an artwork yet').waitFor();
  expectFailure(/./);
  await chooser(page).setInputFiles(await picture(640, 480));
  await field(page, 'title').fill('파도');
  await field(page, 'year').selectOption('2020');
  await field(page, 'width').fill('10');
  await field(page, 'height').fill('10');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await alerts(page).getByText('The server could not be reached.').waitFor();
  await context.setOffline(false);
  await page.route('**/api/art-works', () => {});
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await alerts(page).getByText('The upload was cancelled.').waitFor();
  expect(await field(page, 'title').inputValue()).toBe('파도');
  expect(await page.getByRole('button', { name: 'Submit' }).isEnabled()).toBe(true);
});

test('several pictures dropped at once become drafts, a reload loses nothing, and works are edited and put in order (§2.3)', async () => {
  const { page } = await atTheForm();
  await becomeArtist(page);
  await page.goto('/my-artworks');
  await page.getByText('You have not added an artwork yet').waitFor();
  await chooser(page).setInputFiles([await picture(300, 200, 'one.png'), await picture(200, 300, 'two.png')]);
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await drafts.getByRole('button', { name: 'two.png' }).waitFor();
  await field(page, 'title').fill('하나');
  await field(page, 'width').fill('53');
  await field(page, 'height').fill('45.5');
  await page.getByRole('img', { name: /53 cm x 45.5 cm/ }).waitFor();
  await page.reload();
  await drafts.getByRole('button', { name: 'two.png' }).waitFor();
  expect(await field(page, 'title').inputValue()).toBe('하나');
  await field(page, 'year').selectOption('2021');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.locator('#mine').getByRole('button', { name: '하나', exact: true }).waitFor();
  await expect.poll(() => field(page, 'title').inputValue(), { timeout: 10_000 }).toBe('');
  await field(page, 'title').fill('둘');
  await field(page, 'year').selectOption('2022');
  await field(page, 'width').fill('10');
  await field(page, 'height').fill('20');
  await page.getByRole('button', { name: 'Submit' }).click();
  const second = page.locator('#mine').getByRole('button', { name: '둘', exact: true });
  await second.click();
  const modal = page.getByRole('dialog', { name: '둘' });
  await modal.getByRole('button', { name: 'Edit', exact: true }).click();
  await modal.getByLabel('Material').fill('한지에 먹');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.getByText('한지에 먹').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change the order' }).click();
  await page.getByRole('button', { name: '하나: Move earlier' }).click();
  await page.getByRole('button', { name: 'Save the order' }).click();
  await second.waitFor();
  await page.reload();
  await second.waitFor();
  const titles = await page.locator('#mine figcaption').allInnerTexts();
  expect(titles.map((text) => text.split('\n')[0])).toEqual([
    expect.stringContaining('하나'),
    expect.stringContaining('둘'),
  ]);
});
