import { type Language, languages } from '@hwarang/domain/language';
import { enrollWords, openCallWords } from '@hwarang/domain/open-calls/open-calls.words';
import { supportWords } from '@hwarang/domain/support/support.words';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { mailTo } from '../server/src/testing/outbox.ts';
import { verificationWords } from '../web/src/accounts/account-pages.words.ts';
import { artistRegisterWords, profileWords } from '../web/src/artists/artist-pages.words.ts';
import { myArtworksWords } from '../web/src/my-artworks/my-artworks.words.ts';
import { shellWords } from '../web/src/shell/shell.words.ts';
import { chatButtonWords } from '../web/src/support/chat-button.words.ts';
import { alerts, dialogsClosed, field, linkOf, openAs, openHydrated, picture, product, somebody } from './members.ts';
import { site } from './site.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const chooser = (page: Page) => page.locator('main input[type="file"]');

async function hangs(title: string): Promise<boolean> {
  const answer = await fetch(`${site().base}/artworks?q=${encodeURIComponent(title)}`);
  return (await answer.text()).includes(`>${title}<`);
}

async function answerAtTheDesk(asker: string, text: string) {
  const { page } = await openAs(inject('administrator'), '/admin/support');
  await page.getByRole('button', { name: asker }).click();
  await page.getByLabel('Reply').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText(text).waitFor();
}

const names: Record<Language, string> = { ko: 'Korean', en: 'English' };

// Proves §4.3 §4.4 §4.6 §4.9 §4.12 §4.14 §8.16 §8.17 §P.23 §P.26
for (const language of languages)
  test(`the whole journey in ${names[language]}, from registration to an open-call entry and sign-out`, async () => {
    const who = somebody();
    const title = `비상 ${who.username}`;
    const { page, context } = await openHydrated('/register', { language });
    await field(page, 'username').fill(who.username);
    await field(page, 'email').fill(who.email);
    await field(page, 'password').fill(who.password);
    await field(page, 'confirm').fill(who.password);
    await field(page, 'terms').check();
    await page.locator('main form button[type="submit"]').click();
    const modal = page.getByRole('dialog');
    await modal.getByText(verificationWords.sent[language]).waitFor();
    const { links } = await mailTo(product(), who.email);
    const beside = await context.newPage();
    await beside.goto(linkOf(links, '/auth/email-confirmation'));
    await beside.close();
    await modal.getByRole('button', { name: verificationWords.confirmed[language] }).click();
    await page.waitForURL('**/profile');

    await page.getByText(profileWords.notArtist[language]).waitFor();
    await page.getByRole('main').getByRole('link', { name: profileWords.register[language] }).click();
    await page.waitForURL('**/artist-register');
    await chooser(page).setInputFiles(await picture(600, 500));
    await field(page, 'usercountryname').selectOption('KR');
    await field(page, 'localname').fill('윤슬');
    await field(page, 'englishname').fill('Yun Seul');
    await field(page, 'mobile').fill('010-0000-0000');
    await button(page, artistRegisterWords.submit[language]).click();
    await page.waitForURL('**/profile');

    await page.goto('/my-artworks');
    await chooser(page).setInputFiles(await picture(640, 480));
    await field(page, 'title').fill(title);
    await field(page, 'year').selectOption('2020');
    await field(page, 'width').fill('72.7');
    await field(page, 'height').fill('60.6');
    await button(page, myArtworksWords.submit[language]).click();
    await button(page, title).click();
    expect(await hangs(title)).toBe(true);
    const work = page.getByRole('dialog', { name: title });
    await work.getByRole('button', { name: myArtworksWords.makePrivate[language], exact: true }).click();
    await work.getByRole('button', { name: myArtworksWords.makePublic[language], exact: true }).waitFor();
    expect(await hangs(title)).toBe(false);
    await page.keyboard.press('Escape');

    await dialogsClosed(page);
    await page.goto('/event/wefly');
    await page
      .getByRole('main')
      .getByRole('link', { name: openCallWords.apply[language], exact: true })
      .first()
      .click();
    await page.waitForURL('**/event-enroll');
    await button(page, enrollWords.chooseOwn[language]).click();
    await page.getByRole('dialog').getByRole('button', { name: title }).click();
    await button(page, enrollWords.addWork[language]).click();
    await chooser(page).setInputFiles(await picture(300, 400));
    await field(page, 'title').fill('두 번째 비상');
    await field(page, 'material').fill('한지에 먹');
    await field(page, 'width').fill('45');
    await field(page, 'height').fill('60');
    await button(page, enrollWords.saveWork[language]).click();
    await alerts(page).getByText(enrollWords.workSaved.ko).waitFor();
    await button(page, enrollWords.submit[language]).click();
    await alerts(page).getByText(enrollWords.done.ko).waitFor();
    const { text } = await mailTo(product(), who.email, 2);
    for (const work of [title, '두 번째 비상']) expect(text).toContain(`· ${work}`);

    // The chat's button steps aside where it would lie over a control; at the end of a page it has room.
    const chatButton = page.getByRole('button', { name: chatButtonWords.open[language] });
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return chatButton.getAttribute('data-aside');
      })
      .toBe('false');
    await chatButton.click();
    const chat = page.getByRole('dialog', { name: supportWords.title[language] });
    await chat.getByText(who.email).waitFor();
    await chat.getByLabel(supportWords.message[language]).fill('언제 발표하나요?');
    await chat.getByRole('button', { name: supportWords.send[language] }).click();
    await chat.getByRole('log').getByText('언제 발표하나요?').waitFor();
    await answerAtTheDesk(who.username, '곧 알려 드리겠습니다.');
    await chat.getByRole('log').getByText('곧 알려 드리겠습니다.').waitFor();

    await page.getByRole('banner').getByRole('link', { name: shellWords.logout[language] }).first().click();
    await page.getByRole('banner').getByRole('link', { name: shellWords.login[language] }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('@usertoken'))).toBeNull();
  });
