import { languages } from '@hwarang/domain/language';
import { expect, test } from 'vitest';
import { type DemoPath, demoPages, styleGuideWords } from '../../web/src/style-guide/style-guide.words.ts';
import { hydrated, visit } from '../browser.ts';
import { site } from '../site.ts';

const paths = Object.keys(demoPages) as DemoPath[];
const ask = async (path: string, language: string) =>
  (await fetch(site().base + path, { headers: { cookie: `hwarang-language=${language}` } })).text();

test('every demo page says that it is one, is left out of search engines, and is linked from the index', async () => {
  for (const language of languages) {
    const index = await ask('/style-guide', language);
    expect(index).toContain('<meta name="robots" content="noindex"');
    for (const path of paths) {
      const html = await ask(path, language);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).toContain(`>${styleGuideWords.demo[language]}</span>`);
      expect(html).toContain(`>${demoPages[path].title[language]}</h1>`);
      expect(html).toContain('href="/style-guide"');
      expect(index).toContain(`href="${path}"`);
    }
  }
});

test('the four plans have their prices and users', async () => {
  const { page } = await visit({ language: 'en', scripts: false });
  await page.goto('/pricing-cards');
  const plans = await page.getByRole('article').allInnerTexts();
  expect(plans.map((plan) => plan.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Free .*\$0 .*3 users/),
    expect.stringMatching(/Premium .*\$49 .*10 users/),
    expect.stringMatching(/^Enterprise .*\$99 .*100 users/),
    expect.stringMatching(/^Unlimited .*\$139 /),
  ]);
});

test('an icon is found by its name in either language and copied by a press', async () => {
  const { page, context } = await visit({ language: 'en' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/icons');
  await hydrated(page);
  const found = page.getByRole('main').getByRole('listitem');
  expect(await found.count()).toBeGreaterThan(40);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('알림');
  expect(await found.allInnerTexts()).toEqual(['bell']);
  await field.fill('nothing like it');
  await page.getByText('No icons found').waitFor();
  await field.fill('trash');
  await page.getByRole('button', { name: 'trash' }).click();
  await page.getByRole('alert').filter({ hasText: 'Copied: trash' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('trash');
});

test('the world map is moved by keys, tells each country in words, and shows where the artists are from', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/maps');
  await hydrated(page, '[role="application"]');
  const main = page.getByRole('main');
  const map = main.getByRole('application');
  const sheet = map.locator('svg');
  await sheet.waitFor();
  const view = () =>
    sheet.evaluate((svg) => [svg.getBoundingClientRect().x, svg.getBoundingClientRect().width].map(Math.round));
  const start = await view();
  const [left = 0, width = 0] = start;
  await map.focus();
  await page.keyboard.press('+');
  await expect.poll(async () => ((await view())[1] ?? 0) / width).toBeCloseTo(1.6, 1);
  const [nearer = 0] = await view();
  expect(nearer).toBeLessThan(left);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await view())[0]).toBe(nearer - 80);
  await page.keyboard.press('0');
  await expect.poll(view).toEqual(start);
  const told = main.getByRole('status');
  await told.getByText('South Korea').waitFor();
  await main.getByLabel('Search countries').selectOption('BR');
  await told.getByText('Brazil').waitFor();
  await told.getByText('207,353,391').waitFor();
  await expect.poll(view).not.toEqual(start);
  const tones = () =>
    map.locator('path[data-code]').evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).fill)).size);
  expect(await tones()).toBe(5);
  await main.getByLabel('Show').selectOption('continent');
  await expect.poll(tones).toBe(7);

  const answer = await fetch(`${site().base}/api/artists/count?is_exposed=true&usercountryname=KR`);
  const korean = Number(await answer.text());
  const row = main.getByRole('listitem').filter({ hasText: 'South Korea' });
  expect(await row.innerText()).toContain(`${korean} artists`);
  const table = main.getByRole('region', { name: 'Country data' });
  expect(await table.getByRole('row').count()).toBe(176);
  await main.getByLabel('Sort').selectOption('byPopulation');
  expect(await table.getByRole('row').nth(1).innerText()).toMatch(/China\s+CN\s+Asia/);
});

test('the mail composer checks a mail, formats its text, and sends nothing', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/email');
  await hydrated(page);
  const text = page.getByRole('textbox', { name: 'Message' });
  await text.waitFor();
  const posts: string[] = [];
  // The guest session is obtained meanwhile, when the page is open long enough.
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('/api/auth/local')) posts.push(request.url());
  });
  const to = page.locator('main [name=to]');
  await to.fill('nobody');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Not a valid address: nobody').waitFor();
  await to.fill('');
  await page.getByRole('button', { name: 'Write an email' }).click();
  expect(await to.inputValue()).toBe('han@art.example');
  await text.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Italic' }).click();
  expect(await text.locator('em').count()).toBeGreaterThan(0);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await page.getByRole('button', { name: 'Remove: list.txt' }).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').filter({ hasText: 'nothing was sent' }).waitFor();
  expect(posts).toEqual([]);
});
