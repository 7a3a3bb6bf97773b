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
  dialogsClosed,
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

/** What the form is called in each language. */
const spoken = {
  en: {
    choose: /^Choose from my artworks$/,
    why: /^Tell us about the work/,
    technique: /^Technique/,
    website: /^Website/,
    bornOn: /^Date of birth/,
    preview: /^Show preview$/,
    submit: /^Submit entry$/,
    receipt: 'Receipt number',
    text: 'Light on water,\nseen for a year.',
  },
  ko: {
    choose: /^내 작품에서 선택$/,
    why: /^작업을 소개해 주세요/,
    technique: /^기법/,
    website: /^홈페이지/,
    bornOn: /^생년월일/,
    preview: /^미리 보기$/,
    submit: /^제출하기$/,
    receipt: '접수 번호',
    text: '물 위의 빛을\n한 해 동안 바라보았습니다.',
  },
} as const;

test.each(['en', 'ko'] as const)(
  'an artist enters by keyboard on a phone, every third request lost (%s)',
  async (language) => {
    const words = spoken[language];
    const who = await anArtist();
    const works = ['연작 하나', '연작 둘'];
    for (const title of works)
      await callAs(who.jwt, 'POST', '/art-works', { title, size: '10 cm x 20 cm', year: '2020', is_exposed: false });
    const { page, context, expectFailure } = await returning(who, '/company', { ...page360, language });
    expectFailure(/\/api\//);
    const asked = await loseEveryThird(context);
    await page.goto(`${path}/enter`);
    await hydrated(page);
    for (const title of works) {
      await tabTo(page, words.choose);
      await page.keyboard.press('Enter');
      await tabTo(page, new RegExp(title));
      await page.keyboard.press('Enter');
      await page.locator('#works').getByRole('button', { name: title }).waitFor();
    }
    await tabTo(page, words.why);
    await page.keyboard.type(words.text);
    await tabTo(page, words.technique);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, words.website);
    await page.keyboard.type('https://seul.example');
    await tabTo(page, words.bornOn);
    // The browser of these tests has the parts of a date in one order, whatever the language of the page.
    await page.keyboard.type('05171990');
    await tabTo(page, words.preview);
    await page.keyboard.press('Enter');
    const preview = page.locator('#jury');
    await preview.getByText(words.text.split('\n')[0] ?? '').waitFor();
    expect(await preview.getByText('seul.example').count()).toBe(0);
    expect(await preview.getByRole('heading', { name: '연작 둘' }).count()).toBe(1);
    await saved(page);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await tabTo(page, words.submit);
    await page.keyboard.press('Enter');
    await page
      .locator('#submit')
      .getByText(new RegExp(`^${words.receipt} \\d+$`))
      .waitFor();
    expect(asked()).toBeGreaterThan(5);
    const { state, number, draft } = await draftOf(who.jwt);
    expect([state, draft.artworks.length]).toEqual(['submitted', 2]);
    expect(draft).toMatchObject({
      answers: { why: words.text, technique: 1, site: 'https://seul.example' },
      born_on: '1990-05-17',
    });
    expect((await mailTo(product(), who.email, 2)).text).toContain(`${words.receipt} ${number}`);
  },
);

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

test('a draft is discarded from the form and from the list, after a question that can be answered with no', async () => {
  const who = await anArtist();
  const begin = () =>
    callAs(who.jwt, 'PUT', `${path}/entry/draft`, { artworks: [], answers: { why: '빛' }, born_on: null });
  await begin();
  const { page, context, expectFailure } = await returning(who, `${path}/enter`, { ...page360, language: 'en' });
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await dialog.getByRole('button', { name: 'Keep draft' }).click();
  expect((await draftOf(who.jwt)).state).toBe('draft');
  await field(page, 'answers.why').fill('typed just before');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  expect(await faults(page)).toEqual([]);
  // An answer that is lost on its way: the draft is gone all the same, and asking again says so.
  expectFailure(/\/entry\/draft/);
  let isLost = false;
  await context.route('**/entry/draft', async (route) => {
    if (isLost || route.request().method() !== 'DELETE') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await alerts(page).getByText('Your draft has been discarded.').waitFor();
  expect(await field(page, 'answers.why').inputValue()).toBe('');
  expect(await page.getByRole('button', { name: 'Discard draft' }).count()).toBe(0);
  await dialogsClosed(page);
  await page.reload();
  await hydrated(page);
  expect(await field(page, 'answers.why').inputValue()).toBe('');
  expect((await draftOf(who.jwt)).state).toBe('none');

  await begin();
  const list = await returning(who, '/my-entries', { ...page360, language: 'ko' });
  await list.page.getByRole('button', { name: '물결 공모: 작성 내용 삭제' }).click();
  const asking = list.page.getByRole('alertdialog');
  await asking.getByRole('button', { name: '작성 내용 삭제' }).click();
  await list.page.getByText('아직 출품한 공모가 없습니다').waitFor();
  expect((await draftOf(who.jwt)).state).toBe('none');
});
