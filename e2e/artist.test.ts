import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { violations } from './axe.ts';
import { framesOffered } from './browser.ts';
import {
  alerts,
  artist,
  callAs,
  drop,
  field,
  focused,
  login,
  member,
  messageAt,
  openAs,
  openHydrated,
  picture,
  post,
  returning,
  signIn,
} from './members.ts';
import { site } from './site.ts';

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
  const visitor = await openAs(who, '/artist-register');
  return { ...visitor, who };
}

async function fillArtist(page: Page) {
  await field(page, 'usercountryname').selectOption('KR');
  await field(page, 'localname').fill('윤슬');
  await field(page, 'englishname').fill('Yun Seul');
  await field(page, 'mobile').fill('010-0000-0000');
}

/** A painting of 900 by 600, far over 50 kb: red up to its right third, which is blue. */
async function redAndBlue() {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const noise = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#000', noise: grain } })
    .png()
    .toBuffer();
  const blue = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#2030c0' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c02030' } })
    .composite([
      { input: blue, left: 600, top: 0 },
      { input: noise, blend: 'soft-light' },
    ])
    .png()
    .toBuffer();
  return { name: 'face.png', mimeType: 'image/png', buffer };
}

// Proves §2.5 §5.9 §5.10 §5.12 §5.13 §5.14 §8.2 §8.5 §8.12 §P.1 §P.2 §P.4 §P.9 §P.10
test('the artist form names missing and wrong fields and a failed save, and survives an expired token', async () => {
  const { page, who, expectFailure } = await atTheForm();
  const main = page.getByRole('main');
  const submit = page.getByRole('button', { name: 'Register', exact: true });
  await main.getByText('please do not upload a file over 50kb').waitFor();
  expect(await field(page, 'usercountryname').locator('option[value="KR"]').innerText()).toBe('South Korea');
  await field(page, 'email').fill('');
  await submit.click();
  await alerts(page).getByText('An image file must be attached!', { exact: true }).waitFor();
  for (const name of ['usercountryname', 'localname', 'englishname', 'email', 'mobile'])
    expect([name, await messageAt(page, name)]).toEqual([name, '*Required']);

  await drop(page, [await picture(90, 60, 'one.png'), await picture(60, 90, 'two.png')]);
  await main.getByText('Please choose only one image.').waitFor();
  await drop(page, [{ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }]);
  await main.getByText('Please choose an image file.').waitFor();
  await drop(page, [await picture(90, 60, 'dropped.png')]);
  await main.getByText('dropped.png').waitFor();
  expect(await alerts(page).count()).toBe(0);
  await paste(page);
  await main.getByText('pasted.png').waitFor();
  expect(await main.locator('button img').getAttribute('src')).toMatch(/^blob:/);
  await submit.click();
  expect(await focused(page)).toBe('usercountryname');
  await field(page, 'homepage').fill('studio');
  await field(page, 'email').fill('seul@');
  await field(page, 'homepage').focus();
  await field(page, 'homepage').blur();
  expect(await messageAt(page, 'homepage')).toBe('url is not valid');
  expect(await messageAt(page, 'email')).toBe('Invalid email');
  expect(await violations(page)).toEqual([]);

  expectFailure(/\/api\/artists/);
  await fillArtist(page);
  await field(page, 'email').fill('seul@visitors.example');
  await field(page, 'homepage').fill('');
  for (const answer of [
    { status: 500, json: { statusCode: 500 } },
    { status: 200, json: { error: 'Not today' } },
  ]) {
    await page.route('**/api/artists', (route) => route.fulfill(answer), { times: 1 });
    await submit.click();
    await alerts(page).getByText('Artist could not be saved', { exact: true }).waitFor();
  }
  expect(await field(page, 'localname').inputValue()).toBe('윤슬');
  expect(await page.evaluate(() => localStorage.getItem('@artist'))).toBeNull();

  const token = await page.evaluate(() => localStorage.getItem('@usertoken'));
  await callAs(token ?? '', 'POST', '/auth/logout');
  expectFailure(/\/api\/(events|artists)/);
  // The live stream may notice it before the form is sent: then the form goes without a token, and is forbidden.
  await page.route(
    '**/api/artists',
    async (route) => {
      await page.waitForFunction(() => localStorage.getItem('@usertoken') === null);
      await route.fulfill({ status: 403, json: { statusCode: 403, error: 'Forbidden', message: 'Forbidden' } });
    },
    { times: 1 },
  );
  const answered = page.waitForResponse('**/api/artists');
  await submit.click();
  await Promise.all([answered, page.waitForURL('**/login')]);
  await framesOffered(page, 3);
  expect(await alerts(page).allInnerTexts()).toEqual(['Your login has expired. Please log in again.']);
  await login(page, who.email, who.password);
  await page.waitForURL('**/artist-register');
});

test('a message at a field that is left moves no button, and the press on the button counts', async () => {
  const { page } = await atTheForm();
  await page.setViewportSize({ width: 360, height: 740 });
  const submit = page.getByRole('button', { name: 'Register', exact: true });
  await field(page, 'homepage').fill('not an address');
  await submit.scrollIntoViewIfNeeded();
  const place = async () => (await submit.boundingBox()) ?? { x: 0, y: 0 };
  const before = await place();
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.down();
  await expect.poll(() => messageAt(page, 'homepage')).toBe('url is not valid');
  expect(await place()).toEqual(before);
  await page.mouse.up();
  await alerts(page).getByText('An image file must be attached!', { exact: true }).waitFor();
});

test('the artist form keeps words, lines and picture through a reload until it is sent', async () => {
  const { page } = await atTheForm();
  await chooser(page).setInputFiles(await picture(90, 90, 'face.png'));
  await fillArtist(page);
  await page.getByRole('button', { name: 'Education (Korean): Add entry' }).click();
  await page.getByLabel('Education (Korean) 1, Year').fill('2019');
  await page.getByLabel('Education (Korean) 1, Details').fill('한국화과 졸업');
  await field(page, 'contact_public').check();
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('keyval-store');
          opening.onsuccess = () => {
            const all = opening.result.transaction('keyval').objectStore('keyval').getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
          };
        }),
    );
  await expect.poll(kept).toContain('"contact_public":"on"');
  await page.reload();
  await page.getByText('face.png').waitFor();
  expect(await field(page, 'localname').inputValue()).toBe('윤슬');
  expect(await field(page, 'usercountryname').inputValue()).toBe('KR');
  expect(await field(page, 'edulevel').inputValue()).toBe('2019 한국화과 졸업');
  expect(await field(page, 'contact_public').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/profile');
  await expect.poll(kept).not.toContain('윤슬');
});

// Proves §2.5 §2.12 §2.13 §4.6 §4.7 §4.8 §8.2 §8.6 §8.7 §8.16 §P.2 §P.11 §P.12 §P.13 §P.14
test('a new artist registers with a cropped picture and edits the profile; failed edits are named', async () => {
  const administrator = (await signIn(inject('administrator'))).jwt;
  const { page, who, expectFailure } = await atTheForm();
  const { jwt, user } = await signIn(who);
  await callAs(administrator, 'POST', '/companies', { name: '물결 화방', user: user.id });
  const main = page.getByRole('main');
  await page.goto('/profile');
  await page.getByText("Oops! You're not registered as an Artist yet").waitFor();
  await main.getByText('물결 화방').waitFor();
  await main.getByRole('link', { name: 'Register' }).click();

  // The middle shows blue at its right edge; moved to the very left all is red.
  await chooser(page).setInputFiles(await redAndBlue());
  const square = page.getByTestId('cropper');
  await square.waitFor();
  await square.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0 } = (await square.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + width + 300, y + 20, { steps: 4 });
  await page.mouse.up();
  await fillArtist(page);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/profile');
  await alerts(page).getByText('You are registered as an artist.', { exact: true }).waitFor();
  await alerts(page).getByText('작가 등록이 완료되었습니다.', { exact: true }).waitFor();
  await main.locator('dl').getByText(who.username, { exact: true }).waitFor();
  const portrait = main.getByRole('img', { name: 'Profile picture' });
  await portrait.waitFor();
  const id = (await page.evaluate(() => localStorage.getItem('@artist'))) ?? '';
  const { profileimg } = await callAs<{ profileimg: { url: string } }>(jwt, 'GET', `/artists/${id}`);
  const sent = Buffer.from(await (await fetch(site().base + profileimg.url)).arrayBuffer());
  expect(sent.length).toBeLessThan(50_000);
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
  const edge = await sharp(sent).extract({ left: 480, top: 0, width: 32, height: 512 }).stats();
  expect(edge.channels[0]?.mean).toBeGreaterThan((edge.channels[2]?.mean ?? 255) + 80);

  await page.getByRole('button', { name: 'Edit Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Education (Korean): Add entry' }).click();
  await page.getByLabel('Education (Korean) 1, Year').fill('2019');
  await page.getByLabel('Education (Korean) 1, Details').fill('한국화과 졸업');
  await page.getByRole('button', { name: 'Education (Korean): Add entry' }).click();
  await page.getByLabel('Education (Korean) 2, Year').fill('2023');
  await page.getByLabel('Education (Korean) 2, Details').fill('대학원 졸업');
  await page.getByRole('button', { name: 'Move up' }).nth(1).click();
  await field(page, 'englishname').fill('');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  expect(await focused(page)).toBe('englishname');
  expect(await field(page, 'edulevel').inputValue()).toBe('2023 대학원 졸업\n2019 한국화과 졸업');
  await field(page, 'englishname').fill('Seul Yun');
  expectFailure(/\/api\/artists\//);
  for (const answer of [
    { status: 500, json: { statusCode: 500 } },
    { status: 200, json: { error: 'Not today' } },
  ]) {
    await page.route('**/api/artists/*', (route) => route.fulfill(answer), { times: 1 });
    await save.click();
    await alerts(page).getByText('artist info could not be edited.', { exact: true }).waitFor();
  }
  expect(await field(page, 'englishname').inputValue()).toBe('Seul Yun');
  await save.click();
  await page.getByRole('button', { name: 'Edit Profile', exact: true }).waitFor();
  await main.getByText('Seul Yun').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const before = await portrait.getAttribute('src');
  await page.getByRole('button', { name: 'Edit Profile Picture' }).click();
  await chooser(page).setInputFiles(await picture(300, 500));
  await page.getByLabel('Zoom').fill('2');
  await page.getByRole('button', { name: 'Confirm Profile Picture' }).click();
  await page.getByRole('button', { name: 'Edit Profile Picture' }).waitFor();
  expect(await portrait.getAttribute('width')).toBe('150');
  expect(await portrait.getAttribute('src')).not.toBe(before);

  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything about me' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe(`hwarang-${who.username}.zip`);
  const archive = readFileSync(await zip.path()).toString('latin1');
  expect(archive.slice(0, 2)).toBe('PK');
  expect(archive).toMatch(/\.json/);
  expect(archive).toMatch(/\.jpg/);

  await page.getByRole('button', { name: 'Edit Profile', exact: true }).click();
  await field(page, 'englishname').fill('Seul');
  await callAs(administrator, 'DELETE', `/artists/${id}`);
  await save.click();
  await alerts(page).getByText('Cannot edit artist before artist was saved.', { exact: true }).waitFor();
  expect(await field(page, 'englishname').inputValue()).toBe('Seul');
  expect(await page.evaluate(() => localStorage.getItem('@artist'))).toBeNull();
  await page.reload();
  await page.getByText("Oops! You're not registered as an Artist yet").waitFor();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const warning = page.getByRole('dialog', { name: 'Delete my account' });
  await warning.getByRole('alert').getByText('all your artworks').waitFor();
  const last = warning.getByRole('button', { name: 'Delete everything' });
  expect(await last.isDisabled()).toBe(true);
  await warning.getByLabel('I understand that all my artworks will be deleted').check();
  await warning.locator('[name="password"]').fill('not-the-secret');
  expectFailure(/\/api\/(users\/me|events|notifications)/);
  await last.click();
  await page.getByRole('alertdialog').getByText('The current password is wrong.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await warning.locator('[name="password"]').fill(who.password);
  await last.click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  const again = await post('/auth/local', { identifier: who.email, password: who.password });
  expect(again.status).toBe(400);
});

/** What the browser is given to send, form by form. */
const watchForms = (page: Page) =>
  page.addInitScript(() => {
    const sent: Record<string, unknown>[] = [];
    Object.assign(window, { sent });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      if (body instanceof FormData) sent.push(JSON.parse(String(body.get('data'))));
      return send.call(this, body);
    };
  });

/** How long the title stands after that was said, in milliseconds. */
const emptiedAfter = (page: Page, said: string) =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let since: number | undefined;
        new MutationObserver(() => {
          if (document.body.textContent?.includes(text)) since ??= performance.now();
          const title = document.querySelector<HTMLInputElement>('main [name="title"]');
          if (since !== undefined && title?.value === '') resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    said,
  );

// Proves §2.8 §4.14 §4.15 §5.16 §5.17 §5.18 §5.19 §5.22 §5.23 §5.24 §8.17 §8.18 §9.3 §P.17 §P.18
test('my artworks needs image, title, size and year, resets after saving, and hides private works', async () => {
  const who = await artist();
  const { page, expectFailure } = await returning(who, '/faq');
  await watchForms(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  expectFailure(/\/api\/art-works|\/assets\//);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const mine = '**/api/art-works?owner=*';
  await page.route(mine, (route) => failing.then(() => route.abort()));
  await page.goto('/my-artworks');
  await page.locator('#mine').getByText('Now Loading...').waitFor();
  fail();
  await page.locator('#mine').getByRole('alert').waitFor();
  expect(await page.locator('#mine').getByText('Now Loading...').count()).toBe(0);
  expect(logged.some((text) => text.startsWith('artworks could not be loaded'))).toBe(true);
  await page.unroute(mine);
  await page.locator('#mine').getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You haven’t added any artworks yet').waitFor();

  const title = `밤의 숲 ${Date.now().toString(36)}`;
  const submit = page.getByRole('button', { name: 'Submit' });
  const years = await field(page, 'year').locator('option').allInnerTexts();
  const thisYear = new Date().getFullYear();
  expect(years.filter((year) => /^\d+$/.test(year))).toEqual(
    Array.from({ length: thisYear - 1990 }, (_, index) => String(thisYear - index)),
  );
  for (const name of ['title', 'year', 'width', 'height']) {
    await field(page, name).focus();
    await field(page, name).blur();
    expect([name, await messageAt(page, name)]).toEqual([name, '*Required']);
  }
  for (const name of ['width', 'height', 'depth']) expect(await field(page, name).getAttribute('step')).toBe('0.01');
  expect(await field(page, 'private').isChecked()).toBe(false);

  // Each of the four is missing once.
  const give = {
    title: () => field(page, 'title').fill(title),
    year: () => field(page, 'year').selectOption('1991'),
    size: async () => {
      await field(page, 'width').fill('72.7');
      await field(page, 'height').fill('0');
      await field(page, 'height').blur();
      expect(await messageAt(page, 'height')).toBe('Must be greater than 0');
      expect(await submit.isDisabled()).toBe(true);
      await field(page, 'height').fill('60.65');
    },
    image: async () => chooser(page).setInputFiles(await picture(640, 480)),
  };
  for (const step of [give.title, give.year, give.size, give.image]) {
    expect(await submit.isDisabled()).toBe(true);
    await step();
  }
  // A chosen picture is read before it is taken.
  await expect.poll(() => submit.isEnabled()).toBe(true);
  await field(page, 'title').fill('');
  expect(await submit.isDisabled()).toBe(true);
  await give.title();
  await field(page, 'depth').fill('3.5');
  await field(page, 'private').check();
  const emptied = emptiedAfter(page, 'Update your artworks success');
  await submit.click();
  await alerts(page).getByText('Update your artworks success', { exact: true }).waitFor();
  await alerts(page).getByText('작품이 등록되었습니다', { exact: true }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent)).toEqual([
    { title, year: '1991', size: '72.7 cm x 60.65 cm x 3.5 cm', owner: who.artistId, is_exposed: false },
  ]);
  const work = page.getByRole('main').getByRole('button', { name: title });
  await work.waitFor();
  expect(await emptied).toBeGreaterThan(90);
  expect(await field(page, 'title').inputValue()).toBe('');
  expect(await field(page, 'private').isChecked()).toBe(false);
  expect(await submit.isDisabled()).toBe(true);

  const visitor = (await openHydrated('/artworks')).page;
  const hangs = async () => {
    await visitor.goto(`/artworks?q=${encodeURIComponent(title)}`);
    return visitor.getByRole('main').getByRole('link', { name: title }).count();
  };
  expect(await hangs()).toBe(0);

  await work.click();
  const modal = page.getByRole('dialog', { name: title });
  await modal.getByRole('img', { name: title }).waitFor();
  await modal.getByText('72.7 cm x 60.65 cm x 3.5 cm').waitFor();
  await modal.getByText('1991', { exact: true }).waitFor();
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
  expect(await violations(page)).toEqual([]);
});

// Proves §2.8 §P.2 §P.15 §P.16 §P.17 §P.19 §P.20 §5.24
test('dropped pictures become drafts, survive a reload and a broken upload, and are edited and ordered', async () => {
  const who = await artist();
  const { page, context, expectFailure } = await returning(who, '/my-artworks');
  await page.getByText('You haven’t added any artworks yet').waitFor();
  await drop(page, [await picture(300, 200, 'one.png'), await picture(200, 300, 'two.png')]);
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

  expectFailure(/./);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await alerts(page).getByText('Couldn’t reach the server.').waitFor();
  await context.setOffline(false);
  await page.route('**/api/art-works', () => {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await alerts(page).getByText('Upload cancelled.').waitFor();
  expect(await field(page, 'title').inputValue()).toBe('하나');
  await page.unroute('**/api/art-works');
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
  await page.getByRole('button', { name: 'Reorder' }).click();
  await page.getByRole('button', { name: '하나: Move earlier' }).click();
  await page.getByRole('button', { name: 'Save order' }).click();
  await second.waitFor();
  await page.reload();
  await second.waitFor();
  const titles = await page.locator('#mine figcaption').allInnerTexts();
  expect(titles.map((text) => text.split('\n')[0])).toEqual([
    expect.stringContaining('하나'),
    expect.stringContaining('둘'),
  ]);
  const seen = await fetch(`${site().base}/api/art-works?is_exposed=true&owner=${who.artistId}`);
  expect(await seen.json()).toHaveLength(2);
});
