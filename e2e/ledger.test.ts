import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateWords } from '@hwarang/domain/certificates/certificates.words';
import type { Language } from '@hwarang/domain/language';
import type { Sale } from '@hwarang/domain/ledger/ledger.contract';
import { legalWords, notTheSeller } from '@hwarang/domain/legal/legal-face';
import { availabilityWords } from '@hwarang/domain/sales/availability.words';
import type { Settings } from '@hwarang/domain/settings/settings.contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { certificatePageWords } from '../web/src/certificates/certificates.words.ts';
import { unsentNote } from '../web/src/platform/unsent.words.ts';
import { afterVoidWords, ledgerWords } from '../web/src/studio/ledger/ledger.words.ts';
import { consignedWork, faults, screens, staffOf, testGallery } from './galleries.ts';
import { callAs, expiredAndBack, field, openAs, openHydrated, signIn, somebody } from './members.ts';
import { site } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'hwarang-e2e-ledger-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function downloaded(page: Page, button: Locator): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const path = join(folder, `${somebody().username}-${download.suggestedFilename()}`);
  await download.saveAs(path);
  return { name: download.suggestedFilename(), path };
}

test.each(screens)(
  'a gallery writes a sale, certifies it, and whoever has the paper checks it ($language)',
  async ({ language, width }) => {
    const words = (name: keyof typeof ledgerWords) => ledgerWords[name][language];
    const own = await testGallery();
    const who = await staffOf(own, 'curator');
    const { jwt } = await signIn(who);
    const work = await consignedWork(own.id, jwt, {
      material: '한지에 먹',
      material_en: 'Ink on hanji',
      year: '2021-01-01',
    });
    const offer = { availability: 'for-sale', price: 15_000_000, currency: 'KRW', price_shown: 'public' };
    await callAs(jwt, 'PUT', `/studio/${own.id}/works/${work.id}/offer`, offer);
    const { page, expectFailure } = await openAs(who, `/studio/${own.id}/ledger`, { language, width });
    expectFailure(/\/sales$/);
    const main = page.getByRole('main');
    await main.getByText(words('empty')).waitFor();
    expect(await faults(page)).toEqual([]);

    await main.getByRole('button', { name: words('write') }).click();
    await field(page, 'artwork').selectOption(work.id);
    await field(page, 'price').fill('12,000,000');
    await field(page, 'sold_on').fill('2099-01-01');
    await field(page, 'buyer_name').fill('박하늘');
    expect(await faults(page)).toEqual([]);
    await main.getByRole('button', { name: words('save') }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('sold_on');
    await field(page, 'sold_on').fill('2026-11-02');
    await field(page, 'place').fill('여울 갤러리');
    await main.getByRole('button', { name: words('save') }).click();
    const item = main.getByRole('listitem').filter({ hasText: work.title });
    await item.getByText('12,000,000').waitFor();
    await item.getByText('박하늘').waitFor();
    expect(await faults(page)).toEqual([]);

    await item.getByRole('button', { name: words('issue') }).click();
    const paper = item.getByRole('link', { name: /^[1-9B-Z]{4}-[1-9B-Z]{4}-[1-9B-Z]{4}$/ });
    await paper.waitFor();
    const number = await paper.innerText();
    const pdf = await downloaded(page, item.getByRole('button', { name: words('pdf') }));
    expect(pdf.name).toBe(`certificate-${number}.pdf`);
    const sheet = await downloaded(page, main.getByRole('button', { name: words('accountant') }));
    expect(readFileSync(sheet.path, 'utf8')).toContain('박하늘');
    const resale = await downloaded(page, main.getByRole('button', { name: words('resale') }));
    expect(readFileSync(resale.path, 'utf8')).not.toContain('박하늘');
    expect(await faults(page)).toEqual([]);

    // A visitor with the paper and the file.
    const told = (name: keyof typeof certificatePageWords) => certificatePageWords[name][language];
    const { page: visitor } = await openHydrated(`/certificates/${number}`, { language, width });
    const shown = visitor.getByRole('main');
    await shown.getByText(told('valid')).waitFor();
    await shown.getByText(work.title).first().waitFor();
    for (const secret of ['박하늘', '12,000,000', '12000000']) expect(await visitor.content()).not.toContain(secret);
    const { content_hash: hash } = await (await fetch(`${site().base}/api/certificates/${number}`)).json();
    await field(visitor, 'hash').fill(` ${hash.slice(0, 8).toUpperCase()} ${hash.slice(8)} `);
    await shown.getByRole('button', { name: told('compare') }).click();
    await shown.getByText(told('sameHash')).waitFor();
    await field(visitor, 'hash').fill(hash.replace(/^./, (first: string) => (first === '0' ? '1' : '0')));
    await shown.getByRole('button', { name: told('compare') }).click();
    await shown.getByText(told('otherHash')).waitFor();
    await field(visitor, 'hash').fill('12');
    await shown.getByRole('button', { name: told('compare') }).click();
    await shown.getByText(told('incompleteHash')).waitFor();
    // What was said stands in the language that the page has now.
    for (const other of [language === 'ko' ? 'en' : 'ko', language] as const) {
      await visitor.locator(`header a[hreflang="${other}"]`).first().dispatchEvent('click');
      await shown.getByText(certificatePageWords.incompleteHash[other]).waitFor();
    }
    await field(visitor, 'file').setInputFiles(pdf.path);
    await shown.getByText(told('sameFile')).waitFor();
    const changed = readFileSync(pdf.path);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    writeFileSync(`${pdf.path}.changed.pdf`, changed);
    await field(visitor, 'file').setInputFiles(`${pdf.path}.changed.pdf`);
    await shown.getByText(told('otherFile')).waitFor();
    expect(await faults(visitor)).toEqual([]);

    // Revoked, the paper is told to be no longer valid, though its bytes are right.
    await item.getByRole('button', { name: words('revoke') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name="reason"]').fill('환불');
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: words('revoke') }).click();
    await item.getByText(words('revokedMark'), { exact: true }).waitFor();
    await visitor.reload();
    await shown.getByText(told('revoked')).waitFor();
    await field(visitor, 'file').setInputFiles(pdf.path);
    await shown.getByText(told('noLonger')).waitFor();
    expect(await visitor.content()).not.toContain('환불');
    expect(await faults(visitor)).toEqual([]);

    // Whoever voids the sale says what becomes of the work, and nothing is chosen for them.
    const { page: shop } = await openHydrated(`/artworks-detail/${work.id}`, { language, width });
    await shop.getByText(availabilityWords.sold[language], { exact: true }).waitFor();
    await item.getByRole('button', { name: words('void') }).click();
    await dialog.locator('[name="reason"]').fill('환불');
    await dialog.getByRole('button', { name: words('void') }).click();
    await dialog.getByText(words('needsChoice')).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('choice');
    expect(await faults(page)).toEqual([]);
    await dialog.getByLabel(afterVoidWords['for-sale'][language]).check();
    await dialog.getByRole('button', { name: words('void') }).click();
    await item.getByText(words('voided'), { exact: true }).waitFor();
    expect(await faults(page)).toEqual([]);
    // On paper a sale stands with its details, and the menu does not.
    await page.emulateMedia({ media: 'print' });
    await item.getByText('환불', { exact: true }).waitFor();
    expect(await main.getByRole('navigation').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await shop.reload();
    const asked = shop.getByRole('main').locator('p').filter({ hasText: availabilityWords['for-sale'][language] });
    await asked.getByText('15,000,000').waitFor();
  },
);

test('a ledger of more than two hundred sales can be read to its end', async () => {
  const own = await testGallery();
  const who = await staffOf(own, 'curator');
  const { jwt } = await signIn(who);
  const count = 203;
  for (let number = 1; number <= count; number += 1)
    await callAs(jwt, 'POST', `/studio/${own.id}/sales`, {
      work: { artist: '금별', title: `판화 ${number}` },
      sold_on: number === 1 ? '2025-01-01' : '2025-01-02',
      price: '100000',
      seller: 'artist',
      currency: 'KRW',
      buyer_name: '박하늘',
    });
  const { page } = await openAs(who, `/studio/${own.id}/ledger`, { language: 'en' });
  const sales = page.getByRole('main').getByRole('list', { name: ledgerWords.sales.en }).getByRole('listitem');
  const more = page.getByRole('button', { name: ledgerWords.more.en });
  for (const shown of [50, 100, 150, 200]) {
    await expect.poll(() => sales.count()).toBe(shown);
    await more.click();
  }
  await expect.poll(() => sales.count()).toBe(count);
  await sales.last().getByText('판화 1', { exact: true }).waitFor();
  await more.waitFor({ state: 'detached' });
});

test('a sale can be typed while the works cannot be read, and is there again after the login expired', async () => {
  const own = await testGallery();
  const who = await staffOf(own, 'curator');
  const { jwt } = await signIn(who);
  const { title } = await consignedWork(own.id, jwt);
  const visitor = await openAs(who, `/studio/${own.id}/ledger`, { language: 'en' });
  const { page, expectFailure } = visitor;
  expectFailure(/\/works$/);
  const works = `**/api/studio/${own.id}/works`;
  await page.route(works, (route) => route.fulfill({ status: 503, json: { statusCode: 503 } }));
  await page.getByRole('button', { name: ledgerWords.write.en }).click();
  await page.getByRole('alert').getByText(ledgerWords.worksFailed.en).waitFor();
  await field(page, 'buyer_name').fill('박하늘');
  await field(page, 'price').fill('1,200,000');
  await field(page, 'seller').selectOption('owner');
  await field(page, 'made_for_hire').check();
  expect(await faults(page)).toEqual([]);
  await page.unroute(works);
  await page.getByRole('button', { name: 'Try again' }).click();
  await field(page, 'artwork').selectOption({ label: `${title} · Yun Seul` });
  expect(await field(page, 'buyer_name').inputValue()).toBe('박하늘');

  await expiredAndBack(visitor, who);
  await page.getByText(unsentNote.en).waitFor();
  await expect.poll(() => field(page, 'artwork').locator('option:checked').innerText()).toContain(title);
  expect(await field(page, 'made_for_hire').isChecked()).toBe(true);
  await page.getByRole('button', { name: ledgerWords.save.en }).click();
  const sale = page.getByRole('list', { name: ledgerWords.sales.en }).getByRole('listitem').first();
  await sale.getByText(title).first().waitFor();
  await sale.getByText('박하늘').first().waitFor();
});

test('facts that a certificate lacks are named instead of printed', async () => {
  const own = await testGallery();
  const who = await staffOf(own);
  const { jwt } = await signIn(who);
  const work = await consignedWork(own.id, jwt, {});
  const sale = { sold_on: '2026-11-02', price: 1, buyer_name: '박하늘', seller: 'artist', artwork: work.id };
  await callAs<Sale>(jwt, 'POST', `/studio/${own.id}/sales`, sale);
  const { page, expectFailure } = await openAs(who, `/studio/${own.id}/ledger`);
  expectFailure(/\/certificate$/);
  await page.getByRole('button', { name: ledgerWords.issue.en }).click();
  const lacking = page.getByRole('alertdialog').getByRole('listitem');
  const named = [certificateWords.year.en, certificateWords.material.en];
  await expect.poll(() => lacking.allInnerTexts()).toEqual(named);
  expect(await faults(page)).toEqual([]);
});

test('operator and gallery say who they are, as far as it is filled in, and that the site sells nothing', async () => {
  const { jwt } = await signIn(inject('administrator'));
  const own = await testGallery({ is_exposed: true });
  const before = await callAs<Settings>(jwt, 'GET', '/settings');
  const sentence = notTheSeller(before.site_name);
  const textOf = async (path: string, language: Language) =>
    (await (await fetch(`${site().base}${path}?lang=${language}`)).text()).replaceAll('&#x27;', "'");
  expect(await textOf(`/gallery-detail/${own.id}`, 'ko')).not.toContain(legalWords.registration_number.ko);
  const operator = { ...before.operator, trade_name: `운영 ${own.name}`, registration_number: '1248100998' };
  await callAs(jwt, 'PUT', '/settings', { ...before, operator });
  await callAs(jwt, 'PUT', `/galleries/${own.id}`, { legal: { trade_name: `상호 ${own.name}`, phone: '02-123-4567' } });
  try {
    for (const language of ['ko', 'en'] as const) {
      const [about, shown] = [await textOf('/faq', language), await textOf(`/gallery-detail/${own.id}`, language)];
      const footer = about.slice(about.indexOf('<footer'));
      for (const part of [
        `운영 ${own.name}`,
        '124-81-00998',
        legalWords.registration_number[language],
        sentence[language],
      ])
        expect(footer).toContain(part);
      expect(footer).not.toContain(legalWords.mail_order_number[language]);
      for (const part of [`상호 ${own.name}`, '02-123-4567', sentence[language]]) expect(shown).toContain(part);
    }
    const { page } = await openHydrated(`/gallery-detail/${own.id}`, { width: 360 });
    expect(await faults(page)).toEqual([]);
  } finally {
    const { __v } = await callAs<Settings>(jwt, 'GET', '/settings');
    await callAs(jwt, 'PUT', '/settings', { ...before, __v });
    await callAs(jwt, 'DELETE', `/galleries/${own.id}`);
  }
});
