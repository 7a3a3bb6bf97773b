import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violations } from './axe.ts';
import { heldSoon, tabTo } from './keyboard.ts';
import { expiredAndBack, field, login, openAs, openHydrated } from './members.ts';

/** What Enter saves on the button that has the focus. */
async function download(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('an administrator orders and rewrites captions by keyboard, and downloads CSV and labels', async () => {
  const { email, password } = inject('administrator');
  const { page } = await openHydrated('/admin/captionmanager/');
  await page.waitForURL('**/login');
  await login(page, email, password);
  await page.waitForURL('**/admin/captionmanager/');
  await page.getByText('Choose an exhibition first').waitFor();
  const { keyboard } = page;
  await tabTo(page, /^Skip to content$/);
  await keyboard.press('Enter');
  await tabTo(page, /^Exhibition$/);
  await keyboard.press('ArrowDown');
  await page.getByRole('option').nth(1).waitFor();
  await keyboard.press('Enter');
  const rows = page.getByRole('main').locator('tbody tr');
  await rows.nth(2).waitFor();
  const ids = () => rows.locator('td:nth-child(6)').allInnerTexts();
  const [first = '', second = '', third = ''] = await ids();

  await tabTo(page, /^Move /);
  await keyboard.press('Space');
  await page.getByText(/is picked up|is 1 of \d+/).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText(/is 2 of \d+/).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await ids()).slice(0, 3)).toEqual([second, first, third]);

  await heldSoon(page, /^Move /);
  await tabTo(page, /^Move /, { back: true });
  await tabTo(page, /^Edit/);
  await keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Edit caption' });
  await editor.waitFor();
  await keyboard.press('Escape');
  await heldSoon(page, /^Edit/);
  await keyboard.press('Enter');
  await tabTo(page, /^Title/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('다시 쓴 제목, "하나"');
  await tabTo(page, /^Title · English/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Rewritten, "one"');
  await tabTo(page, /^Apply$/);
  await keyboard.press('Enter');
  await heldSoon(page, /^Edit/);
  await rows.first().getByText('Edited').waitFor();
  await page.getByRole('img', { name: 'Print preview' }).getByText('다시 쓴 제목').first().waitFor();

  await tabTo(page, /^DOWNLOAD$/, { back: true });
  const english = await download(page);
  expect(english.name).toMatch(/^captions-[\x20-\x7E]+\.csv$/);
  const head = '\uFEFF"image","title","material","size","id","artist name","edition"\r\n';
  expect(english.text.startsWith(head)).toBe(true);
  expect(english.text).toContain('"Rewritten, ""one"""');
  expect(english.text).not.toMatch(/\p{Script=Hangul}/u);
  expect(english.text.indexOf(second)).toBeLessThan(english.text.indexOf(first));

  await field(page, 'captionLanguages').selectOption('ko');
  await rows.first().getByText('다시 쓴 제목').waitFor();
  await page.getByRole('button', { name: 'DOWNLOAD', exact: true }).focus();
  const korean = await download(page);
  expect(korean.name).toMatch(/^captions-.*\p{Script=Hangul}.*\.csv$/u);
  expect(korean.text.startsWith(head)).toBe(true);
  expect(korean.text).toContain('"다시 쓴 제목, ""하나"""');
  expect(korean.text).not.toContain('Rewritten');

  await field(page, 'sheet').focus();
  await tabTo(page, /^Download labels as PDF$/);
  const [pdf] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await rows.first().getByText('Edited').waitFor();
  await tabTo(page, /^Skip to content$/);
  await keyboard.press('Enter');
  await tabTo(page, /^Undo all changes$/);
  await keyboard.press('Enter');
  await heldSoon(page, /^Caption language$/);
  await expect.poll(async () => (await ids()).slice(0, 3)).toEqual([first, second, third]);
});

test('an exhibition is found by title, a caption outlives the login, and making labels can be cancelled', async () => {
  const visitor = await openAs(inject('administrator'), '/admin/captionmanager/');
  const { page } = visitor;
  const box = page.getByRole('combobox', { name: 'Exhibition' });
  await box.click();
  const latest = await page.getByRole('option').first().innerText();
  await box.fill('no such exhibition');
  await page.getByText('Nothing found').waitFor();
  const [word = ''] = latest.split(/[\n,]/);
  await box.fill(word);
  await page.getByRole('option', { name: word }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => box.inputValue()).toContain(word);
  await page.waitForURL(/\?exhibition=[0-9a-f]{24}$/);

  await page
    .getByRole('button', { name: /^Edit: / })
    .nth(1)
    .click();
  const [title, year] = [field(page, 'title'), field(page, 'year')];
  const before = await title.inputValue();
  await year.fill('2031');
  await expiredAndBack(visitor, inject('administrator'));
  await page.getByRole('dialog', { name: 'Edit caption' }).getByText('before your login expired').waitFor();
  expect([await title.inputValue(), await year.inputValue()]).toEqual([before, '2031']);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  await page.route('**/captions/labels', () => undefined);
  await page.getByRole('button', { name: 'Download labels as PDF' }).click();
  await page.getByRole('progressbar', { name: 'Making labels' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
});
