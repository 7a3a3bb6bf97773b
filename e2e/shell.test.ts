import type { Page, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { fontsListed, framesOffered, hydrated, visit } from './browser.ts';
import { countShifts, shiftOf } from './layout-shifts.ts';
import { callAs, signIn } from './members.ts';
import { site } from './site.ts';

const names = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
const trimmed = async (page: Page, selector: string) => (await names(page, selector)).map((name) => name.trim());

/** A session as sign-in leaves it in the browser. The token is nobody's: what the shell shows depends on its presence alone. */
const session = (roleType: string, artist?: string) => ({
  '@usertoken': 'nobody',
  '@sessiontoken': 'nobody',
  '@username': 'minseo',
  '@email': 'minseo@hwarang.art',
  '@roletype': roleType,
  ...(artist ? { '@artist': artist } : {}),
});

const signedIn = async (roleType: string, artist?: string, options: Parameters<typeof visit>[0] = {}) => {
  const visitor = await visit({ language: 'en', ...options });
  visitor.expectFailure(/\/api\/events/);
  await visitor.context.route('**/api/studio', (route) => route.fulfill({ json: [] }));
  await visitor.context.addInitScript(
    (values) => {
      if (window.origin === 'null') return;
      if (!sessionStorage.getItem('placed'))
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      sessionStorage.setItem('placed', 'yes');
    },
    session(roleType, artist),
  );
  return visitor;
};

const main = ['Home', 'Exhibitions', 'Artists', 'Artworks'];
const services = ['e-Catalog', 'Online Shop', 'Online Contract'];

// Proves §2.1 §4.1 §4.5
test('a visitor finds Login, all rooms and services, and no account menu, and gets a guest session', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/company');
  await hydrated(page);
  expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Logout' }).count()).toBe(0);
  const top = page.getByRole('navigation', { name: 'Main' });
  expect(await top.getByRole('link').allInnerTexts()).toEqual(main);
  await top.getByText('Services').click();
  expect((await top.getByRole('link').allInnerTexts()).map((name) => name.trim())).toEqual([...main, ...services]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await trimmed(page, 'dialog nav a')).toEqual([...main, 'Kept works', ...services, 'Login']);
  await page.waitForFunction(() => localStorage.getItem('@sessiontoken'));
  expect(
    await page.evaluate(() => ['@roletype', '@authenticated', '@usertoken'].map((key) => localStorage.getItem(key))),
  ).toEqual(['public', 'true', null]);
});

// Proves §4.5
test('the guest session begins with hydration and waits for no timer', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const { setTimeout: real } = window;
    const short = (work: () => void, delay = 0) => (delay < 1000 ? real(work, delay) : 0);
    Object.assign(window, { setTimeout: short });
  });
  await page.goto('/company');
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem('@sessiontoken'));
});

test('a page that is slow to open says so until it is there, in both languages', async () => {
  for (const [language, words, name] of [
    ['en', 'Now Loading...', 'Artists'],
    ['ko', '불러오는 중입니다...', '작가'],
  ] as const) {
    const { page } = await visit({ language });
    await page.goto('/company');
    await hydrated(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/artists\.data/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    const note = page.getByRole('status').filter({ hasText: words }).getByText(words);
    await note.waitFor();
    release();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await note.waitFor({ state: 'hidden' });
  }
});

test('search opens and answers without violating the policy of our own pages', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await hydrated(page);
  // The header can be in React's hands before the key is.
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+k');
      return page.getByRole('combobox').isVisible();
    })
    .toBe(true);
  await page.getByRole('combobox').fill('ㅅㄴㄱ');
  await page.getByRole('option').first().waitFor();
});

// Proves §2.1 §2.2 §4.1
test('a user finds Logout, the account menu without Settings, and My Page instead of Login', async () => {
  const { page } = await signedIn('authenticated');
  await page.goto('/company');
  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).waitFor();
  await page.locator('summary[aria-label="My account"]').click();
  expect(await trimmed(page, 'header details[open] li a')).toEqual([
    'Profile',
    'Kept works',
    'Inbox',
    'Message',
    'Need help?',
    'Sign out',
  ]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await trimmed(page, 'dialog nav a')).toEqual([...main, 'Kept works', ...services, 'Profile', 'My Artworks']);
  expect(await trimmed(page, 'dialog nav h2')).toEqual(['Services', 'My Page']);
});

// Proves §2.1 §2.2 §4.2
test('an administrator also finds Settings, the Caption Manager and Manage Contract', async () => {
  const { page } = await signedIn('administrator');
  await page.goto('/company');
  await page.locator('summary[aria-label="My account"]').click();
  expect(await trimmed(page, 'header details[open] li a')).toEqual([
    'Profile',
    'Kept works',
    'Settings',
    'Inbox',
    'Message',
    'Need help?',
    'Sign out',
  ]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await trimmed(page, 'dialog nav h2')).toEqual(['Services', 'My Page', 'Admin']);
  const manage = page.getByRole('dialog').getByRole('link', { name: 'Manage Contract' });
  await manage.click();
  await page.waitForURL('**/Manage%20Contract');
  await page.getByRole('heading', { level: 1, name: 'Manage Contract' }).waitFor();
  await page.getByText('No external service is connected yet.').waitFor();
});

// Proves §2.7 §2.11
test('pages of a user send others on: profile to the home page, artworks and administration to the login', async () => {
  const { page } = await visit();
  for (const [path, to] of [
    ['/profile', '/'],
    ['/my-artworks', '/login'],
    ['/admin', '/login'],
    ['/admin/captionmanager/', '/login'],
  ] as const) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === to);
  }
  const user = await signedIn('authenticated');
  user.expectFailure(/\/api\//);
  for (const path of ['/admin/settings', '/my-artworks']) {
    await user.page.goto(path);
    await user.page.waitForURL((url) => url.pathname === '/login');
  }
});

// Proves §2.1 §4.4 §P.3
test('signing out ends the session, empties the local storage and shows the home page, in every tab', async () => {
  const { page, context } = await visit({ language: 'en' });
  const { email, password } = inject('administrator');
  const headers = { 'content-type': 'application/json' };
  const call = (path: string, init: RequestInit = {}) => fetch(`${site().base}/api${path}`, { headers, ...init });
  const body = JSON.stringify({ identifier: email, password });
  const { jwt } = (await (await call('/auth/local', { method: 'POST', body })).json()) as { jwt: string };
  const me = async () => (await call('/users/me', { headers: { authorization: `Bearer ${jwt}` } })).status;
  expect(await me()).toBe(200);
  await page.goto('/company');
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { ...session('administrator'), '@usertoken': jwt, anything: 'else' },
  );
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/company');
    await tab.getByRole('banner').getByRole('link', { name: 'Logout' }).waitFor();
  }
  await page.locator('summary[aria-label="My account"]').click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await other.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(await me()).toBe(401);
  expect(await page.evaluate(() => [localStorage.getItem('@usertoken'), localStorage.getItem('anything')])).toEqual([
    null,
    null,
  ]);
});

test('the language is switched in place, remembered, and switched without scripts too', async () => {
  const { page } = await visit({ language: 'ko' });
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
  const plain = await visit({ language: 'ko', scripts: false });
  await plain.page.goto('/faq');
  await plain.page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await plain.page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
  expect(new URL(plain.page.url()).pathname).toBe('/faq');
});

test('footer links keep their Korean names, with English beside them in English, and each opens a page', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/company');
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  const texts = await links.allInnerTexts();
  expect(texts.length).toBe(8);
  expect(texts[3]).toMatch(/개인정보처리방침\s+Privacy/);
  expect(
    await links
      .nth(3)
      .locator('strong')
      .evaluate((element) => Number(getComputedStyle(element).fontWeight)),
  ).toBeGreaterThanOrEqual(700);
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    expect((await fetch(site().base + href)).status).toBe(200);
});

test('the text of the footer is there for whoever reads a long page without scrolling', async () => {
  for (const scripts of [true, false]) {
    const { page } = await visit({ language: 'en', scripts });
    await page.goto('/');
    const text = await page.locator('body').innerText();
    for (const part of [
      '회사소개',
      '고객센터',
      'connects artists, galleries and the public',
      '© 2',
      'Documentation',
      'FAQ',
    ])
      expect(text).toContain(part);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the night is there at the first paint and the choice outlives signing out', async () => {
  const { page } = await visit({ scheme: 'light', language: 'en' });
  await page.goto('/company');
  await hydrated(page);
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await page.evaluate(() => localStorage.clear());
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(27, 26, 23)');
});

test('all of the shell can be reached and closed by keys', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/company');
  await hydrated(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  const services = page.getByRole('navigation', { name: 'Main' }).locator('summary');
  await services.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('e-Catalog');
  await page.keyboard.press('Escape');
  expect(await services.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('header details[open]').count()).toBe(0);

  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('after a change of page the focus stands in its content and its name is announced', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/company');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await page.getByRole('status').filter({ hasText: 'Frequently asked questions' }).waitFor({ state: 'attached' });
});

test('a page that is gone takes the focus and is announced, and so is the one that Back leads to', async () => {
  const { page, expectFailure } = await visit({ language: 'en' });
  expectFailure(/exhibition-detail/);
  const { jwt } = await signIn(inject('administrator'));
  const name = 'Gone in a moment';
  const { id } = await callAs<{ id: string }>(jwt, 'POST', '/exhibitions', {
    title: name,
    is_exposed: true,
    opens_on: '2099-12-01',
    closes_on: '2099-12-31',
  });
  const said = page.getByRole('status');
  const stands = () => page.waitForFunction(() => document.activeElement?.id === 'main');
  await page.goto('/exhibitions');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name }).first();
  await link.waitFor();
  await callAs(jwt, 'PUT', `/exhibitions/${id}`, { is_exposed: false });
  await link.click();
  await page.getByRole('heading', { name: 'There’s nothing on this wall' }).waitFor();
  await stands();
  await said.filter({ hasText: 'There’s nothing on this wall' }).waitFor({ state: 'attached' });
  await page.goBack();
  await page.getByRole('heading', { name: 'Exhibitions' }).first().waitFor();
  await stands();
  await said.filter({ hasText: 'Exhibitions' }).waitFor({ state: 'attached' });
  await callAs(jwt, 'DELETE', `/exhibitions/${id}`);
});

test('the header fits a phone, a tablet and the narrowest desktop, for a visitor and an administrator', async () => {
  const [korean, english, administrator] = [
    await visit({ language: 'ko' }),
    await visit({ language: 'en' }),
    await signedIn('administrator'),
  ];
  for (const { page } of [korean, english, administrator])
    for (const width of [360, 768, 992, 1200]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/company');
      await hydrated(page);
      const { right, wider } = await page.evaluate(() => ({
        right: document.querySelector('header button[commandfor=side-menu]')?.getBoundingClientRect().right,
        wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(right).toBeLessThanOrEqual(width);
      expect(wider).toBe(0);
    }
});

/** Every font waits until the page has asked for all it needs; then they come one after the other, the first that was asked for last. */
async function fontsInReverse(page: Page): Promise<() => Promise<void>> {
  const asked: Route[] = [];
  let released = false;
  await page.route(/\.woff2$/, async (route) => {
    if (released) await route.continue();
    else asked.push(route);
  });
  return async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(2);
    await framesOffered(page, 10);
    for (const font of asked.reverse()) {
      await font.continue();
      await font.request().response();
      await framesOffered(page, 3);
    }
    released = true;
  };
}

test('nothing moves on hydration nor while the fonts come, for a visitor and for a user', async () => {
  for (const width of [360, 1280]) {
    const user = await signedIn('administrator', undefined, { width, fonts: true });
    const visitor = await visit({ width, fonts: true });
    for (const { page, context } of [user, visitor]) {
      await countShifts(context);
      const release = await fontsInReverse(page);
      await page.goto('/company', { waitUntil: 'load' });
      await hydrated(page);
      await fontsListed(page);
      await release();
      await page.evaluate(() => document.fonts.ready);
      await framesOffered(page, 10);
      expect(await shiftOf(page)).toBeLessThan(0.02);
    }
  }
});

test('an offline reader is told, and told no longer when the connection is back', async () => {
  const { page, context } = await visit({ language: 'en' });
  await page.goto('/company');
  await hydrated(page);
  await fontsListed(page);
  await context.setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await context.setOffline(false);
  await page.getByText('You’re offline.').waitFor({ state: 'detached' });
});
