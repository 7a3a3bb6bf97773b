import { readFileSync } from 'node:fs';
import { noteText } from '@hwarang/domain/imports/notes.words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runRows, summaryOf, importsWords as words } from '../web/src/imports/imports.words.ts';
import { agreementWords, consignmentWords } from '../web/src/studio/agreements.words.ts';
import { studioWords } from '../web/src/studio/studio.words.ts';
import { faults, screens, staffOf, testGallery } from './galleries.ts';
import { artist, callAs, openAs, picture, returning, signIn } from './members.ts';
import { site } from './site.ts';

const none = { make: 0, change: 0, leave: 0, ask: 0, refuse: 0 };

/** The file input of a part of the page, for what a drop or a click on it would give. */
const give = (page: Page, part: string | RegExp, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page
    .getByRole('main')
    .getByRole('button', { name: part })
    .locator('xpath=preceding-sibling::input[@type="file"]')
    .setInputFiles(files);

test.each(screens)(
  'a curator brings works of a represented artist, who accepts one of them ($language)',
  async ({ language, width }) => {
    const own = await testGallery();
    const who = await staffOf(own, 'curator');
    const { jwt } = await signIn(who);
    const painter = await artist();
    const name = `작가 ${painter.username}`;
    await callAs(painter.jwt, 'PUT', `/artists/${painter.artistId}`, { localname: name, englishname: name });
    await callAs(jwt, 'POST', `/studio/${own.id}/artists`, { artist: painter.artistId });
    await callAs(painter.jwt, 'PUT', `/my-galleries/representations/${own.id}`, { state: 'accepted' });

    const { page } = await openAs(who, `/studio/${own.id}`, { language, width });
    const main = page.getByRole('main');
    const menu = main.getByRole('navigation', { name: studioWords.menu[language] });
    await menu.getByRole('link', { name: studioWords.imports[language] }).click();
    await page.waitForURL(`**/studio/${own.id}/import`);
    await main.getByText(words.galleryLead[language]).waitFor();
    const [dawn, dusk] = [`새벽 ${painter.username}`, `저녁 ${painter.username}`];
    const sheet = [
      '작품명,작가,재료,크기,제작연도,이미지,공개',
      `${dawn},${name},캔버스에 유채,53 x 45.5 cm,2021년,a.png,공개`,
      `${dusk},${name},종이에 먹,10호 F,2022,,공개`,
      `낮,소속이 아닌 사람,종이에 먹,10호 F,2022,,공개`,
    ].join('\r\n');
    expect(await faults(page)).toEqual([]);
    const file = `${painter.username}.csv`;
    await give(page, new RegExp(`^${words.sheet[language]}`), [
      { name: file, mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${sheet}`) },
    ]);
    await page.waitForURL(new RegExp(`/studio/${own.id}/import/[0-9a-f]{24}$`));
    await main.getByRole('heading', { level: 1, name: file }).waitFor();
    const chosen = await main
      .getByRole('combobox', { name: new RegExp(words.becomes[language]) })
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    // Whether a work is public is the artist's to say: there is no such field to choose.
    expect(chosen).toEqual(['title', 'owner', 'material', 'size', 'year', 'image', '']);
    expect(await main.locator('option[value="is_exposed"]').count()).toBe(0);
    await give(page, /ZIP/, [await picture(60, 50, 'a.png')]);
    await main.getByText(/이미지 1개가 준비|1 picture is ready/).waitFor();
    expect(await faults(page)).toEqual([]);

    await main.getByRole('button', { name: words.check[language] }).click();
    await main.getByRole('heading', { name: words.result[language] }).waitFor();
    const found = summaryOf({ ...none, make: 2, refuse: 1 }, language).join(' · ');
    await main.getByRole('status').filter({ hasText: found }).waitFor();
    const refusal = noteText({ key: 'artistNotRepresented', values: { value: '소속이 아닌 사람' } }, language);
    await main.getByRole('row').filter({ hasText: '낮' }).getByText(refusal).waitFor();
    await main.getByText(words.artistsFirst[language]).waitFor();
    expect(await callAs(jwt, 'GET', `/studio/${own.id}/works`)).toEqual([]);
    expect(await faults(page)).toEqual([]);

    await main.getByRole('button', { name: runRows(2)[language] }).click();
    await main.getByRole('heading', { name: words.done[language], level: 2 }).waitFor();
    await main.getByText(words.artistsAsked[language]).waitFor();
    expect(await faults(page)).toEqual([]);
    await main.getByRole('link', { name: words.records[language] }).click();
    await page.waitForURL(`**/studio/${own.id}/works`);
    const rowOf = (on: Page, title: string) => on.getByRole('main').getByRole('row').filter({ hasText: title });
    for (const title of [dawn, dusk]) await rowOf(page, title).getByText(consignmentWords.proposed[language]).waitFor();
    const works = await callAs<{ artwork: { id: string; title: string } }[]>(jwt, 'GET', `/studio/${own.id}/works`);
    const id = works.find(({ artwork }) => artwork.title === dawn)?.artwork.id;
    expect((await fetch(`${site().base}/artworks-detail/${id}`)).status).toBe(404);

    const { page: answers } = await returning(painter, '/my-galleries', { language, width });
    await rowOf(answers, dawn).getByRole('button', { name: agreementWords.accept[language] }).click();
    await rowOf(answers, dawn).getByText(consignmentWords.accepted[language]).waitFor();
    expect(await faults(answers)).toEqual([]);

    // The artist has the last word: what was accepted is not undone by the gallery, and a sheet goes out again.
    await page.goto(`/studio/${own.id}/import`);
    await main.getByRole('link', { name: file }).click();
    await main.getByRole('button', { name: words.undo[language] }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.undo[language] }).click();
    const notice = main.getByRole('alert').filter({ hasText: words.galleryChangedSince[language] });
    await notice.getByRole('link', { name: dawn }).waitFor();
    expect(await faults(page)).toEqual([]);
    await notice.getByRole('link', { name: dawn }).click();
    await rowOf(page, dawn).getByText(consignmentWords.accepted[language]).waitFor();
    expect(await rowOf(page, dusk).count()).toBe(0);
    await menu.getByRole('link', { name: studioWords.imports[language] }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: /작품 \(CSV\)|Artworks \(CSV\)/ }).click(),
    ]);
    const out = readFileSync(await download.path(), 'utf8');
    expect([out.includes(dawn), out.includes(dusk)]).toEqual([true, false]);
  },
  300_000,
);
