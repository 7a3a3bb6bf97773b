import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { siblingAddress } from '@hwarang/domain/media/addresses';
import { MAIN_IMAGE_ID } from '@hwarang/domain/virtual-gallery/room';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violations } from '../axe.ts';
import { callAs } from '../members.ts';
import { administratorToken, hangPlain } from './curator.ts';
import {
  atRest,
  canvasOf,
  drawn,
  enter,
  finished,
  focusFromList,
  opened,
  type PublishedWork,
  publishedView,
  publishedWorks,
  stepIn,
} from './visit.ts';

let many: Exhibition;
beforeAll(async () => {
  many = await hangPlain(12);
});
/** How far the works on the flat wall are from one common scale, as a part of it. */
async function wallScale(page: Page, works: PublishedWork[]): Promise<number> {
  const scales: number[] = [];
  for (const { id, widthMm } of works) {
    const href = id === MAIN_IMAGE_ID ? `/exhibition-detail/${many.id}` : `/artworks-detail/${id}`;
    const box = await page.locator(`[data-flat-wall] a[href="${href}"]`).boundingBox();
    scales.push((box?.width ?? 0) / widthMm);
  }
  return Math.max(...scales) / Math.min(...scales) - 1;
}
const work = (index: number): string => many.art_works[index]?.id ?? '';

test('by the keyboard alone a visitor reaches every work and hears every caption', async () => {
  const { page } = await enter(many.id);
  const works = await publishedWorks(page);
  await page.keyboard.press('Tab');
  for (let i = 0; i < 40; i++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('title'))) === '다음 작품') break;
    await page.keyboard.press('Tab');
  }
  const heard: string[] = [];
  for (const { id } of works) {
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[data-caption="${id}"]`);
    heard.push((await page.textContent('[data-said]')) ?? '');
  }
  const artist = many.artists[0]?.localname;
  for (const { title, year, material, size } of many.art_works.slice(0, 9))
    expect(heard).toContain([artist, title, year?.slice(0, 4), material, size].join(', '));
  expect(heard[0]).toContain(many.title);
});

test('the words on how to walk lie beside the controls or above them, at every width', async () => {
  const { page } = await enter(many.id, { language: 'en' });
  const hint = page.getByText('Arrows or WASD to walk');
  const controls = page.getByRole('group', { name: '3D room' });
  for (const width of [360, 768, 1023, 1024, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    const [words, buttons] = [await hint.boundingBox(), await controls.boundingBox()];
    if (!words || !buttons) throw new Error('not on the screen');
    const apart = words.x + words.width <= buttons.x || words.y + words.height <= buttons.y;
    expect(apart, `at ${width}`).toBe(true);
  }
});

test('keys walk at once, but never those of a field; Tab leads on, Escape from a work to the room', async () => {
  const { page } = await enter(many.id, { still: false });
  const before = await publishedView(page);
  await page.evaluate(() => document.body.append(document.createElement('input')));
  const field = page.locator('body > input');
  await field.focus();
  await page.keyboard.type('wsad');
  expect(await field.inputValue()).toBe('wsad');
  expect((await publishedView(page)).z).toBeCloseTo(before.z, 6);
  await field.evaluate((element) => element.remove());
  const { frames } = await drawn(page);
  await page.keyboard.down('KeyW');
  await expect.poll(async () => (await drawn(page)).frames, { timeout: 20_000 }).toBeGreaterThan(frames + 6);
  await page.keyboard.up('KeyW');
  await expect.poll(async () => (await publishedView(page)).z, { timeout: 20_000 }).toBeLessThan(before.z - 0.02);
  await page.keyboard.press('n');
  await page.waitForSelector('[data-caption]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-caption]', { state: 'detached' });
  await canvasOf(page).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('CANVAS');
});

test('a press on the floor below a work stops at 1.3 times its diagonal, with its caption', async () => {
  const { page } = await enter(many.id);
  const main = (await publishedWorks(page)).find(({ id }) => id === 'main-image');
  const from = await publishedView(page);
  const box = await canvasOf(page).boundingBox();
  if (!box || !main) throw new Error('there is no canvas, or no work');
  // A spot 20 cm before the wall, as it is seen from where the visitor stands.
  const down = Math.atan2(from.y, from.z - main.centre.z - 0.2);
  const y = box.height / 2 + (Math.tan(down) / Math.tan((from.fovY * Math.PI) / 360)) * (box.height / 2);
  await page.mouse.click(box.x + box.width / 2, box.y + y);
  await page.waitForSelector('[data-caption="main-image"]');
  await atRest(page);
  const { z } = await publishedView(page);
  const viewing = (1.3 * Math.hypot(main.widthMm, main.heightMm)) / 1000;
  expect(z - main.centre.z).toBeGreaterThan(viewing * 0.95);
  expect(z - main.centre.z).toBeLessThan(viewing * 1.35);
});

test('the room, a shared work, the wall and the list pass axe, show nine of twelve works, link to the rest', async () => {
  const { page } = await enter(many.id, { language: 'en' });
  expect(await violations(page)).toEqual([]);
  expect(await page.getByText('This room shows 9 of 12 works.').count()).toBe(1);
  const rest = page.getByRole('link', { name: 'View the other 3 works' });
  expect(await rest.getAttribute('href')).toBe(`/exhibition-detail/${many.id}`);
  expect(await page.locator('[data-works-list] > li').count()).toBe(10);
  const works = await publishedWorks(page);

  await page.goto(`/virtualgalleries/${many.id}?work=${work(4)}`);
  await opened(page);
  await page.waitForSelector(`[data-caption="${work(4)}"]`);
  expect(await violations(page)).toEqual([]);
  await focusFromList(page, work(5));
  expect(new URL(page.url()).searchParams.get('work')).toBe(work(5));

  await page.getByRole('button', { name: 'List' }).click();
  await page.waitForSelector('canvas', { state: 'detached' });
  expect(await page.locator('[data-works-list] > li').count()).toBe(10);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wall', exact: true }).click();
  expect(await page.locator('[data-flat-wall] a').count()).toBe(10);
  expect(await wallScale(page, works)).toBeLessThan(0.01);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '3D room' }).click();
  await opened(page);
});

test('whoever comes back from the wall or the list stands before the work they left, and no tour goes on', async () => {
  const { page } = await enter(`${many.id}?work=${work(1)}`, { language: 'en' });
  const view = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await focusFromList(page, work(4));
  await view('Wall');
  await view('3D room');
  await opened(page);
  await page.waitForSelector(`[data-room-host][data-focus="${work(4)}"]`, { state: 'attached' });
  expect(await page.getAttribute('[data-caption]', 'data-caption')).toBe(work(4));
  await page.locator('[data-caption]').getByRole('button', { name: 'Close' }).click();
  await page.waitForSelector('[data-caption]', { state: 'detached' });
  await view('List');
  await view('3D room');
  await opened(page);
  expect(await page.getAttribute('[data-room-host]', 'data-focus')).toBe('');

  const tour = page.locator('button[title="Guided tour"]');
  await tour.click();
  await page.waitForSelector('[data-caption]');
  await view('List');
  await view('3D room');
  await opened(page);
  await tour.waitFor();
});

test('a caption that closes under the focus hands it to the room', async () => {
  const { page } = await enter(many.id, { language: 'en' });
  const close = page.locator('[data-caption]').getByRole('button', { name: 'Close' });
  for (const key of ['Enter', 'Escape', 'ArrowUp']) {
    await focusFromList(page, work(2));
    await close.focus();
    await page.keyboard.press(key);
    await page.waitForSelector('[data-caption]', { state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName), key).toBe('CANVAS');
  }
});

test('an empty room says so, and one work has a room to itself', async () => {
  const { page } = await stepIn();
  const empty = await hangPlain(0);
  await page.goto(`/virtualgalleries/${empty.id}`);
  await page.getByText('아직 전시실에 걸린 작품이 없습니다.').waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const one = await hangPlain(1);
  await page.goto(`/virtualgalleries/${one.id}`);
  await opened(page);
  expect(await publishedWorks(page)).toHaveLength(1);
  expect(await page.getByRole('button', { name: '자동 관람' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('a picture that fails is marked, and the others hang', async () => {
  const { page, expectFailure } = await stepIn();
  const key = many.art_works[1]?.image?.hash ?? '';
  expectFailure(/\/media\//);
  await page.route(
    (url) => url.pathname.startsWith('/media/sprite') || url.pathname.startsWith(siblingAddress(`/media/${key}/x`, '')),
    (route) => route.fulfill({ status: 404 }),
  );
  await page.goto(`/virtualgalleries/${many.id}?work=${work(1)}`);
  await page.waitForSelector(`[data-caption="${work(1)}"]`);
  await page.locator('[data-caption]').getByText('이미지를 불러오지 못했습니다.').waitFor();
  expect(await violations(page)).toEqual([]);
  await focusFromList(page, work(2));
  expect(await page.locator('[data-caption]').getByText('이미지를 불러오지 못했습니다.').count()).toBe(0);
});

test('a work without a picture is said to have none, and nothing is asked for', async () => {
  const bare = await hangPlain(2);
  const id = bare.art_works[0]?.id ?? '';
  await callAs(await administratorToken(), 'PUT', `/art-works/${id}`, { image: null });
  const { page } = await stepIn({ language: 'en' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/virtualgalleries/${bare.id}?work=${id}`);
  await opened(page);
  await finished(page);
  await page.locator('[data-caption]').getByText('No image available.').waitFor();
  expect(await page.getByText('Couldn’t load the image.').count()).toBe(0);
  expect(asked.filter((path) => path.startsWith('/virtualgalleries/'))).toHaveLength(1);
});

test('where WebGL is missing the wall stands in its place, and says so; without script too', async () => {
  const { page } = await stepIn();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = (() => null) as never;
  });
  await page.goto(`/virtualgalleries/${many.id}`);
  await page.getByText('이 브라우저에서는 3D 전시실을 열 수 없어').waitFor();
  expect(await page.locator('[data-flat-wall] a').count()).toBe(10);
  expect(await violations(page)).toEqual([]);
  const still = await stepIn({ scripts: false });
  await still.page.goto(`/virtualgalleries/${many.id}`);
  expect(await still.page.locator('[data-flat-wall] a').first().isVisible()).toBe(true);
});

test('an embedded room opens links elsewhere, lets the finger scroll the page, and may be framed', async () => {
  const { page } = await enter(`${many.id}?embed&work=${work(0)}`);
  await page.waitForSelector('[data-caption]');
  const targets = await page
    .locator('[data-caption] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('target')));
  expect(targets).toEqual(['_blank', '_blank']);
  expect(await canvasOf(page).evaluate((canvas) => canvas.style.touchAction)).toBe('pan-y');
  expect(await violations(page)).toEqual([]);
  const answer = await page.request.get(`/virtualgalleries/${many.id}?embed`);
  expect(answer.headers()['content-security-policy']).toContain('frame-ancestors *');
});

test('on a phone of 360 by 640 nothing overflows, and a tap on a work brings it near', async () => {
  const { page } = await enter(many.id, { width: 360, height: 640, touch: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
  for (const word of ['이전', '다음', '전경']) await page.getByText(word, { exact: true }).waitFor();
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('there is no canvas');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.47);
  await page.waitForSelector('[data-caption="main-image"]');
  const panel = await page.locator('[data-caption]').boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? 999)).toBeLessThanOrEqual(360);

  await page.setViewportSize({ width: 640, height: 360 });
  const [beside, controls] = [page.locator('[data-caption]'), page.getByRole('group', { name: '3D 전시실' })];
  await expect.poll(async () => (await beside.boundingBox())?.x ?? 0).toBeGreaterThan(320);
  const buttons = await controls.boundingBox();
  expect((buttons?.y ?? 0) + (buttons?.height ?? 999)).toBeLessThanOrEqual(360);
});
