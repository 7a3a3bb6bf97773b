import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { addDays } from '@hwarang/domain/open-calls/dates';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { mailTo } from '../server/src/testing/outbox.ts';
import { violations } from './axe.ts';
import {
  artist,
  callAs,
  confirmed,
  field,
  linkOf,
  openAs,
  openHydrated,
  picture,
  product,
  returning,
  somebody,
} from './members.ts';

/** An artist with a work enters by the form. */
async function enter(slug: string, localname: string, title: string) {
  const who = await artist();
  await callAs(who.jwt, 'PUT', `/artists/${who.artistId}`, { localname, englishname: `${localname} (en)` });
  const { mimeType, buffer } = await picture(60, 80);
  const form = new FormData();
  form.append('data', JSON.stringify({ title, size: '60 cm x 80 cm', year: '2024', is_exposed: false }));
  form.append('files.image', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'work.png');
  await callAs(who.jwt, 'POST', '/art-works', form);
  const { page } = await returning(who, `/open-calls/${slug}/enter`);
  await page.getByRole('button', { name: 'Choose from my artworks' }).click();
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: 'Submit entry' }).click();
  await page.getByText(/^Receipt number \d+$/).waitFor();
  return who;
}

/** A juror accepts by the link of the mail, with an account of their own. */
async function accept(email: string): Promise<Page> {
  const { links } = await mailTo(product(), email);
  const { pathname, search } = new URL(linkOf(links, '/jury/invitation'));
  const { page } = await openHydrated(pathname + search);
  for (const name of ['password', 'confirm']) await field(page, name).fill('first-secret');
  await page.getByRole('button', { name: 'Create account and accept' }).click();
  await page.waitForURL(/\/jury\/[0-9a-f]{24}$/);
  return page;
}

async function declare(page: Page, close?: string) {
  await page.reload();
  const artists = page.getByRole('form', { name: 'Are you close to any of these artists?' });
  await artists.getByRole('checkbox', { name: close ?? 'I have no conflicts' }).check();
  await artists.getByRole('button', { name: 'Declare and go on to the works' }).click();
  const works = page.getByRole('form', { name: 'Do you know any of these works?' });
  await works.getByRole('checkbox', { name: 'I have no conflicts' }).check();
  await works.getByRole('button', { name: 'Declare' }).click();
  await page.getByText('All declared. Thank you.').waitFor();
}

/** Every entry by keyboard, with the same mark for each of the three criteria that a new round has. */
async function judge(page: Page, entries: number) {
  await page.reload();
  const told = (text: string) => page.getByRole('main').getByText(text, { exact: true }).waitFor();
  await told(`0 of ${entries} judged`);
  for (let entry = 1; entry <= entries; entry += 1) {
    await told(`${entry} / ${entries}`);
    for (let criterion = 0; criterion < 3; criterion += 1) await page.keyboard.press(String(10 - entry));
    await told(`${entry} of ${entries} judged`);
    await told('Saved');
    if (entry < entries) await page.keyboard.press('j');
  }
}

test('a call goes from its first word over a blind jury to the exhibition of its winner', async () => {
  const { page: desk } = await openAs(inject('administrator'), '/admin/open-calls');
  await desk.getByRole('button', { name: 'New call' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Title (Korean)').fill('먼 길 공모');
  await dialog.getByLabel('Title (English)').fill('The Long Road');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await desk.waitForURL('**/admin/open-calls/the-long-road');
  const today = dayInKorea(new Date());
  const facts = {
    ...{ lead_ko: '먼 길', lead_en: 'A long road', notice_ko: '안내', notice_en: 'Notice' },
    ...{ opens_on: today, closes_on: addDays(today, 9), results_on: addDays(today, 30) },
  };
  for (const [name, value] of Object.entries(facts)) await field(desk, name).fill(value);
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('alert').getByText('Saved.').waitFor();
  await confirmed(desk, 'Publish');

  const winner = await enter('the-long-road', '가온빛', '새벽 길');
  await enter('the-long-road', '나리별', '한낮 길');
  await enter('the-long-road', '다솜달', '저녁 길');
  await confirmed(desk, 'Close entries');

  await desk.goto('/admin/open-calls/the-long-road/jury');
  await field(desk, 'name_ko').fill('본심');
  await field(desk, 'name_en').fill('Final round');
  await desk.getByRole('button', { name: 'Make this round' }).click();
  const invite = desk.getByRole('form', { name: 'Invite a juror' });
  const jurors: Page[] = [];
  for (const one of [somebody(), somebody()]) {
    await invite.getByLabel('Name').fill(one.username);
    await invite.getByLabel('Email').fill(one.email);
    await invite.getByRole('button', { name: 'Invite' }).click();
    await desk.getByRole('cell', { name: one.email }).waitFor();
    jurors.push(await accept(one.email));
  }
  const [first = desk, second = desk] = jurors;
  await desk.reload();
  await confirmed(desk, 'Begin with conflicts');
  await declare(first, '나리별');
  await declare(second);
  await desk.reload();
  await confirmed(desk, 'Begin judging');
  await judge(first, 2);
  await judge(second, 3);
  for (const page of jurors)
    for (const name of ['가온빛', '나리별', '다솜달']) expect(await page.content()).not.toContain(name);
  await desk.reload();
  await confirmed(desk, 'End judging, open discussion');

  await desk.goto('/admin/open-calls/the-long-road/result');
  await desk.getByRole('button', { name: /^Decide: 가온빛/ }).click();
  await desk.getByRole('radio', { name: 'Winner' }).check();
  for (const [name, text] of Object.entries({ place: '1', reason: 'The highest mean' }))
    await desk.locator(`[name="${name}"]`).fill(text);
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Winner · 1st').waitFor();
  await desk.getByRole('button', { name: 'Decide all remaining' }).click();
  await desk.getByRole('dialog').locator('[name="reason"]').fill('Fewer points');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme });
    expect(await violations(desk)).toEqual([]);
  }
  await confirmed(desk, 'Publish the result');
  await desk.getByRole('button', { name: 'Make an exhibition of the winners' }).click();
  await desk.waitForURL('**/admin/exhibitions/*');

  expect((await mailTo(product(), winner.email, 3)).text).toMatch(/[0-9a-f]{64}/);
  const { page: visitor } = await openHydrated('/open-calls/the-long-road/results');
  await visitor
    .getByRole('link', { name: /가온빛/ })
    .first()
    .waitFor();
  expect(await visitor.getByText('나리별').count()).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.emulateMedia({ colorScheme });
    expect(await violations(visitor)).toEqual([]);
  }
});
