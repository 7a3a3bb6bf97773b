import { countryName } from '@hwarang/domain/artists/country';
import { materialKindsOf } from '@hwarang/domain/artworks/facets';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { languages } from '@hwarang/domain/language';
import { expect, test } from 'vitest';
import { artistFiltersWords } from '../web/src/artists/artist-filters.words.ts';
import { filterWords, hueNames } from '../web/src/artworks/artwork-filters.words.ts';
import { exhibitionsWords } from '../web/src/catalogue/exhibitions.words.ts';
import { materialNames } from '../web/src/catalogue/materials.words.ts';
import { filtersWords, removeFilter } from '../web/src/design/filters/filters.words.ts';
import { hydrated, visit } from './browser.ts';
import { site } from './site.ts';

interface Work {
  id: string;
  title: string;
  title_en: string;
  material: string;
  material_en: string;
}
const api = async <T>(path: string): Promise<T> => (await (await fetch(`${site().base}/api${path}`)).json()) as T;

test('what the filters find is what the works are, and all of it', async () => {
  const all = await api<Work[]>('/art-works?is_exposed=true&_limit=1000');
  const found = await api<Work[]>('/art-works?is_exposed=true&material_kind=ink&_limit=1000');
  const expected = all.filter(({ material, material_en }) => materialKindsOf(material, material_en).includes('ink'));
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
});

for (const language of languages)
  test(`filters chosen by keyboard at 360 px are in the address, removable, and kept on Back, in ${language}`, async () => {
    const { page } = await visit({ language, width: 360, height: 740 });
    await page.goto('/artworks', { waitUntil: 'load' });
    await hydrated(page);
    const whole = await page.locator('figure').count();
    const panel = page.locator('main summary');
    await panel.focus();
    await page.keyboard.press('Enter');
    const material = page.getByLabel(filterWords.material[language], { exact: true });
    await material.focus();
    await material.selectOption('ink');
    await page.waitForURL('**/artworks?material=ink');
    await page.getByRole('radio', { name: hueNames.black[language] }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL('**/artworks?material=ink&colour=black');
    const count = await api<number>('/art-works/count?is_exposed=true&material_kind=ink&hue=black');
    await expect.poll(() => page.locator('figure').count()).toBe(Math.min(count, 60));
    expect(await material.inputValue()).toBe('ink');
    await page.getByRole('link', { name: removeFilter(materialNames.ink[language])[language] }).click();
    await page.waitForURL('**/artworks?colour=black');
    await page.goBack();
    await page.waitForURL('**/artworks?material=ink&colour=black');
    await expect.poll(() => material.inputValue()).toBe('ink');
    await expect.poll(() => page.locator('figure').count()).toBe(Math.min(count, 60));
    await page.getByRole('link', { name: filtersWords.clear[language] }).click();
    await expect.poll(() => page.locator('figure').count()).toBe(whole);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

test('an address with filters is rendered on the server, and wrong ones are left out', async () => {
  const page = await fetch(`${site().base}/artworks?material=ink&colour=none`, {
    headers: { cookie: 'hwarang-language=en' },
  });
  const html = await page.text();
  const count = await api<number>('/art-works/count?is_exposed=true&material_kind=ink');
  expect(html).toContain(`>${count} artworks<`);
  expect(html.split('<figure').length - 1).toBe(Math.min(24, count));
});

test('titles are searched while they are typed, the address follows, and the field keeps what is typed', async () => {
  const [work] = await api<Work[]>('/art-works?is_exposed=true&_limit=1');
  const { page } = await visit();
  await page.goto('/artworks', { waitUntil: 'load' });
  await hydrated(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.insertText(work?.title ?? '');
  await page.waitForURL(/\/artworks\?q=/);
  await expect
    .poll(() => page.locator('figcaption').allInnerTexts())
    .toContainEqual(expect.stringContaining(work?.title ?? '?'));
  expect(await field.inputValue()).toBe(work?.title);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('an artwork page shows other works by the artist and works like it, none of them twice or its own', async () => {
  const [work] = await api<(Work & { owner: { id: string } })[]>('/art-works?is_exposed=true&_limit=1');
  const html = await (await fetch(`${site().base}/artworks-detail/${work?.id}`)).text();
  const [, alike = ''] = html.split('id="alike"');
  const ids = [...(alike.split('<script')[0]?.matchAll(/href="\/artworks-detail\/([0-9a-f]{24})"/g) ?? [])].map(
    ([, id]) => id,
  );
  expect(new Set(ids).size).toBe(8);
  expect(ids).not.toContain(work?.id);
  const similar = await api<{ id: string; owner: { id: string } }[]>(`/art-works/${work?.id}/similar`);
  expect([...new Set(ids)]).toEqual(similar.map(({ id }) => id));
  expect(similar.map(({ owner }) => owner.id)).not.toContain(work?.owner.id);
});

for (const language of languages)
  test(`artists are narrowed by medium and country at 360 px, in the address and on Back, in ${language}`, async () => {
    const { page } = await visit({ language, width: 360, height: 740 });
    await page.goto('/artists', { waitUntil: 'load' });
    await hydrated(page);
    await page.locator('main summary').click();
    const medium = page.getByLabel(artistFiltersWords.material[language], { exact: true });
    const country = page.getByLabel(artistFiltersWords.country[language], { exact: true });
    await medium.selectOption('ink');
    await page.waitForURL('**/artists?material=ink');
    await country.selectOption({ label: countryName(language, 'KR') ?? '' });
    await page.waitForURL('**/artists?material=ink&country=KR');
    const which = 'is_exposed=true&artworks_null=false&artworks.material_kind=ink&usercountryname=KR';
    const count = await api<number>(`/artists/count?${which}`);
    expect(count).toBeGreaterThan(0);
    await expect.poll(() => page.locator('main h2').count()).toBe(Math.min(count, 24));
    const chip = page.getByRole('link', { name: removeFilter(materialNames.ink[language])[language] });
    await chip.click();
    await page.waitForURL('**/artists?country=KR');
    await page.goBack();
    await page.waitForURL('**/artists?material=ink&country=KR');
    await expect.poll(() => medium.inputValue()).toBe('ink');
    await page.getByRole('main').getByRole('searchbox').fill('zzzz');
    await page.getByText(artistFiltersWords.nothing[language]).waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

for (const language of languages)
  test(`exhibitions are narrowed by city and state together, with names of cities in ${language}`, async () => {
    const { page } = await visit({ language });
    await page.goto('/exhibitions?when=over', { waitUntil: 'load' });
    await hydrated(page);
    await page.locator('main summary').click();
    const city = page.getByLabel(exhibitionsWords.city[language], { exact: true });
    await city.selectOption({ label: { ko: '서울', en: 'Seoul' }[language] });
    await page.waitForURL('**/exhibitions?when=over&city=Seoul');
    const count = (run: string) => api<number>(`/exhibitions/count?is_exposed=true&city=Seoul&${run}`);
    const today = dayInKorea(new Date());
    const over = await count(`closes_on_lt=${today}`);
    expect(over).toBeGreaterThan(0);
    await expect.poll(() => page.locator('main h2').count()).toBe(Math.min(over, 12));
    await page.getByRole('link', { name: exhibitionsWords.all[language], exact: true }).click();
    await page.waitForURL('**/exhibitions?city=Seoul');
    await expect.poll(() => page.locator('main h2').count()).toBe(Math.min(await count(''), 12));
    await page.getByRole('link', { name: removeFilter({ ko: '서울', en: 'Seoul' }[language])[language] }).click();
    await page.waitForURL('**/exhibitions');
  });

test.each([
  ['/artists', 'country', 'KR'],
  ['/exhibitions', 'city', 'Seoul'],
])('without scripts the filters of %s are sent by a button', async (path, name, value) => {
  const { page } = await visit({ language: 'en', scripts: false });
  await page.goto(path);
  await page.locator('main summary').click();
  await page.locator(`select[name=${name}]`).selectOption(value);
  await page.getByRole('button', { name: filtersWords.apply.en }).click();
  await page.waitForURL((url) => url.searchParams.get(name) === value);
  expect(await page.locator(`select[name=${name}]`).inputValue()).toBe(value);
  expect(await page.locator('main h2').count()).toBeGreaterThan(0);
});
