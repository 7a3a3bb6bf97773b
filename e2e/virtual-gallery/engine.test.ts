import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { roomStyles } from '@hwarang/domain/virtual-gallery/room-styles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { framesOffered } from '../browser.ts';
import { site } from '../site.ts';
import { hangPlain } from './curator.ts';
import { textureBytes } from './gl-counter.ts';
import { pixelsOf } from './pinhole.ts';
import { canvasOf, drawn, enter, finished, focusFromList, publishedView } from './visit.ts';

test('three.js with the scene and the worker of the light weigh at most 160 KB packed', () => {
  const folder = fileURLToPath(new URL('../../web/build/client/assets', import.meta.url));
  const names = readdirSync(folder).filter((name) => /^(mount|bake\.worker)-.*\.js$/.test(name));
  expect(names).toHaveLength(2);
  const bytes = names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0);
  expect(bytes / 1024).toBeLessThanOrEqual(160);
});

/** Turns once about, a frame at a time. */
async function turnAbout(page: Page): Promise<void> {
  await page.mouse.move(600, 150);
  await page.mouse.down();
  for (let step = 1; step <= 16; step++) {
    const { frames } = await drawn(page);
    await page.mouse.move(600 - step * 34, 150);
    await expect.poll(async () => (await drawn(page)).frames, { timeout: 20_000 }).toBeGreaterThan(frames);
  }
  await page.mouse.up();
}

test.each(roomStyles)(
  'the %s room of ten works takes at most 14 draw calls, 24 MB, and no frame while idle',
  async (style) => {
    const shows = await fetch(`${site().base}/api/exhibitions?room_style=${style}&is_exposed=true`);
    const exhibition = ((await shows.json()) as Exhibition[]).find(({ art_works }) => art_works.length >= 9);
    const { page } = await enter(exhibition?.id ?? '', { width: 640, height: 360, still: false });
    const before = await publishedView(page);
    await turnAbout(page);
    await finished(page);
    expect((await publishedView(page)).yaw).not.toBeCloseTo(before.yaw, 1);
    await framesOffered(page, 30);
    const { frames } = await drawn(page);
    await framesOffered(page, 60);
    const after = await drawn(page);
    expect(after.frames - frames).toBe(0);
    expect(Math.max(...after.perFrame)).toBeLessThanOrEqual(14);
    expect((await page.evaluate(textureBytes)) / 1_048_576).toBeLessThanOrEqual(24);
  },
);

test('after the graphics card is lost the same picture is drawn again, also when it never comes back', async () => {
  const { id, art_works } = await hangPlain(5);
  const { page } = await enter(id);
  await focusFromList(page, art_works[2]?.id ?? '');
  const seen = async () => pixelsOf(await canvasOf(page).screenshot(), [230, 180, 20]);
  const before = await seen();
  expect(before).toBeGreaterThan(10_000);
  await page.evaluate(() => {
    const lose = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
    setTimeout(() => lose?.restoreContext(), 300);
  });
  await page.waitForSelector('[data-state="lost"]');
  await page.waitForSelector('[data-state="open"]');
  await expect.poll(async () => Math.abs((await seen()) - before), { timeout: 20_000 }).toBeLessThan(before * 0.01);
  await page.evaluate(() =>
    document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  );
  await page.waitForSelector('[data-state="lost"]');
  await page.waitForSelector('[data-state="open"]');
  await finished(page);
});

test('a visitor walks to the tapped floor; a tour leads on by itself and pauses at the first touch', async () => {
  const { id } = await hangPlain(3);
  const { page } = await enter(id, { still: false });
  const before = await publishedView(page);
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('there is no canvas');
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.86);
  await expect.poll(async () => (await publishedView(page)).z, { timeout: 20_000 }).toBeLessThan(before.z - 0.1);
  expect((await publishedView(page)).x).toBeLessThan(-0.1);
  await page.getByRole('button', { name: '자동 관람' }).click();
  await page.waitForSelector('[data-caption]');
  await page.getByRole('button', { name: '자동 관람 멈춤' }).waitFor();
  await canvasOf(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: '자동 관람', exact: true }).waitFor();
});
