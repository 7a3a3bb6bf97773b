import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alerts, artist, callAs, drop, field, picture, returning } from './members.ts';
import { behindProxy, sendOn } from './proxy.ts';

const chooser = (page: Page) => page.locator('main input[type="file"]');
const heic = async () => ({
  name: 'IMG_0042.HEIC',
  mimeType: 'image/heic',
  buffer: await readFile(new URL('../server/src/testing/picture.heic', import.meta.url)),
});

async function describe(page: Page, title: string, [width, height]: readonly [string, string]) {
  await field(page, 'title').fill(title);
  await field(page, 'year').selectOption('2021');
  await field(page, 'width').fill(width);
  await field(page, 'height').fill(height);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click();

test('a file that is no picture but is called one is refused when it is chosen', async () => {
  const { page } = await returning(await artist(), '/my-artworks');
  const letter = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear gallery') };
  await chooser(page).setInputFiles(letter);
  await page.getByRole('main').getByText('Please choose an image file.').waitFor();
  expect(await page.getByText('letter.jpg').count()).toBe(0);
  await drop(page, [await picture(300, 200, 'one.png'), letter, await picture(200, 300, 'two.png')]);
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await drafts.getByRole('button', { name: 'two.png' }).waitFor();
  expect(await drafts.getByRole('button').count()).toBe(2);
});

test('a HEIC picture from an iPhone is taken and shown', async () => {
  const { page } = await returning(await artist(), '/my-artworks');
  await chooser(page).setInputFiles(await heic());
  await page.getByText('IMG_0042.HEIC').waitFor();
  await page.getByText('Your browser can’t preview this format, but you can still upload it.').waitFor();
  await describe(page, '전화기로 찍은 그림', ['50', '30']);
  await submit(page);
  await alerts(page).getByText('작품이 등록되었습니다', { exact: true }).waitFor();
  await page.locator('#mine').getByRole('button', { name: '전화기로 찍은 그림' }).click();
  const shown = page.getByRole('dialog').getByRole('img', { name: '전화기로 찍은 그림' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a form sent twice in one moment makes one artwork', async () => {
  const who = await artist();
  const { page } = await returning(who, '/my-artworks');
  await chooser(page).setInputFiles(await picture(300, 300));
  await describe(page, '한 번만', ['30', '30']);
  await page.getByRole('form', { name: 'Add artwork' }).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await alerts(page).getByText('작품이 등록되었습니다', { exact: true }).waitFor();
  await expect.poll(() => field(page, 'title').inputValue(), { timeout: 10_000 }).toBe('');
  expect(await callAs<unknown[]>(who.jwt, 'GET', `/art-works?owner=${who.artistId}`)).toHaveLength(1);
});

test('a size against the proportions of the picture is asked about once, and can be turned', async () => {
  const who = await artist();
  const { page, expectFailure } = await returning(who, '/my-artworks');
  const sizes = async () =>
    (await callAs<{ size: string }[]>(who.jwt, 'GET', `/art-works?owner=${who.artistId}&_sort=createdAt:ASC`)).map(
      ({ size }) => size,
    );
  const question = page.getByRole('dialog', { name: 'Please check the size' });
  await chooser(page).setInputFiles(await picture(400, 300));
  await describe(page, '가로 그림', ['30', '40.5']);
  await submit(page);
  await question.getByText(/Are width and height swapped\?/).waitFor();
  expect(await sizes()).toEqual([]);
  await question.getByRole('button', { name: 'Swap width and height' }).click();
  await alerts(page).getByText('작품이 등록되었습니다', { exact: true }).waitFor();
  expect(await sizes()).toEqual(['40.5 cm x 30 cm']);
  await expect.poll(() => field(page, 'title').inputValue(), { timeout: 10_000 }).toBe('');

  await chooser(page).setInputFiles(await picture(400, 300));
  await describe(page, '정말 세로인 그림', ['30', '40.5']);
  await submit(page);
  expectFailure(/\/api\/art-works/);
  await page.route('**/api/art-works', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await question.getByRole('button', { name: 'Save as it is' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await alerts(page).getByText('작품이 등록되었습니다', { exact: true }).waitFor();
  expect(await sizes()).toEqual(['40.5 cm x 30 cm', '30 cm x 40.5 cm']);
});

test('an entry with a private work says what the jury sees, and so does the form of a new one', async () => {
  const who = await artist();
  for (const [title, isExposed] of [
    ['숨긴 작품', false],
    ['보이는 작품', true],
  ])
    await callAs(who.jwt, 'POST', '/art-works', { title, size: '10 cm x 10 cm', year: '2020', is_exposed: isExposed });
  const { page } = await returning(who, '/event-enroll');
  const note = page.getByText('The jury sees the pictures and details of private works too. Nobody else does.');
  const choose = async (title: string) => {
    await page.getByRole('button', { name: 'Choose from my artworks' }).click();
    await page.getByRole('dialog').getByRole('button', { name: title, exact: true }).click();
  };
  await choose('보이는 작품');
  await page.getByText('1 of 10').waitFor();
  expect(await note.count()).toBe(0);
  await choose('숨긴 작품');
  await note.waitFor();
  await page.getByRole('button', { name: 'Add artwork' }).click();
  await page.getByText('The jury still sees the picture and all its details. Nobody else does.').waitFor();
});

/** The product behind a proxy that asks whether the answer to a new work goes on, or is lost on its way. */
const losingAnswers = (goesOn: () => boolean | Promise<boolean>): Promise<string> =>
  behindProxy(async (answer, { method, url }, to) => {
    if (method === 'POST' && url === '/api/art-works' && !(await goesOn())) to.destroy();
    else sendOn(answer, to);
  });

test('an upload cannot be called off once the server has all of it', async () => {
  let answered = () => {};
  const reached = new Promise<void>((resolve) => {
    answered = resolve;
  });
  let release = (_: boolean) => {};
  const released = new Promise<boolean>((resolve) => {
    release = resolve;
  });
  const base = await losingAnswers(() => {
    answered();
    return released;
  });
  const who = await artist();
  const { page } = await returning(who, '/my-artworks', { base });
  await chooser(page).setInputFiles(await picture(400, 300));
  await describe(page, '이미 올라간 그림', ['40', '30']);
  await submit(page);
  await reached;
  await page.getByRole('progressbar', { name: 'Processing image' }).waitFor();
  expect(await page.getByRole('button', { name: 'Cancel upload' }).count()).toBe(0);
  release(true);
  await alerts(page).getByText('작품이 등록되었습니다', { exact: true }).waitFor();
  await page.locator('#mine').getByRole('button', { name: '이미 올라간 그림' }).waitFor();
});

test('a work whose answer was lost is sent again and kept once, even after the page was loaded anew', async () => {
  let losing = true;
  let sent = 0;
  const base = await losingAnswers(() => {
    sent += 1;
    return !losing;
  });
  const who = await artist();
  const { page, expectFailure } = await returning(who, '/my-artworks', { base });
  expectFailure(/\/api\/art-works/);
  await chooser(page).setInputFiles(await picture(400, 300));
  await describe(page, '한 번만 걸린 그림', ['40', '30']);
  await submit(page);
  // A browser whose connection breaks may send by itself again what it sent.
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  losing = false;
  const before = sent;
  await page.reload();
  await submit(page);
  await alerts(page).getByText('작품이 등록되었습니다', { exact: true }).waitFor();
  expect(sent).toBe(before + 1);
  expect(await callAs<unknown[]>(who.jwt, 'GET', `/art-works?owner=${who.artistId}`)).toHaveLength(1);
});

test('a picture that is pasted is taken wherever the focus is, but in a text field', async () => {
  const { page, context } = await returning(await artist(), '/my-artworks');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob ?? new Blob() })]);
  });
  const title = field(page, 'title');
  await title.focus();
  await page.keyboard.press('Control+V');
  await title.fill('글은 그대로');
  expect(await page.getByRole('button', { name: 'Remove image' }).count()).toBe(0);
  await title.blur();
  await page.keyboard.press('Control+V');
  await page.getByRole('button', { name: 'Remove image' }).waitFor();
  expect(await title.inputValue()).toBe('글은 그대로');
});
