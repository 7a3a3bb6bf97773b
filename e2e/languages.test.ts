import { type Language, languages } from '@hwarang/domain/language';
import { expect, test } from 'vitest';
import { trayWords } from '../web/src/notifications/demo-notifications.ts';
import { searchWords } from '../web/src/search/search.words.ts';
import { shellWords } from '../web/src/shell/shell.words.ts';
import { chatButtonWords } from '../web/src/support/chat-button.words.ts';
import { hydrated, visit } from './browser.ts';
import { records, wordsOfOthers } from './spoken.ts';

/** Up to three records of a kind, from all over its list. */
const some = async (path: string, most = 3): Promise<string[]> => {
  const all = await records(path);
  return all.filter((_, place) => place % Math.ceil(all.length / most) === 0).map(({ id }) => id ?? '');
};

/** A reader who fetches words alone. */
async function reader(language: Language) {
  const { page, expectFailure } = await visit({ language, width: 390 });
  expectFailure(/./);
  await page.route(/./, (route) =>
    /image|font|media/.test(route.request().resourceType()) ? route.abort() : route.fallback(),
  );
  return { page, wrong: await wordsOfOthers(language) };
}

// Every other page is read where all of them are opened: pages-phone.test.ts and pages-desk.test.ts.
test.each(languages)('no page of a record in %s says anything in the other language but names', async (language) => {
  const { page, wrong } = await reader(language);
  const paths = [
    ...(await some('artists')).map((id) => `/artist-profile/${id}`),
    ...(await some('exhibitions')).map((id) => `/exhibition-detail/${id}`),
    ...(await some('exhibitions', 1)).map((id) => `/virtualgalleries/${id}`),
    ...(await some('galleries')).map((id) => `/gallery-detail/${id}`),
    ...(await some('art-works')).map((id) => `/artworks-detail/${id}`),
  ];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page, 'body');
    expect(await wrong(page)).toEqual([]);
  }
});

test.each(languages)(
  'menu, search, notifications and chat in %s say nothing in the other language',
  async (language) => {
    const { page, wrong } = await reader(language);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    const openers = [
      button(shellWords.openMenu[language]),
      button(searchWords.open[language]),
      page.locator(`summary[title="${trayWords.notifications[language]}"]`),
      button(chatButtonWords.open[language]),
    ];
    for (const opener of openers) {
      // The chat steps aside where it would lie over something: it is reached by keys.
      await opener.press('Enter');
      await page.locator('dialog[open], [role="dialog"], details[open]').first().waitFor();
      expect(await wrong(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  },
);
