import { mostWorks } from '@hwarang/domain/open-calls/open-calls.words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkOf, member, product, type Somebody, somebody } from '../e2e/members.ts';
import { mailTo } from '../server/src/testing/outbox.ts';
import { verificationWords } from '../web/src/accounts/account-pages.words.ts';
import { shellWords } from '../web/src/shell/shell.words.ts';
import { virtualGalleryWords } from '../web/src/virtual-gallery/virtual-gallery.words.ts';
import type { Browser } from './browser.ts';
import { type Visitor, visitor } from './visitor.ts';

export const slow = { timeout: 60_000, interval: 250 };
const submit = 'main form button[type=submit]';
export const scrolled = () => Math.round(scrollY);

/** Down the wall of artworks, as far as a few screens. */
export async function walkDown(visitor: Visitor): Promise<void> {
  const on = () =>
    visitor.evaluate(() => {
      scrollBy(0, 900);
      return scrollY;
    });
  await expect.poll(on, slow).toBeGreaterThan(6000);
}

export const atTheSamePlace = (visitor: Visitor, left: number) =>
  expect.poll(() => visitor.evaluate(scrolled).catch(() => -1), slow).toBeCloseTo(left, -2);

/** Presses a work that stands in the middle of the window, and tells how far down the wall that was. */
async function pressWorkInView(visitor: Visitor): Promise<number> {
  await visitor.evaluate(() => {
    const inView = [...document.querySelectorAll<HTMLElement>('main figure a[href^="/artworks-detail/"]')].find(
      (link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 150 && bottom < innerHeight - 50;
      },
    );
    if (inView) inView.id = 'in-view';
    addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), { capture: true });
  });
  await visitor.press('#in-view');
  await visitor.at(/^\/artworks-detail\/[0-9a-f]{24}$/);
  return visitor.evaluate(() => Number(sessionStorage.getItem('left')));
}

export async function signInWith(visitor: Visitor, { email, password }: Somebody): Promise<void> {
  await visitor.type('main [name=email]', email);
  await visitor.type('main [name=password]', password);
  await visitor.press(submit);
}

/** The main journeys, in one browser. */
export function journeys(start: () => Promise<Browser>): () => Promise<Visitor> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser.close());
  const come = () => visitor(browser);

  test('from the home page one reaches an exhibition and its virtual gallery as a flat wall', async () => {
    const visitor = await come();
    await visitor.open('/');
    await visitor.press('header nav a', 'Exhibitions');
    await visitor.at('/exhibitions');
    await visitor.press('main a[href^="/exhibition-detail/"]');
    await visitor.at(/^\/exhibition-detail\//);
    await visitor.press('main a[href^="/virtualgalleries/"]');
    await visitor.at(/^\/virtualgalleries\//);
    await visitor.hydrated();
    await visitor.press('main button', virtualGalleryWords.en.wall);
    await visitor.sees('[data-flat-wall] a');
    const pictures = () =>
      visitor.evaluate(
        () =>
          [...document.querySelectorAll('[data-flat-wall] img')].filter(
            (image) => image instanceof HTMLImageElement && image.naturalWidth > 0,
          ).length,
      );
    await expect.poll(pictures, slow).toBeGreaterThan(0);
    await visitor.press('main button', virtualGalleryWords.en.list);
    await visitor.sees('main li a[href^="/artworks-detail/"]');
  });

  test('the wall of artworks is filtered, and the filter is taken away', async () => {
    const visitor = await come();
    await visitor.open('/artworks');
    await visitor.press('main summary');
    await visitor.choose('main select[name=material]', 'ink');
    await visitor.at('/artworks?material=ink');
    await visitor.press('main label:has(input[name=colour][value=black])');
    await visitor.at('/artworks?material=ink&colour=black');
    await visitor.sees('main figure a');
    await visitor.press('main a', 'Clear all filters');
    await visitor.at('/artworks');
  });

  test('Back from a work leads to the same place of a long wall', async () => {
    const visitor = await come();
    await visitor.open('/artworks');
    await walkDown(visitor);
    const left = await pressWorkInView(visitor);
    expect(left).toBeGreaterThan(5000);
    await visitor.sees('main h1');
    await visitor.back();
    await visitor.at('/artworks');
    await atTheSamePlace(visitor, left);
  });

  test('letters typed into the search of the header at once all arrive, and lead to a work', async () => {
    const visitor = await come();
    await visitor.open('/');
    await visitor.press('header input[type=search]');
    await visitor.keys('paper');
    const typed = () =>
      visitor.evaluate(() => document.querySelector<HTMLInputElement>('dialog[open] [role=combobox]')?.value);
    await expect.poll(typed, slow).toBe('paper');
    await visitor.sees('dialog[open] [role=option]');
    await visitor.press('dialog[open] [role=option]');
    await visitor.at(/^\/(artworks-detail|exhibition-detail|artist-profile|gallery-detail)\/[0-9a-f]{24}$/);
  });

  test('language and brightness change where one stands, and stay', async () => {
    const visitor = await come();
    await visitor.open('/faq');
    await visitor.sees('h1', 'Frequently asked questions');
    await visitor.press('header a', '한국어');
    await visitor.sees('h1', '자주 묻는 질문');
    await visitor.press('header button', shellWords.toNight.ko);
    await visitor.open('/company');
    const look = () =>
      visitor.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).backgroundColor]);
    expect(await look()).toEqual(['ko', 'rgb(27, 26, 23)']);
    await visitor.press('header button', shellWords.toDay.ko);
    await visitor.press('header a', 'English');
    await expect.poll(async () => (await look())[0], slow).toBe('en');
    expect((await look())[1]).not.toBe('rgb(27, 26, 23)');
  });

  test('somebody registers, confirms by mail and is signed in', async () => {
    const who = somebody();
    const visitor = await come();
    await visitor.open('/register');
    for (const name of ['username', 'email', 'password'] as const) await visitor.type(`main [name=${name}]`, who[name]);
    await visitor.type('main [name=confirm]', who.password);
    await visitor.press('main [name=terms]');
    await visitor.press(submit);
    await visitor.sees('dialog[open]');
    const { links } = await mailTo(product(), who.email);
    await fetch(linkOf(links, '/auth/email-confirmation'));
    await visitor.press('dialog[open] button', verificationWords.confirmed.en);
    await visitor.at('/profile');
    await visitor.sees('header a', 'Logout');
  });

  test('a member signs in, becomes an artist, uploads a work, edits it and signs out', async () => {
    const who = await member();
    const title = `파도 ${who.username}`;
    const visitor = await come();
    await visitor.open('/artist-register');
    await visitor.at('/login');
    await visitor.hydrated();
    await signInWith(visitor, who);
    await visitor.at('/artist-register');
    await visitor.attach('main input[type=file]', 600, 500);
    await visitor.choose('main [name=usercountryname]', 'KR');
    await visitor.type('main [name=localname]', '윤슬');
    await visitor.type('main [name=englishname]', 'Yun Seul');
    await visitor.type('main [name=mobile]', '010-0000-0000');
    await visitor.press('main button', 'Register');
    await visitor.at('/profile');

    await visitor.open('/my-artworks');
    await visitor.attach('main input[type=file]', 640, 480);
    await visitor.type('main [name=title]', title);
    await visitor.choose('main [name=year]', '2020');
    await visitor.type('main [name=width]', '72.7');
    await visitor.type('main [name=height]', '60.6');
    await visitor.press('main button', 'Submit');
    await visitor.press('#mine button', title);
    await visitor.press('dialog[open] button', 'Edit');
    await visitor.type('dialog[open] [name=material]', '한지에 먹');
    await visitor.press('dialog[open] button', 'Save');
    const dialog = async () => (await visitor.texts('dialog[open]')).join();
    await expect.poll(dialog, slow).toContain('한지에 먹');
    await visitor.open('/my-artworks');
    await visitor.sees('#mine button', title);

    await visitor.press('header a', 'Logout');
    await visitor.sees('header a', 'Login');
    expect(await visitor.evaluate(() => localStorage.getItem('@usertoken'))).toBeNull();
  });

  test('the open-call notice tells its facts, and asks to log in before one applies', async () => {
    const visitor = await come();
    await visitor.open('/event/wefly');
    const notice = async () => (await visitor.texts('main')).join();
    for (const fact of ['5 artists', mostWorks(10).en, '22 Apr 2022 – 8 May 2022'])
      expect(await notice()).toContain(fact);
    await visitor.press('main a', 'Apply');
    await visitor.sees('[role=alert]');
    await visitor.at('/event/wefly');
  });

  return come;
}
