import { authMessages } from '@hwarang/domain/accounts/auth-messages.words';
import { guest } from '@hwarang/domain/accounts/guest';
import { registrationWords } from '@hwarang/domain/accounts/registration.words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailsTo, mailTo } from '../server/src/testing/outbox.ts';
import { forgotWords, loginWords, resetSent, resetWords } from '../web/src/accounts/account-pages.words.ts';
import { violations } from './axe.ts';
import { framesOffered, hydrated, visit } from './browser.ts';
import {
  alerts,
  field,
  focused,
  linkOf,
  login,
  member,
  messageAt,
  openAs,
  openHydrated,
  post,
  product,
  type Somebody,
  somebody,
} from './members.ts';
import { site } from './site.ts';

async function fillRegistration(page: Page, { username, email, password }: Somebody) {
  await field(page, 'username').fill(username);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await field(page, 'confirm').fill(password);
  await field(page, 'terms').check();
}

// Proves §2.1 §4.1 §4.3 §4.4 §4.12 §8.10 §8.11 §9.2
test("sign-up waits for 'Email Confirmed', sign-in stores the token and user, sign-out clears them", async () => {
  const who = somebody();
  const { page, context, expectFailure } = await openHydrated('/register');
  expectFailure(/\/auth\/local$/);
  await fillRegistration(page, who);
  await page.getByRole('button', { name: 'Sign up' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByText('Verification mail sent. Please check your email.').waitFor();
  await modal.getByText('인증 메일을 보냈습니다. 이메일을 확인해 주세요.').waitFor();
  expect(await modal.getByRole('alert').innerText()).toMatch(
    new RegExp(`인증 메일을 보냈습니다[^]*verification email to ${who.email}`),
  );

  const tried = page.waitForRequest((request) => (request.postData() ?? '').includes(who.email));
  // Counted from before the click: the answer of a busy browser that it has clicked comes late.
  const since = Date.now();
  await modal.getByRole('button', { name: 'Email Confirmed' }).click();
  await tried;
  expect(Date.now() - since).toBeGreaterThan(900);
  const refusal = page.getByRole('alertdialog');
  await refusal.getByText('Your account email is not confirmed').waitFor();
  await refusal.getByRole('button', { name: 'OK' }).click();

  const { links } = await mailTo(product(), who.email);
  const beside = await context.newPage();
  await beside.goto(linkOf(links, '/auth/email-confirmation'));
  expect(new URL(beside.url()).search).toBe('?confirmed=1');
  await beside.getByText('Your email is confirmed. You can log in now.').waitFor();
  await beside.close();

  await modal.getByRole('button', { name: 'Email Confirmed' }).click();
  await page.waitForURL('**/profile');
  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).waitFor();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({
    '@usertoken': expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/),
    '@user': expect.stringMatching(/^[0-9a-f]{24}$/),
    '@username': who.username,
    '@email': who.email,
    '@role': 'Authenticated',
    '@roletype': 'authenticated',
    '@contracts': '[]',
    '@authenticated': 'true',
  });
  expect(stored).not.toHaveProperty('@artist');

  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('@usertoken'))).toBeNull();
  const headers = { authorization: `Bearer ${stored['@usertoken']}` };
  // The page leads on before the call that ends the session has come.
  await expect.poll(async () => (await fetch(`${site().base}/api/users/me`, { headers })).status).toBe(401);
});

// Proves §4.13 §8.10 §P.5 §P.7
test("'Resend Email' sends another mail and waits, marketing consent is a box of its own, closing leads on", async () => {
  const who = somebody();
  const { page } = await openHydrated('/register');
  expect(await field(page, 'marketing_consent').isChecked()).toBe(false);
  await field(page, 'marketing_consent').check();
  await fillRegistration(page, who);
  const asked = page.waitForRequest('**/api/auth/local/register');
  await page.getByRole('button', { name: 'Sign up' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ username: who.username, marketing_consent: true });
  const resend = page.getByRole('dialog').getByRole('button', { name: 'Resend Email' });
  await resend.click();
  await page.getByText(/You can resend it in \d+ s\./).waitFor();
  await resend.click({ force: true });
  const second = await mailTo(product(), who.email, 2);
  expect(mailsTo(product(), who.email).length).toBe(2);
  await page.keyboard.press('Escape');
  await page.waitForURL('**/login');
  await page.goto(linkOf(second.links, '/auth/email-confirmation'));
  await page.getByText('Your email is confirmed. You can log in now.').waitFor();
});

// Proves §2.4 §5.3 §5.4 §5.5 §5.6 §5.7 §8.8 §8.9 §P.1 §P.6
test('the register form shows each rule’s message at its field, and a failure alerts and resets it', async () => {
  const taken = await member();
  const { page, context, expectFailure } = await openHydrated('/register');
  const submit = page.getByRole('button', { name: 'Sign up' });
  const place = await submit.boundingBox();
  expect(await page.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
  await page.getByText('If you are under 14, a parent or guardian must agree before you sign up.').waitFor();
  await field(page, 'username').focus();
  expect(await messageAt(page, 'username')).toBe('');
  await page.keyboard.press('Tab');
  expect(await messageAt(page, 'username')).toBe('Required');
  await submit.click();
  expect((await submit.boundingBox())?.y).toBe(place?.y);
  expect(await focused(page)).toBe('username');
  expect(await messageAt(page, 'username')).toBe('Required');
  expect(await messageAt(page, 'email')).toBe('Email is required');
  expect(await messageAt(page, 'password')).toBe('Password is required');
  expect(await messageAt(page, 'confirm')).toBe('Confirm password is required');
  expect(await messageAt(page, 'terms')).toBe('You must accept the terms and policy');
  const cases = [
    ['username', 'a', 'Must be 2 characters or more'],
    ['username', 'abcdefghijklmnop', 'Must be 15 characters or less'],
    ['username', 'abcdefghijklmno', ''],
    ['username', '화가', ''],
    ['email', 'nobody', 'Email is invalid'],
    ['email', 'nobody@visitors.example', ''],
    ['password', '12345', 'Password must be at least 6 charaters'],
    ['password', '123456', ''],
    ['confirm', '123457', 'Password must match'],
    ['confirm', '123456', ''],
  ] as const;
  for (const [name, value, message] of cases) {
    await field(page, name).fill(value);
    await field(page, name).blur();
    expect([name, value, await messageAt(page, name)]).toEqual([name, value, message]);
  }
  await submit.click();
  expect(await focused(page)).toBe('terms');

  expectFailure(/./);
  await fillRegistration(page, taken);
  await submit.click();
  await alerts(page).getByText('User email or username already exists', { exact: true }).waitFor();
  expect(await field(page, 'username').inputValue()).toBe('');
  expect(await field(page, 'terms').isChecked()).toBe(false);
  await fillRegistration(page, somebody());
  await context.setOffline(true);
  await submit.click();
  await alerts(page).getByText('Failed to sign up please try again', { exact: true }).waitFor();
  expect(await field(page, 'email').inputValue()).toBe('');
});

// Proves §2.3 §5.1 §5.8 §8.1 §8.3 §8.4 §P.2
test('the login form shows its own messages and the server’s first one, and swallows other failures', async () => {
  const who = await member();
  const { page, expectFailure } = await visit({ language: 'en' });
  const answers: object[] = [];
  let guests = 0;
  await page.route('**/api/auth/local', async (route) => {
    const answer = answers.shift();
    if (route.request().postDataJSON().identifier !== guest.identifier)
      return answer ? route.fulfill({ json: answer }) : route.continue();
    if (answer) answers.unshift(answer);
    guests += 1;
    return route.fulfill({ json: {} });
  });
  await page.goto('/login');
  await hydrated(page);
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password');
  expect(await main.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
  await field(page, 'email').focus();
  await page.keyboard.press('Tab');
  expect(await messageAt(page, 'email')).toBe('Required');
  await field(page, 'email').fill('nobody');
  await field(page, 'email').blur();
  expect(await messageAt(page, 'email')).toBe('Invalid email address');
  await login(page, '', 'secret-word');
  await alerts(page).getByText('Please fill out all required fields', { exact: true }).waitFor();
  expect(await focused(page)).toBe('email');
  await login(page, who.email, '');
  await alerts(page).getByText('Please fill out all required fields', { exact: true }).waitFor();
  expect(await focused(page)).toBe('password');

  expectFailure(/\/auth\/local$/);
  await login(page, who.email, 'not-the-secret');
  await alerts(page).getByText('Identifier or password invalid.', { exact: true }).waitFor();
  const messages = ['Not today.', 'Nor tomorrow.'].map((message) => ({ id: 'x', message }));
  answers.push({ statusCode: 400, message: [{ messages }] });
  await login(page, who.email, who.password);
  await alerts(page).getByText('Not today.', { exact: true }).waitFor();
  answers.push({});
  await login(page, who.email, who.password);
  await alerts(page).getByText('Unable to login user.', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('@usertoken'))).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await field(page, 'email').inputValue()).toBe(who.email);

  // The guest session that was not obtained is told to nobody.
  await expect.poll(() => guests, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(await alerts(page).allInnerTexts()).toEqual(['Unable to login user.']);
});

// Proves §2.3 §5.2
test('sign-in trims and lower-cases the identifier and leads back to the page left, on this site only', async () => {
  const who = await member();
  const { page } = await openHydrated('/login?to=/faq');
  await login(page, `  ${who.email.toUpperCase()} `, who.password);
  await page.waitForURL(({ pathname }) => pathname === '/faq');
  await page.goto('/login');
  await page.waitForURL('**/profile');
  const other = await openHydrated('/login?to=//elsewhere.example');
  await login(other.page, who.email, who.password);
  await other.page.getByRole('banner').getByRole('link', { name: 'Logout' }).waitFor();
  expect(new URL(other.page.url()).origin).toBe(site().base);
});

test('an unconfirmed account is offered Resend Email at login', async () => {
  const who = somebody();
  await post('/auth/local/register', who);
  await mailTo(product(), who.email);
  const { page, expectFailure } = await openHydrated('/login');
  expectFailure(/\/auth\/local$/);
  await login(page, who.email, who.password);
  await alerts(page).getByText('Your account email is not confirmed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Resend Email' }).click();
  await mailTo(product(), who.email, 2);
});

// Proves §P.8 §P.26
test('a forgotten password is chosen anew by mail, once, and only the new one signs in, in Korean', async () => {
  const who = await member();
  const { page, expectFailure } = await openHydrated('/login', { language: 'ko' });
  expectFailure(/\/auth\//);
  await page.getByRole('link', { name: loginWords.forgot.ko }).click();
  await page.waitForURL('**/forgot-password');
  // The address changes before the page does, and the login form has a field of that name too.
  await page.getByRole('button', { name: forgotWords.submit.ko }).waitFor();
  await field(page, 'email').fill(who.email);
  await page.keyboard.press('Enter');
  await page.getByText(resetSent(who.email).ko).waitFor();

  const { links } = await mailTo(product(), who.email, 2);
  const link = linkOf(links, '/reset-password?code=');
  await page.goto(link);
  await hydrated(page);
  await field(page, 'password').fill('second-secret');
  await field(page, 'confirm').fill('second-secret?');
  await page.getByRole('button', { name: resetWords.submit.ko }).click();
  expect(await messageAt(page, 'confirm')).toBe(registrationWords.confirmDiffers.ko);
  await field(page, 'confirm').fill('second-secret');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await alerts(page).getByText(resetWords.done.ko).waitFor();

  await page.goto('/logout');
  await page.getByRole('banner').getByRole('link', { name: loginWords.title.ko }).click();
  await login(page, who.email, who.password);
  await alerts(page).getByText(authMessages['Auth.form.error.invalid'].ko).waitFor();
  await login(page, who.email, 'second-secret');
  await page.waitForURL('**/profile');

  await page.goto(link);
  await hydrated(page);
  await field(page, 'password').fill('third-secret');
  await field(page, 'confirm').fill('third-secret');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: resetWords.brokenTitle.ko }).waitFor();
});

test('logging out leads home before the server has answered, and who goes on from there is left alone', async () => {
  const { page } = await openAs(await member(), '/faq');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/logout', async (route) => {
    await released;
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/auth/logout');
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: loginWords.title.en }).click();
  await page.waitForURL('**/login*');
  await field(page, 'password').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  release();
  expect((await answered).ok()).toBe(true);
  await framesOffered(page, 10);
  // Another page is on its way as soon as its contents are asked for.
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('an address nobody has registered is answered as any other', async () => {
  const { page } = await openHydrated('/forgot-password');
  const { email } = somebody();
  await field(page, 'email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByText(`If there is an account for ${email}, an email is on its way.`).waitFor();
  expect(mailsTo(product(), email)).toEqual([]);
});

test('a form is not sent before hydration: no password ever stands in an address', async () => {
  const { page } = await visit({ language: 'en', scripts: false });
  await page.goto('/login');
  await field(page, 'email').fill('nobody@visitors.example');
  await field(page, 'password').fill('secret-word');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  const html = await (await fetch(`${site().base}/login`, { headers: { 'accept-language': 'en' } })).text();
  expect(html).toMatch(/<noscript><p[^>]*>Please turn on JavaScript/);
});

test('with all their messages shown the pages pass axe, in Korean on a phone in dark colours', async () => {
  const { page } = await openHydrated('/register', { language: 'ko', scheme: 'dark', width: 360, height: 740 });
  for (const path of ['/register', '/login?confirmed=expired', '/reset-password?code=x', '/forgot-password']) {
    await page.goto(path);
    await hydrated(page);
    await page.locator('main button[type="submit"]').click();
    expect(await violations(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
