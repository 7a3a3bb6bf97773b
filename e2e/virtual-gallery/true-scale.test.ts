import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { siblingAddress } from '@hwarang/domain/media/addresses';
import { MAIN_IMAGE_ID } from '@hwarang/domain/virtual-gallery/room';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { site } from '../site.ts';
import { changeExhibition, hangPlain } from './curator.ts';
import { type Channel, expectedBox, seenBox } from './pinhole.ts';
import { canvasOf, enter, focusFromList, publishedView, publishedWorks } from './visit.ts';

let exhibition: Exhibition;
beforeAll(async () => {
  exhibition = await hangPlain(9);
});

/** From the least to the most of each channel in the picture as the server sends it: packing leaves a grain even on one colour. */
async function servedColour(id: string): Promise<Channel[]> {
  const work = exhibition.art_works.find((one) => one.id === id);
  const file = id === MAIN_IMAGE_ID ? exhibition.mainimage[0] : work?.image;
  const answer = await fetch(site().base + siblingAddress(file?.url ?? '', '512.webp'));
  const { channels } = await sharp(await answer.arrayBuffer()).stats();
  return channels.map(({ min, max }) => ({ min, max }));
}

async function measure(page: Page): Promise<string[]> {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('there is no canvas');
  const faults: string[] = [];
  for (const work of await publishedWorks(page)) {
    await focusFromList(page, work.id);
    const expected = expectedBox(await publishedView(page), box, work);
    const seen = await seenBox(await canvasOf(page).screenshot(), await servedColour(work.id), expected);
    const off = Math.max(
      ...(['left', 'right', 'top', 'bottom'] as const).map((side) => Math.abs(seen[side] - expected[side])),
    );
    const colour = `colour off by ${seen.colourError}/255`;
    if (off > 2 || seen.colourError > 2) faults.push(`${work.id}: ${off.toFixed(2)} px, ${colour}`);
  }
  return faults;
}

test('each hung work has its true size to the millimetre, in the room and in the list', async () => {
  const { page } = await enter(exhibition.id);
  const works = await publishedWorks(page);
  expect(works).toHaveLength(10);
  for (const { id, width_cm, height_cm } of exhibition.art_works) {
    const hung = works.find((item) => item.id === id);
    expect(Math.abs((hung?.widthMm ?? 0) - (width_cm ?? 0) * 10)).toBeLessThanOrEqual(1);
    expect(Math.abs((hung?.heightMm ?? 0) - (height_cm ?? 0) * 10)).toBeLessThanOrEqual(1);
    const item = page.locator(`[data-works-list] [data-work="${id}"]`);
    expect(Number(await item.getAttribute('data-w-mm'))).toBeCloseTo((width_cm ?? 0) * 10, 1);
    expect(Number(await item.getAttribute('data-h-mm'))).toBeCloseTo((height_cm ?? 0) * 10, 1);
  }
});

test('each work is as large as a pinhole camera says, within two pixels, and its colour within 2/255', async () => {
  for (const room_style of ['white-cube', 'dark-room']) {
    await changeExhibition(exhibition.id, { room_style });
    const { page, context } = await enter(exhibition.id);
    expect(await measure(page), room_style).toEqual([]);
    await context.close();
  }
});
