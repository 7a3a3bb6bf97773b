import { deskWords, supportWords } from '@hwarang/domain/support/support.words';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { startSite } from '../scripts/site.mjs';
import { mailsTo } from '../server/src/testing/outbox.ts';
import { outdatedNote } from '../web/src/design/states/outdated.words.ts';
import { violations } from './axe.ts';
import { hydrated } from './browser.ts';
import { faults, screens } from './galleries.ts';
import { heldSoon, tabTo } from './keyboard.ts';
import { callAs, expiredAndBack, field, login, member, openAs, openHydrated, product, signIn } from './members.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with Hwarang' });

async function atTheDesk() {
  const admin = await openAs(inject('administrator'), '/admin/support');
  await admin.page.getByRole('heading', { name: 'Support' }).waitFor();
  return admin.page;
}

// Proves §P.23
test('a visitor asks while nobody is at the desk, and the answer comes into the window', async () => {
  const { page } = await openHydrated('/faq');
  const question = `When do you open? ${Date.now().toString(36)}`;
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await chat(page).getByText('We’re away; leave a message').waitFor();
  await chat(page).getByLabel('Your email').fill('asker@visitors.example');
  await chat(page).getByLabel('Message').fill(question);
  await page.keyboard.press('Enter');
  await chat(page).getByRole('log').getByText(question).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await chat(page).count()).toBe(0);

  const admin = await atTheDesk();
  await tabTo(admin, /^Skip to content$/);
  await admin.keyboard.press('Enter');
  await admin.getByRole('button', { name: question }).waitFor();
  await tabTo(admin, new RegExp(question.replace('?', '\\?')));
  await admin.keyboard.press('Enter');
  await admin.getByLabel('Reply').waitFor();
  await tabTo(admin, /^Reply/);
  await admin.keyboard.type('At ten.');
  await tabTo(admin, /^Send$/);
  await admin.keyboard.press('Enter');
  await admin.getByRole('log').getByText('At ten.').waitFor();
  expect(await violations(admin)).toEqual([]);

  const badge = page.getByRole('button', { name: 'Chat with us, 1 new' });
  await badge.waitFor();
  await badge.click();
  await chat(page).getByText('We’re online and will reply shortly.').waitFor();
  await chat(page).getByRole('log').getByText('At ten.').waitFor();
  await page.getByRole('button', { name: 'Chat with us', exact: true }).waitFor();
});

test('what a visitor writes in two tabs is one conversation', async () => {
  const { page, context } = await openHydrated('/faq');
  const other = await context.newPage();
  await other.goto('/terms');
  await hydrated(other);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Chat with us' }).click();
    await chat(tab)
      .getByText(/^We’re (away|online)/)
      .waitFor();
  }
  const [first, second] = [`First tab ${Date.now().toString(36)}`, `Second tab ${Date.now().toString(36)}`];
  for (const [tab, text] of [
    [page, first],
    [other, second],
  ] as const) {
    await chat(tab).getByLabel('Message').fill(text);
    await tab.keyboard.press('Enter');
    await chat(tab).getByRole('log').getByText(text).waitFor();
  }
  await chat(other).getByRole('log').getByText(first).waitFor();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  for (const text of [first, second]) await chat(page).getByRole('log').getByText(text).waitFor();
});

// Proves §2.17 §P.22 §P.23 §P.24
test("the chat knows who is signed in; 'Need help?', Inbox and Message lead to it, live both ways", async () => {
  const who = await member();
  const { page } = await openAs(who, '/faq');
  await page.locator('summary[aria-label="My account"]').click();
  await page.getByRole('link', { name: 'Need help?' }).click();
  await chat(page).getByText(`${who.username} · ${who.email}`).waitFor();
  expect(new URL(page.url()).pathname).toBe('/faq');
  expect(await chat(page).getByLabel('Your email').count()).toBe(0);
  await chat(page).getByLabel('Message').fill(`Hello from ${who.username}`);
  await chat(page).getByRole('button', { name: 'Send' }).click();
  await chat(page).getByRole('log').getByText(`Hello from ${who.username}`).waitFor();
  await page.keyboard.press('Escape');

  const admin = await atTheDesk();
  await admin.getByRole('button', { name: who.username }).click();
  await page.locator('summary[aria-label="Notifications, 4 unread"]').waitFor();
  await admin.getByLabel('Reply').fill('안녕하세요, 반갑습니다.');
  await admin.keyboard.press('Enter');
  await page.locator('summary[aria-label="Notifications, 5 unread"]').click();
  await page.getByRole('link', { name: /We replied to your question/ }).click();
  await page.waitForURL('**/message?conversation=*');
  await page.getByRole('log').getByText('안녕하세요, 반갑습니다.').waitFor();
  await field(page, 'text').fill('Thank you');
  await page.getByRole('button', { name: 'Send' }).click();
  await admin.getByRole('log').getByText('Thank you').waitFor();
  await admin.getByRole('button', { name: 'Close conversation' }).focus();
  await admin.keyboard.press('Enter');
  await page.getByText('This conversation is closed.').waitFor();
  await heldSoon(admin, /^Support$/);
  expect(await violations(page)).toEqual([]);
  await page.goto('/inbox');
  await page.getByText('Your account is confirmed').first().waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Thank you/ })
    .click();
  await page.waitForURL('**/message?conversation=*');
});

test('a conversation and what is typed stay when reading it again fails, and long lists show more', async () => {
  const who = await member();
  const { jwt } = await signIn(who);
  const question = `When do you open? ${who.username}`;
  const { conversation } = await callAs<{ conversation: { id: string } }>(jwt, 'POST', '/support/conversations', {
    text: question,
  });
  const { page, expectFailure } = await openAs(who, `/message?conversation=${conversation.id}`);
  const { page: admin, expectFailure: expectFailureAtDesk } = await openAs(
    inject('administrator'),
    `/admin/support?conversation=${conversation.id}`,
  );
  for (const expected of [expectFailure, expectFailureAtDesk]) expected(/\/api\/support\/(conversations|cases)/);
  const sides = [
    { at: page, read: '**/api/support/conversations**' },
    { at: admin, read: '**/api/support/cases**' },
  ];
  for (const { at, read } of sides) {
    await at.getByRole('log').getByText(question).waitFor();
    await field(at, 'text').fill('Half a sentence');
    await at.route(read, (route) => route.fulfill({ status: 503, json: { statusCode: 503 } }));
  }
  // Both hear of it live, and read it again.
  await callAs(jwt, 'POST', `/support/conversations/${conversation.id}/messages`, { text: 'Still there?' });
  for (const { at, read } of sides) {
    // The list and the conversation.
    await expect.poll(() => at.getByRole('alert').getByText(outdatedNote.en).count()).toBe(2);
    await at.getByRole('log').getByText(question).waitFor();
    expect(await field(at, 'text').inputValue()).toBe('Half a sentence');
    expect(await violations(at)).toEqual([]);
    await at.unroute(read);
    await at.getByRole('button', { name: 'Try again' }).last().click();
    await at.getByRole('log').getByText('Still there?').waitFor();
    expect(await field(at, 'text').inputValue()).toBe('Half a sentence');
  }

  // Of a list that is longer than the page shows, the rest is asked for.
  const day = '2026-03-02T00:00:00.000Z';
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...{ id: index.toString(16).padStart(24, '0'), closed: false, createdAt: day, lastMessageAt: day, unread: 0 },
    ...{ last: `Question ${index}`, customer: { name: 'Many', email: null, here: false } },
  }));
  for (const at of [page, admin]) {
    await at.route(/\/api\/support\/(conversations|cases)\?/, (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const [start, limit] = [Number(asked.get('_start')), Number(asked.get('_limit') ?? 100)];
      return route.fulfill({ json: many.slice(start, start + limit) });
    });
    await at.reload();
    await expect.poll(() => at.locator('[data-line]').count()).toBe(50);
    await at.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => at.locator('[data-line]').count()).toBe(60);
    expect(await at.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  }
});

test('what was typed to support is there again when one logs in after the login expired', async () => {
  const who = await member();
  const { jwt } = await signIn(who);
  const question = `When do you open? ${who.username}`;
  const { conversation } = await callAs<{ conversation: { id: string } }>(jwt, 'POST', '/support/conversations', {
    text: question,
  });
  const visitor = await openAs(who, `/message?conversation=${conversation.id}`);
  const { page } = visitor;
  await page.getByRole('log').getByText(question).waitFor();
  await field(page, 'text').fill('Half a sentence');
  await expiredAndBack(visitor, who);
  await expect.poll(() => field(page, 'text').inputValue()).toBe('Half a sentence');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('log').getByText('Half a sentence').waitFor();
  expect(await field(page, 'text').inputValue()).toBe('');
});

test('what was typed before a login expired is not shown to somebody else who logs in in the same tab', async () => {
  const [who, other] = [await member(), await member()];
  const visitor = await openAs(who, '/message');
  const { page } = visitor;
  await field(page, 'text').fill('Half a sentence');
  await expiredAndBack(visitor, other);
  await hydrated(page, '[name="text"]');
  expect(await field(page, 'text').inputValue()).toBe('');
  await expiredAndBack(visitor, who);
  await expect.poll(() => field(page, 'text').inputValue()).toBe('Half a sentence');
});

// Proves §2.16 §9.1 §P.22
test('the demo tray marks all as read and restores unread after 5 seconds; real notifications stay read', async () => {
  const who = await member();
  const { page } = await openHydrated('/login?to=/faq');
  await page.locator('summary[aria-label="Notifications, 3 unread"]').waitFor();
  await login(page, who.email, who.password);
  await page.locator('summary[aria-label="Notifications, 4 unread"]').click();
  const since = Date.now();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.locator('summary[aria-label="Notifications"]').waitFor();
  await page.locator('summary[aria-label="Notifications, 3 unread"]').waitFor();
  expect(Date.now() - since).toBeGreaterThan(4500);
  await page.reload();
  await page.getByText('Your account is confirmed').first().waitFor({ state: 'attached' });
  await page.locator('summary[aria-label="Notifications, 3 unread"]').waitFor();
});

// Proves §P.23
test('a question that finds nobody at the desk reaches the administrator by mail', async () => {
  const mails = mailsTo(product(), inject('administrator').email);
  // The first of ten minutes comes at once, and the others together: it can be the one of the whole journey.
  expect(mails.some(({ text }) => /When do you open\?|언제 발표하나요\?/.test(text))).toBe(true);
});

// Proves §2.15 §2.17 §P.25
test('with an operator’s own addresses the external form opens in a new tab, and Channel Talk is set up', async () => {
  const administrator = inject('administrator');
  const site = await startSite({
    SAMPLE_DATA: 'off',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    OPEN_CALL_FORM_URL: 'https://forms.example/wefly',
    CHANNEL_PLUGIN_KEY: 'key-of-the-house',
  });
  const { page, context } = await openHydrated('/login?to=/event/wefly', {
    base: site.base,
    outside: /^https:\/\/(forms\.example|cdn\.channel\.io)\//,
  });
  try {
    await context.route('https://forms.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The form elsewhere</title>' }),
    );
    // Their script takes over the calls that were made before it came.
    await context.route('https://cdn.channel.io/plugin/ch-plugin-web.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.calls = []; ChannelIO.c = (a) => calls.push([...a].filter(Boolean)); for (const a of ChannelIO.q) ChannelIO.c(a);',
      }),
    );
    const calls = () => page.evaluate(() => (window as unknown as { calls?: unknown[] }).calls);
    await login(page, administrator.email, administrator.password);
    await page.waitForURL('**/event/wefly');
    const [form] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: 'Apply' }).first().click(),
    ]);
    await form.waitForURL('https://forms.example/wefly');
    expect(await form.evaluate(() => window.opener)).toBeNull();
    await form.close();
    expect(new URL(page.url()).pathname).toBe('/event/wefly');

    expect(await calls()).toBeUndefined();
    await page.locator('summary[aria-label="My account"]').click();
    await page.getByRole('link', { name: 'Need help?' }).click();
    const profile = { name: 'admin', email: administrator.email };
    const boot = { pluginKey: 'key-of-the-house', language: 'en', hideChannelButtonOnBoot: true, profile };
    await expect.poll(calls).toEqual([['boot', boot], ['showMessenger']]);
    expect(await chat(page).count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Logout' }).click();
    await expect.poll(calls).toEqual([['boot', boot], ['showMessenger'], ['shutdown']]);
  } finally {
    await context.close();
    await site.stop();
  }
});

// Proves §P.23
test.each(screens)('a conversation stands beside the list, on a phone in its place ($language)', async (screen) => {
  const { language, width } = screen;
  const isPhone = width === 360;
  const who = await member();
  const { jwt } = await signIn(who);
  const question = `When do you open? ${who.username}`;
  await callAs(jwt, 'POST', '/support/conversations', { text: question });
  const name = new RegExp(`^${who.username}`);
  const openByKeys = async (page: Page, line: Locator, heading: RegExp) => {
    await line.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText(question).waitFor();
    await expect.poll(() => line.isVisible()).toBe(!isPhone);
    await heldSoon(page, isPhone ? heading : /When do you open/);
    expect(await faults(page)).toEqual([]);
  };

  const { page } = await openAs(inject('administrator'), '/admin/support', { language, width });
  const line = page.getByRole('button', { name });
  await openByKeys(page, line, name);
  if (isPhone) {
    await tabTo(page, new RegExp(`^${deskWords.toAll[language]}$`), { back: true });
    await page.keyboard.press('Enter');
    await heldSoon(page, name);
    expect(await page.getByRole('log').count()).toBe(0);
    await openByKeys(page, line, name);
    await page.goBack();
    await line.waitFor();
  }

  const { page: own } = await openAs(who, '/message', { language, width });
  const first = own.getByRole('main').getByRole('button', { name: question });
  await first.waitFor();
  if (isPhone) {
    // Nothing is opened, nor marked as read, that nobody has chosen.
    await own.waitForLoadState('networkidle');
    expect(await own.getByRole('log').count()).toBe(0);
    expect(await field(own, 'text').count()).toBe(0);
  } else await own.getByRole('log').getByText(question).waitFor();
  // The day as the rest of the site writes it, not month first.
  expect(await first.innerText()).toMatch(language === 'ko' ? /^20\d\d\. \d+\. \d+\./ : /^\d+ [A-Z][a-z]+ 20\d\d/);
  await openByKeys(own, first, /^\D*2\d/);
  if (isPhone) {
    await own.getByRole('link', { name: supportWords.conversations[language] }).click();
    await first.waitFor();
  }
  await own.getByRole('button', { name: supportWords.newOne[language] }).click();
  await own.getByText(supportWords.hello[language]).waitFor();
  await expect.poll(() => first.isVisible()).toBe(!isPhone);
  await field(own, 'text').fill(`And on Mondays? ${who.username}`);
  await own.keyboard.press('Enter');
  await own.getByRole('log').getByText(`And on Mondays? ${who.username}`).waitFor();
  await own.waitForURL((url) => url.searchParams.get('conversation') !== 'new');
});
