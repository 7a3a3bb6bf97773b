import { authMessages } from '@hwarang/domain/accounts/auth-messages.words';
import { registrationWords } from '@hwarang/domain/accounts/registration.words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailTo } from '../server/src/testing/outbox.ts';
import { confirmEmailWords, loginWords } from '../web/src/accounts/account-pages.words.ts';
import { loginDetailsWords as words } from '../web/src/profile/login-details.words.ts';
import { violations } from './axe.ts';
import { hydrated } from './browser.ts';
import { field, linkOf, login, member, messageAt, openHydrated, product, somebody } from './members.ts';

async function signedIn(who: { email: string; password: string }, width = 1280) {
  const visitor = await openHydrated('/login', { width });
  await login(visitor.page, who.email, who.password);
  await visitor.page.waitForURL('**/profile');
  return visitor;
}
const open = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
};
const send = (page: Page) => page.getByRole('dialog').locator('button[type="submit"]').click();
const details = (page: Page) => page.getByRole('region', { name: words.title.en });
const devices = (page: Page) => page.getByRole('region', { name: words.devices.en });

test('a user name is changed on the profile, and one that is taken is said at its field', async () => {
  const [who, other] = [await member(), await member()];
  const { page, expectFailure } = await signedIn(who);
  expectFailure(/\/users\/me$/);
  const dialog = await open(page, words.changeUsername.en);
  await field(page, 'username').fill(other.username);
  await send(page);
  await dialog.getByText(authMessages['Auth.form.error.username.taken'].en).waitFor();
  expect(await messageAt(page, 'username')).toBe(authMessages['Auth.form.error.username.taken'].en);
  const { username } = somebody();
  await field(page, 'username').fill(username);
  await send(page);
  await page.getByText(words.usernameChanged.en).waitFor();
  await details(page).getByText(username).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('@username'))).toBe(username);
  await page.reload();
  await details(page).getByText(username).waitFor();
});

test('a new email waits for its link, opened elsewhere; it can be given up before', async () => {
  const who = await member();
  const { page, expectFailure } = await signedIn(who, 360);
  expectFailure(/\/(users\/me\/email|auth\/confirm-new-email)$/);
  const [first, second] = [somebody().email, somebody().email];
  const ask = async (email: string, password: string) => {
    await field(page, 'email').fill(email);
    await field(page, 'password').fill(password);
    await send(page);
  };
  await open(page, words.changeEmail.en);
  await ask(first, 'wrong-secret');
  await expect.poll(() => messageAt(page, 'password')).toBe(authMessages['Auth.form.error.password.current'].en);
  await ask(first, who.password);
  await details(page).getByText(first).waitFor();
  await details(page).getByRole('button', { name: words.cancelEmail.en }).click();
  await details(page).getByText(first).waitFor({ state: 'detached' });
  await open(page, words.changeEmail.en);
  await ask(second, who.password);
  await details(page).getByText(second).waitFor();

  const elsewhere = await openHydrated('/');
  elsewhere.expectFailure(/\/auth\/confirm-new-email$/);
  const follow = async (email: string) => {
    const { links } = await mailTo(product(), email);
    await elsewhere.page.goto(linkOf(links, '/confirm-email'));
    await hydrated(elsewhere.page);
    await elsewhere.page.getByRole('button', { name: confirmEmailWords.submit.en }).click();
  };
  await follow(first);
  await elsewhere.page.getByRole('heading', { name: confirmEmailWords.brokenTitle.en }).waitFor();
  await follow(second);
  await elsewhere.page.getByRole('heading', { name: confirmEmailWords.doneTitle.en }).waitFor();
  await elsewhere.page.getByText(second).waitFor();
  await page.reload();
  await details(page).getByText(second).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect((await mailTo(product(), who.email, 3)).text).toContain(second);
});

test('a new password keeps this device logged in and logs out every other at once', async () => {
  const who = await member();
  const [here, there] = [await signedIn(who), await signedIn(who)];
  there.expectFailure(/\/api\//);
  here.expectFailure(/\/auth\/change-password$/);
  const { page } = here;
  await open(page, words.changePassword.en);
  await send(page);
  expect(await messageAt(page, 'currentPassword')).toBe(registrationWords.passwordRequired.en);
  await field(page, 'currentPassword').fill('wrong-secret');
  await field(page, 'password').fill('new-secret');
  await field(page, 'confirm').fill('new-secret');
  await send(page);
  await expect.poll(() => messageAt(page, 'currentPassword')).toBe(authMessages['Auth.form.error.password.current'].en);
  await field(page, 'currentPassword').fill(who.password);
  await send(page);
  await page.getByText(words.passwordChanged.en).waitFor();
  // Its live stream ends with the session, so that the page there notices by itself.
  await there.page.getByRole('heading', { name: loginWords.title.en, exact: true }).waitFor();
  await page.reload();
  await details(page).getByText(who.email).waitFor();
  await login(there.page, who.email, 'new-secret');
  await there.page.waitForURL('**/profile');
});

test('the devices that are logged in are listed, one is logged out, then all others', async () => {
  const who = await member();
  const others = [await signedIn(who), await signedIn(who), await signedIn(who)];
  const { page } = await signedIn(who);
  for (const other of others) other.expectFailure(/\/api\//);
  const rows = devices(page).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(4);
  expect(await rows.first().innerText()).toContain(words.thisDevice.en);
  expect(await rows.first().innerText()).toContain('Chrome · Linux');
  expect(await rows.first().getByRole('button').count()).toBe(0);
  await rows.nth(1).getByRole('button').click();
  await expect.poll(() => rows.count()).toBe(3);
  expect(await violations(page)).toEqual([]);
  await devices(page).getByRole('button', { name: words.endOthers.en }).click();
  await expect.poll(() => rows.count()).toBe(1);
  expect(await devices(page).getByRole('button').count()).toBe(0);
  for (const other of others)
    await other.page.getByRole('heading', { name: loginWords.title.en, exact: true }).waitFor();
});
