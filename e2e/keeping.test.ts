import { workCount } from '@hwarang/domain/artworks/artworks.words';
import type { KeptList, SavedSearch } from '@hwarang/domain/keeping/keeping.contract';
import { type Language, languages } from '@hwarang/domain/language';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { designWords } from '../web/src/design/design.words.ts';
import { followWords } from '../web/src/keeping/follow.words.ts';
import { keepWords } from '../web/src/keeping/keep.words.ts';
import { keptWords } from '../web/src/keeping/kept.words.ts';
import { saveSearchWords } from '../web/src/keeping/save-search.words.ts';
import { unsubscribeWords } from '../web/src/keeping/unsubscribe.words.ts';
import { gone } from '../web/src/platform/refused.words.ts';
import { violations } from './axe.ts';
import { framesOffered, hydrated, visit } from './browser.ts';
import { flags } from './flags.ts';
import { countShifts, shiftOf } from './layout-shifts.ts';
import {
  alerts,
  artist,
  callAs,
  dialogsClosed,
  login,
  member,
  openAs,
  openHydrated,
  type Somebody,
  signIn,
} from './members.ts';
import { site } from './site.ts';
import { held, isHydrated, slowPhone } from './slow-phone.ts';
import { overflow } from './sweep.ts';

interface Work {
  id: string;
  title: string;
  title_en: string | null;
  owner: { id: string; localname: string; englishname: string };
}
const read = async <T>(path: string): Promise<T> => (await fetch(`${site().base}/api${path}`)).json();
/** From the middle of the collection: tests of other pages change the first and the last. */
const worksOf = (start: number, count: number) =>
  read<Work[]>(`/art-works?is_exposed=true&image_null=false&_sort=createdAt:asc&_start=${start}&_limit=${count}`);
const nameOf = (work: Work, language: Language) => (language === 'en' && work.title_en) || work.title;
const pathOf = ({ id }: Work) => `/artworks-detail/${id}`;
const heartOf = 'main form[action="/kept"] button';
const heart = (page: Page) => page.locator(heartOf);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });
const isFull = async (page: Page) => [await violations(page), await overflow(page)];
const kept = async (who: Somebody) => callAs<KeptList[]>((await signIn(who)).jwt, 'GET', '/kept');

test('the heart stays in its place while its script is on its way, and keeps the work once it has come', async () => {
  const [work] = await worksOf(24, 1);
  if (!work) throw new Error('the collection is too small');
  const { page, context } = await visit({ width: 360, touch: true, fonts: true });
  const release = await held(page, /\/assets\/keep-button-[^/]+\.js$/);
  await countShifts(context);
  await page.goto(pathOf(work), { waitUntil: 'commit' });
  await hydrated(page);
  // By then the page has noted in the browser that the work was seen, and was drawn once more.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(work.id);
  await framesOffered(page, 10);
  expect(await heart(page).isVisible()).toBe(true);
  release();
  await hydrated(page, heartOf);
  await heart(page).click();
  await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true');
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

const screens = { ko: { width: 360, touch: true }, en: { width: 1280, touch: false } } as const;

for (const language of languages)
  test(`in ${language} a visitor keeps works, signs in, and finds, sorts, shares and prints them`, async () => {
    const [first, second] = await worksOf(20, 2);
    if (!first || !second) throw new Error('the collection is too small');
    const who = await member();
    const { page, release, atFullSpeed } = await slowPhone(pathOf(first), { language, ...screens[language] });
    expect(await isHydrated(page)).toBe(false);
    // An ordinary form, which leads to the kept works.
    await heart(page).click();
    await page.waitForURL(/\/kept\?keep=/, { waitUntil: 'commit' });
    release();
    await page
      .getByRole('main')
      .getByRole('link', { name: nameOf(first, language) })
      .first()
      .waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await atFullSpeed();

    // The heart comes as a file of its own, after the page is hydrated.
    const open = async (work: Work) => {
      await page.goto(pathOf(work));
      await hydrated(page, heartOf);
    };
    await open(first);
    await expect.poll(() => heart(page).innerText()).toBe(keepWords.kept[language]);
    await open(second);
    await heart(page).click();
    await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true');
    const seen = page.locator('#seen');
    await seen
      .getByRole('link', { name: nameOf(first, language) })
      .first()
      .waitFor();
    await heart(page).click();
    await dialog(page).getByRole('checkbox', { name: keptWords.first[language] }).waitFor();
    expect(await isFull(page)).toEqual([[], 0]);
    await dialog(page).getByRole('link', { name: keptWords.seeKept[language] }).click();
    await page.getByText(keptWords.localNote[language]).waitFor();
    await page.getByText(workCount(2)[language], { exact: true }).waitFor();
    expect(await isFull(page)).toEqual([[], 0]);

    await page.getByRole('main').getByRole('link', { name: keptWords.login[language], exact: true }).click();
    await login(page, who.email, who.password);
    await page.waitForURL('**/kept');
    await page
      .getByRole('main')
      .getByRole('link', { name: nameOf(second, language) })
      .first()
      .waitFor();
    await expect.poll(() => page.getByText(keptWords.localNote[language]).count()).toBe(0);
    await expect.poll(async () => (await kept(who)).map(({ works }) => works)).toEqual([[first.id, second.id]]);
    expect(await page.evaluate(() => localStorage.getItem('hwarang-kept'))).toBeNull();

    // A second list, and a work that moves there.
    const name = `거실 ${who.username}`;
    await button(page, keptWords.newList[language]).click();
    await dialog(page).getByRole('textbox').fill(name);
    await dialog(page).getByRole('button', { name: keptWords.make[language] }).click();
    await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('navigation', { name: keptWords.lists[language] }).getByRole('link').first().click();
    await page.getByRole('heading', { level: 2, name: keptWords.first[language] }).waitFor();
    await button(page, keptWords.arrange[language]).click();
    await button(page, `${nameOf(second, language)}: ${keptWords.earlier[language]}`).click();
    await expect.poll(async () => (await kept(who))[0]?.works).toEqual([second.id, first.id]);
    expect(await isFull(page)).toEqual([[], 0]);
    await page.getByLabel(`${nameOf(first, language)}: ${keptWords.moveTo[language]}`).selectOption({ label: name });
    await expect
      .poll(async () => (await kept(who)).map((list) => [list.name, list.works]))
      .toEqual([
        ['', [second.id]],
        [name, [first.id]],
      ]);

    // Everywhere: on another device the same lists are there.
    const { page: elsewhere } = await openAs(who, '/kept', { language });
    await elsewhere.getByRole('link', { name: `${name} 1` }).click();
    await elsewhere
      .getByRole('link', { name: nameOf(first, language) })
      .first()
      .waitFor();

    await button(elsewhere, keptWords.share[language]).click();
    await dialog(elsewhere).getByRole('button', { name: keptWords.share[language], exact: true }).click();
    const address = await dialog(elsewhere).getByRole('textbox').inputValue();
    expect(address).toMatch(/\/lists\/[\w-]{32}$/);
    const path = new URL(address).pathname;
    const guest = await openHydrated(path, { language, ...screens[language] });
    await guest.page.getByRole('heading', { name }).waitFor();
    await guest.page
      .getByRole('link', { name: nameOf(first, language) })
      .first()
      .waitFor();
    expect(await guest.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await isFull(guest.page)).toEqual([[], 0]);

    await guest.page.emulateMedia({ media: 'print' });
    for (const part of ['header nav', 'footer'])
      expect(await guest.page.locator(part).first().isVisible(), part).toBe(false);
    expect(await button(guest.page, keptWords.print[language]).isVisible()).toBe(false);
    expect(await guest.page.locator('main ol img').first().isVisible()).toBe(true);
    expect(await guest.page.locator('main ol').innerText()).toContain(nameOf(first, language));

    await dialog(elsewhere).getByRole('button', { name: keptWords.unshare[language] }).click();
    await alerts(elsewhere).getByText(keptWords.unshared[language]).waitFor();
    guest.expectFailure(/\/api\/lists\//);
    await guest.page.emulateMedia({ media: 'screen' });
    await guest.page.reload();
    await guest.page.getByText(keptWords.goneTitle[language]).waitFor();
  });

for (const language of languages)
  test(`in ${language} a member follows an artist and a gallery and saves a search`, async () => {
    const [work] = await worksOf(30, 1);
    const [gallery] = await read<{ id: string; name: string; name_en: string | null }[]>(
      '/galleries?_sort=createdAt:asc&_start=1&_limit=1',
    );
    if (!work || !gallery) throw new Error('the collection is too small');
    const who = await member();
    const { jwt } = await signIn(who);
    const { page } = await openHydrated(`/artist-profile/${work.owner.id}`, { language, ...screens[language] });
    // A visitor is led to log in, and back.
    await button(page, followWords.follow[language]).click();
    await page.waitForURL('**/login');
    await login(page, who.email, who.password);
    await page.waitForURL(`**/artist-profile/${work.owner.id}`);
    await button(page, followWords.follow[language]).click();
    await button(page, followWords.following[language]).waitFor();
    expect(await isFull(page)).toEqual([[], 0]);
    await page.goto(`/gallery-detail/${gallery.id}`);
    await hydrated(page);
    await button(page, followWords.follow[language]).click();
    await button(page, followWords.following[language]).waitFor();
    expect(await callAs(jwt, 'GET', '/follows')).toEqual({ artists: [work.owner.id], galleries: [gallery.id] });

    await page.goto('/kept?part=following');
    await hydrated(page);
    const artist = language === 'en' ? work.owner.englishname : work.owner.localname;
    await page.getByRole('link', { name: artist }).waitFor();
    expect(await isFull(page)).toEqual([[], 0]);
    await button(page, `${keptWords.unfollow[language]}: ${artist}`).click();
    await expect.poll(() => callAs(jwt, 'GET', '/follows')).toEqual({ artists: [], galleries: [gallery.id] });

    await page.goto('/artworks?material=ink&shape=landscape&page=1');
    await hydrated(page);
    await button(page, saveSearchWords.saveSearch[language]).click();
    const proposed = await dialog(page).getByRole('textbox').inputValue();
    expect(proposed).toBe(language === 'en' ? 'Ink · Landscape' : '수묵 · 가로');
    expect(await isFull(page)).toEqual([[], 0]);
    await dialog(page).getByRole('button', { name: keptWords.save[language] }).click();
    await alerts(page).getByText(keptWords.searchSaved[language]).waitFor();
    expect(await callAs<SavedSearch[]>(jwt, 'GET', '/saved-searches')).toMatchObject([
      { page: 'artworks', query: 'material=ink&shape=landscape', name: proposed },
    ]);
    await dialogsClosed(page);
    await page.goto('/kept?part=searches');
    await hydrated(page);
    await page.getByRole('link', { name: proposed }).click();
    await page.waitForURL('**/artworks?material=ink&shape=landscape');
    await page.goto('/kept?part=searches');
    await hydrated(page);
    await button(page, `${keptWords.deleteSearch[language]}: ${proposed}`).click();
    await page.getByText(keptWords.noSearches[language]).waitFor();

    await page.goto('/profile');
    await hydrated(page);
    const mail = page.locator('#news').getByRole('checkbox');
    await mail.uncheck();
    await expect.poll(() => callAs(jwt, 'GET', '/digest')).toEqual({ wanted: false });
    expect(await isFull(page)).toEqual([[], 0]);
  });

test('the works of a shared list change their language with the page', async () => {
  const work = (await worksOf(30, 20)).find(({ title, title_en }) => title_en && title_en !== title);
  if (!work) throw new Error('no work has two titles');
  const { jwt } = await signIn(await member());
  const [list] = await callAs<KeptList[]>(jwt, 'POST', '/kept', { artwork: work.id });
  const [shared] = await callAs<KeptList[]>(jwt, 'PUT', `/kept/lists/${list?.id}/share`);
  const { page } = await openHydrated(`/lists/${shared?.share}`, { language: 'ko' });
  const titled = (language: Language) => page.getByRole('link', { name: nameOf(work, language) }).first();
  await titled('ko').waitFor();
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.locator('html[lang=en]').waitFor();
  await titled('en').waitFor();
});

test('followed artists that could not be asked for are asked for again by a press', async () => {
  const [work] = await worksOf(30, 1);
  if (!work) throw new Error('the collection is too small');
  const who = await member();
  await callAs((await signIn(who)).jwt, 'PUT', `/follows/artists/${work.owner.id}`);
  const { page, expectFailure } = await openAs(who, '/profile', { language: 'ko' });
  expectFailure(/\/api\/artists/);
  const asked = /\/api\/artists\?/;
  await page.route(asked, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/kept?part=following');
  const again = button(page, designWords.retry.ko);
  await again.waitFor();
  await page.unroute(asked);
  await again.click();
  await page.getByRole('link', { name: work.owner.localname }).waitFor();
});

test('the page that ends the weekly mails works without script and says when it knows nobody', async () => {
  const { page } = await visit({ language: 'en', scripts: false });
  await page.goto(`/unsubscribe/${'A'.repeat(32)}`);
  await page.getByRole('button', { name: unsubscribeWords.button.en }).click();
  await page.waitForURL(/done=no/);
  await page.getByText(unsubscribeWords.unknownTitle.en).waitFor();
  await page.goto(`/unsubscribe/${'A'.repeat(32)}?done=yes`);
  await page.getByText(unsubscribeWords.doneTitle.en).waitFor();
});

test('a list is made on a page that another machine loads over plain HTTP', async () => {
  const [work] = await worksOf(23, 1);
  if (!work) throw new Error('the collection is too small');
  const { base } = site();
  const named = {
    base: base.replace('127.0.0.1', 'gallery.example'),
    args: [...flags, '--host-resolver-rules=MAP gallery.example 127.0.0.1'],
  };
  const { page, expectFailure } = await visit({ language: 'en', ...named });
  // The browser tells that it leaves out a header.
  expectFailure(/./);
  await page.goto(pathOf(work));
  await hydrated(page, heartOf);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await heart(page).click();
  await page.goto('/kept');
  await button(page, keptWords.newList.en).click();
  // Its dialog waits for the name.
  await dialog(page).locator('input[name="name"]:focus').waitFor();
  await page.keyboard.insertText('거실');
  await dialog(page).getByRole('button', { name: keptWords.make.en }).click();
  await page.getByRole('heading', { name: '거실' }).waitFor();
});

test.each(languages)('who follows an artist that was made private meanwhile is told so (%s)', async (language) => {
  const { jwt } = await signIn(inject('administrator'));
  const { artistId } = await artist();
  const { page, expectFailure } = await openAs(await member(), `/artist-profile/${artistId}`, { language });
  expectFailure(/\/api\/follows\//);
  await callAs(jwt, 'PUT', `/artists/${artistId}`, { is_exposed: false });
  await button(page, followWords.follow[language]).click();
  await alerts(page).getByText(gone[language]).waitFor();
});
