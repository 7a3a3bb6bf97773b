import { staffRoleWords } from '@hwarang/domain/galleries/studio.words';
import { expect, inject, test, vi } from 'vitest';
import { mailsTo } from '../server/src/testing/outbox.ts';
import { verificationWords } from '../web/src/accounts/account-pages.words.ts';
import { adminWords } from '../web/src/admin/admin.words.ts';
import { editorWords } from '../web/src/admin/editor.words.ts';
import { staffWords } from '../web/src/admin/staff/staff.words.ts';
import { tableWords } from '../web/src/admin/tables.words.ts';
import { errorWords } from '../web/src/errors/errors.words.ts';
import { shellWords } from '../web/src/shell/shell.words.ts';
import { agreementWords, consignmentWords, representationWords } from '../web/src/studio/agreements.words.ts';
import { invitationWords } from '../web/src/studio/invitation/invitation.words.ts';
import { stockWords } from '../web/src/studio/stock.words.ts';
import { studioWords } from '../web/src/studio/studio.words.ts';
import { faults, painterWithWork, screens, staffOf, testGallery } from './galleries.ts';
import { callAs, field, openAs, openHydrated, product, returning, signIn, somebody } from './members.ts';
import { site } from './site.ts';

/** The so-manieth link of a kind that was mailed to somebody, as soon as it is there. */
const mailedLink = (email: string, part: string, number = 1): Promise<URL> =>
  vi.waitFor(
    () => {
      const links = mailsTo(product(), email).flatMap((mail) => mail.links.filter((link) => link.includes(part)));
      return new URL(links[number - 1] ?? '');
    },
    { timeout: 15_000, interval: 50 },
  );

async function invitationOf(email: string, number = 1): Promise<string> {
  const { pathname, search } = await mailedLink(email, '/gallery-invitation', number);
  return pathname + search;
}

/** An artist with a public work, both named as nothing else is. */
async function namedPainter() {
  const { painter, title } = await painterWithWork();
  const name = `작가 ${painter.username}`;
  await callAs(painter.jwt, 'PUT', `/artists/${painter.artistId}`, { localname: name, englishname: name });
  return { painter, name, title };
}

test.each(screens)(
  'an invited person registers, accepts and makes an exhibition that opens by the clock ($language)',
  async ({ language, width }) => {
    const own = await testGallery();
    const who = somebody();
    const { page: desk } = await openAs(inject('administrator'), `/admin/galleries/${own.id}`, { language, width });
    const invite = desk.getByRole('form', { name: staffWords.inviteTitle[language] });
    await invite.getByLabel(staffWords.email[language]).fill(who.email);
    await invite.getByLabel(staffWords.role[language]).selectOption('owner');
    await invite.getByRole('button', { name: staffWords.invite[language] }).click();
    await desk.getByRole('cell', { name: who.email, exact: true }).waitFor();
    expect(await faults(desk)).toEqual([]);

    const { page, context } = await openHydrated(await invitationOf(who.email), { language, width });
    const main = page.getByRole('main');
    await main.getByText(own.name).waitFor();
    await main.getByText(staffRoleWords.owner[language], { exact: true }).waitFor();
    expect(await faults(page)).toEqual([]);
    await main.getByRole('link', { name: invitationWords.register[language] }).click();
    await page.waitForURL('**/register');
    expect(await field(page, 'email').inputValue()).toBe(who.email);
    await field(page, 'username').fill(who.username);
    await field(page, 'password').fill(who.password);
    await field(page, 'confirm').fill(who.password);
    await field(page, 'terms').check();
    await page.locator('main form button[type="submit"]').click();
    await page.getByRole('dialog').waitFor();
    const beside = await context.newPage();
    await beside.goto((await mailedLink(who.email, '/auth/email-confirmation')).href);
    await beside.close();
    await page.getByRole('dialog').getByRole('button', { name: verificationWords.confirmed[language] }).click();
    await page.waitForURL('**/gallery-invitation?token=*');
    await main.getByRole('button', { name: invitationWords.accept[language] }).click();
    await page.waitForURL(`**/studio/${own.id}`);
    await main.getByRole('heading', { level: 1, name: own.name }).waitFor();
    expect(await faults(page)).toEqual([]);

    const { jwt } = await signIn(who);
    const { painter, title: work } = await namedPainter();
    await callAs(jwt, 'POST', `/studio/${own.id}/artists`, { artist: painter.artistId });
    await callAs(painter.jwt, 'PUT', `/my-galleries/representations/${own.id}`, { state: 'accepted' });
    const menu = main.getByRole('navigation', { name: studioWords.menu[language] });
    await menu.getByRole('link', { name: studioWords.exhibitions[language] }).click();
    await main.getByRole('link', { name: editorWords.newExhibition[language] }).click();
    await page.waitForURL(`**/studio/${own.id}/exhibitions/new`);
    const title = `첫 전시 ${who.username}`;
    await field(page, 'title').fill(title);
    await field(page, 'opens_on').fill('2026-01-01');
    await field(page, 'closes_on').fill('2099-12-31');
    const works = main.getByRole('combobox', { name: editorWords.artworks[language] });
    // Works of artists who have not agreed are not offered.
    await works.fill('달');
    await main.getByText(editorWords.nothingFound[language]).waitFor();
    await works.fill(painter.username);
    await main.getByRole('option').filter({ hasText: work }).click();
    await main.getByRole('button', { name: adminWords.save[language] }).click();
    await page.waitForURL(/\/exhibitions\/[0-9a-f]{24}$/);
    const id = page.url().slice(-24);
    expect(await faults(page)).toEqual([]);
    const address = `${site().base}/exhibition-detail/${id}`;
    const publicly = async () => (await fetch(address)).status;
    expect(await publicly()).toBe(404);

    await main.getByRole('link', { name: editorWords.previewAs[language] }).click();
    await main.getByText(editorWords.previewNote[language]).waitFor();
    await main.getByRole('heading', { level: 1, name: title }).waitFor();
    await main.getByRole('link', { name: editorWords.backToEditor[language] }).click();
    await page.waitForURL(`**/studio/${own.id}/exhibitions/${id}`);

    // Shown from tomorrow: visitors do not see it, and the table says from when they will.
    await field(page, 'is_exposed').check();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await field(page, 'shown_from').fill(tomorrow);
    await main.getByRole('button', { name: adminWords.save[language] }).click();
    await page.getByText(adminWords.saved[language]).waitFor();
    expect(await publicly()).toBe(404);
    await menu.getByRole('link', { name: studioWords.exhibitions[language] }).click();
    const row = main.getByRole('row').filter({ hasText: title });
    await row.getByText(tableWords.scheduled[language]).waitFor();
    expect(await faults(page)).toEqual([]);

    // The clock of the form counts in minutes: the second that is waited for is set beside it.
    const shown_from = new Date(Date.now() + 2000).toISOString();
    await callAs(jwt, 'PUT', `/exhibitions/${id}`, { shown_from });
    await expect.poll(publicly, { timeout: 15_000, interval: 300 }).toBe(200);
    await callAs(jwt, 'DELETE', `/exhibitions/${id}`);
    expect(await publicly()).toBe(404);
  },
);

test('the studio of a gallery does not exist for the staff of another', async () => {
  const [own, other] = [await testGallery(), await testGallery()];
  const owner = await staffOf(own);
  const { jwt } = await signIn(owner);
  const draft = await callAs<{ id: string }>(jwt, 'POST', '/exhibitions', {
    title: '비밀 전시',
    gallery: own.id,
    is_exposed: false,
  });
  const stranger = await staffOf(other);
  const { page, expectFailure } = await openAs(stranger, `/studio/${own.id}/exhibitions/${draft.id}`);
  expectFailure(/\/api\//);
  for (const path of ['', '/preview', '/room']) {
    await page.goto(`/studio/${own.id}/exhibitions/${draft.id}${path}`);
    await page.getByRole('heading', { level: 1, name: errorWords[404].title.en }).waitFor();
  }
  // Under the address of one's own gallery the draft of another is not found either.
  await page.goto(`/studio/${other.id}/exhibitions/${draft.id}/preview`);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('비밀 전시');
  await page.goto(`/studio/${other.id}/exhibitions`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('비밀 전시');
});

test('an assistant finds no more in the menu than the role includes, and is told so elsewhere', async () => {
  const own = await testGallery();
  const { page } = await openAs(await staffOf(own, 'assistant'), '/studio');
  await page.waitForURL(`**/studio/${own.id}`);
  const menu = page.getByRole('navigation', { name: studioWords.menu.en });
  await menu.waitFor();
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([studioWords.overview.en, studioWords.enquiries.en]);
  await page.goto(`/studio/${own.id}/staff`);
  await page.getByText(studioWords.barredTitle.en).waitFor();
});

test('somebody of two galleries goes from one studio to the other, and finds them in the account menu', async () => {
  const [first, second] = [await testGallery(), await testGallery()];
  const who = await staffOf(first, 'curator');
  await callAs(second.jwt, 'POST', `/studio/${second.id}/invitations`, { email: who.email, role: 'assistant' });
  const { page } = await openAs(who, await invitationOf(who.email, 2));
  await page.getByRole('button', { name: invitationWords.accept.en }).click();
  await page.waitForURL(`**/studio/${second.id}`);
  await page.getByRole('main').getByLabel(studioWords.gallery.en).selectOption(first.id);
  await page.waitForURL(`**/studio/${first.id}`);
  await page.getByRole('heading', { level: 1, name: first.name }).waitFor();
  await page.getByRole('banner').getByLabel(shellWords.account.en).click();
  await page.getByRole('banner').getByRole('link', { name: shellWords.studio.en }).click();
  await page.waitForURL('**/studio');
  await page.getByRole('link', { name: second.name }).waitFor();
  expect(await faults(page)).toEqual([]);
});

test.each(screens)(
  'a gallery asks an artist and then for a work, and the artist agrees to both ($language)',
  async ({ language, width }) => {
    const own = await testGallery();
    const { painter, name, title } = await namedPainter();
    const { page } = await openAs(await staffOf(own, 'curator'), `/studio/${own.id}/artists`, { language, width });
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: stockWords.findArtist[language] }).fill(painter.username);
    await main.getByRole('option').filter({ hasText: name }).click();
    const asked = main.getByRole('row').filter({ hasText: name });
    await asked.getByText(representationWords.proposed[language]).waitFor();
    expect(await faults(page)).toEqual([]);

    const { page: side } = await returning(painter, '/my-galleries', { language, width });
    const offers = side.getByRole('main');
    await offers.getByRole('button', { name: `${agreementWords.accept[language]}: ${own.name}` }).click();
    await offers.getByText(representationWords.accepted[language], { exact: true }).waitFor();
    expect(await faults(side)).toEqual([]);

    await page.goto(`/studio/${own.id}/works`);
    await main.getByRole('button', { name: stockWords.askForWorks[language] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: title }).check();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: stockWords.ask[language] }).click();
    await dialog.waitFor({ state: 'detached' });
    const work = main.getByRole('row').filter({ hasText: title });
    await work.getByText(consignmentWords.proposed[language]).waitFor();
    await side.reload();
    await offers.getByRole('button', { name: `${agreementWords.accept[language]}: ${title}, ${own.name}` }).click();
    await offers.getByText(consignmentWords.accepted[language], { exact: true }).waitFor();
    await page.reload();
    await work.getByText(consignmentWords.accepted[language]).waitFor();
    expect(await faults(page)).toEqual([]);

    // Ended by the gallery, after it is asked once more.
    await work.getByRole('button', { name: `${agreementWords.end[language]}: ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: agreementWords.end[language] }).click();
    await work.getByText(consignmentWords.ended[language], { exact: true }).waitFor();
  },
);
