import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { addDays } from '@hwarang/domain/open-calls/dates';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { mailTo } from '../server/src/testing/outbox.ts';
import { violations as faults } from './axe.ts';
import { hydrated } from './browser.ts';
import { tabTo } from './keyboard.ts';
import {
  alerts,
  artist as anArtist,
  callAs,
  field,
  focused,
  login,
  messageAt,
  product,
  returning,
  signIn,
  somebody,
} from './members.ts';

/** Of a call of its own: one that has answers cannot lose its questions again. */
let path = '';
const both = (ko: string, en: string) => ({ ko, en });
const page360 = { width: 360, height: 740 };
const question = (id: string, kind: string, ko: string, en: string, more: object = {}) => ({
  id,
  kind,
  label: { ko, en },
  required: false,
  shown_blind: true,
  ...more,
});
const questions = [
  question('why', 'long', '작업을 소개해 주세요', 'Tell us about the work', { required: true }),
  question('technique', 'choice', '기법', 'Technique', {
    options: [
      { ko: '회화', en: 'Painting' },
      { ko: '판화', en: 'Print' },
    ],
  }),
  question('site', 'link', '홈페이지', 'Website'),
  question('paper', 'file', '포트폴리오', 'Portfolio'),
];

beforeAll(async () => {
  const { jwt } = await signIn(inject('administrator'));
  const today = dayInKorea(new Date());
  const { slug } = await callAs<{ slug: string }>(jwt, 'POST', '/open-calls', {
    ...{
      title: both('물결 공모', `Ripples ${somebody().username}`),
      lead: both('소개', 'Lead'),
      notice: both('안내', 'Notice'),
    },
    ...{ opens_on: today, closes_on: addDays(today, 9), results_on: addDays(today, 30) },
    ...{ questions, eligibility: { least_age: 19 } },
  });
  path = `/open-calls/${slug}`;
  await callAs(jwt, 'PUT', path, { stage: 'published' });
});

const saved = (page: Page) => page.locator('[data-save="saved"]').waitFor();
const draftOf = (jwt: string) =>
  callAs<{ state: string; number: number | null; draft: { artworks: string[]; answers: object } }>(
    jwt,
    'GET',
    `${path}/entry/draft`,
  );

async function loseEveryThird(context: BrowserContext) {
  let asked = 0;
  await context.route('**/api/**', (route) => {
    asked += 1;
    return asked % 3 === 0 ? route.abort() : route.continue();
  });
  return () => asked;
}

test('an artist enters by keyboard on a phone over a network that loses every third request', async () => {
  const who = await anArtist();
  const works = ['연작 하나', '연작 둘'];
  for (const title of works)
    await callAs(who.jwt, 'POST', '/art-works', { title, size: '10 cm x 20 cm', year: '2020', is_exposed: false });
  const { page, context, expectFailure } = await returning(who, '/company', page360);
  expectFailure(/\/api\//);
  const asked = await loseEveryThird(context);
  await page.goto(`${path}/enter`);
  await hydrated(page);
  for (const title of works) {
    await tabTo(page, /^Choose from my artworks$/);
    await page.keyboard.press('Enter');
    await tabTo(page, new RegExp(title));
    await page.keyboard.press('Enter');
    await page.locator('#works').getByRole('button', { name: title }).waitFor();
  }
  await tabTo(page, /^Tell us about the work/);
  await page.keyboard.type('Light on water,\nseen for a year.');
  await tabTo(page, /^Technique/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Website/);
  await page.keyboard.type('https://seul.example');
  await tabTo(page, /^Date of birth/);
  await page.keyboard.type('05171990');
  await tabTo(page, /^Show preview$/);
  await page.keyboard.press('Enter');
  const preview = page.locator('#jury');
  await preview.getByText('Light on water,').waitFor();
  expect(await preview.getByText('seul.example').count()).toBe(0);
  expect(await preview.getByRole('heading', { name: '연작 둘' }).count()).toBe(1);
  await saved(page);
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await tabTo(page, /^Submit entry$/);
  await page.keyboard.press('Enter');
  await page
    .locator('#submit')
    .getByText(/^Receipt number \d+$/)
    .waitFor();
  expect(asked()).toBeGreaterThan(5);
  const { state, number, draft } = await draftOf(who.jwt);
  expect([state, draft.artworks.length]).toEqual(['submitted', 2]);
  expect(draft).toMatchObject({
    answers: { why: 'Light on water,\nseen for a year.', technique: 1, site: 'https://seul.example' },
    born_on: '1990-05-17',
  });
  expect((await mailTo(product(), who.email, 2)).text).toContain(`Receipt number ${number}`);
});

test('what is typed survives a lost network and an expired sign-in, and refusals stand at their fields', async () => {
  const who = await anArtist();
  const { page, context, expectFailure } = await returning(who, `${path}/enter`, page360);
  expectFailure(/\/api\//);
  await field(page, 'answers.why').fill('typed before');
  await saved(page);
  await context.route('**/api/**', (route) => route.abort());
  await field(page, 'answers.why').fill('typed offline');
  await page.getByText('Offline: kept on this device').waitFor();
  await context.unroute('**/api/**');
  await expect.poll(async () => (await draftOf(who.jwt)).draft.answers).toEqual({ why: 'typed offline' });
  await page.locator('main input[type="file"]').setInputFiles({
    name: '작업 노트.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await page.getByText('작업 노트.pdf', { exact: true }).waitFor();
  await saved(page);

  await callAs(who.jwt, 'POST', '/auth/logout');
  await field(page, 'answers.why').fill('typed after the sign-in had expired');
  await page.waitForURL('**/login');
  await login(page, who.email, who.password);
  await page.waitForURL(`**${path}/enter`);
  await saved(page);
  expect(await field(page, 'answers.why').inputValue()).toBe('typed after the sign-in had expired');
  await page.getByText('작업 노트.pdf', { exact: true }).waitFor();

  await field(page, 'answers.why').fill('');
  await field(page, 'answers.site').fill('nowhere');
  await page.getByRole('button', { name: 'Submit entry' }).click();
  await alerts(page).getByText('Please check the marked fields.').waitFor();
  await page.getByText('Choose at least one artwork.').waitFor();
  expect(await messageAt(page, 'answers.why')).toBe('Please answer this question.');
  expect(await messageAt(page, 'answers.site')).toBe('Please enter an address that begins with https://.');
  expect(await messageAt(page, 'born_on')).toBe('Please enter your date of birth.');
  expect(await focused(page)).not.toBe('answers.site');
  expect(await faults(page)).toEqual([]);
});

test('one’s own entries are a press away from the account menu, and can be withdrawn and handed in again', async () => {
  const who = await anArtist();
  const { id } = await callAs<{ id: string }>(who.jwt, 'POST', '/art-works', {
    title: '달',
    size: '1 cm x 2 cm',
    year: '2020',
    is_exposed: false,
  });
  await callAs(who.jwt, 'POST', `${path}/entry/submit`, {
    draft: { artworks: [id], answers: { why: '빛' }, born_on: '1990-01-01' },
  });
  const { page } = await returning(who, '/company', { ...page360, language: 'ko' });
  await page.locator('summary[aria-label="내 계정"]').click();
  await page.getByRole('link', { name: '내 출품' }).click();
  await page.getByText(/^제출 완료/).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: '물결 공모: 보기·변경' }).click();
  await page.getByRole('button', { name: '출품 취소' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '출품 취소' }).click();
  await page.getByRole('button', { name: '다시 제출하기' }).click();
  await page.getByRole('button', { name: '변경 내용 제출하기' }).waitFor();
  expect((await draftOf(who.jwt)).state).toBe('submitted');
});
