import { readFileSync } from 'node:fs';
import type { Language } from '@hwarang/domain/language';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { inCp949 } from '../server/src/testing/cp949.ts';
import { zipOf } from '../server/src/testing/zip-of.ts';
import { violations } from './axe.ts';
import { artist, callAs, dialogsClosed, login, openHydrated, picture, signIn } from './members.ts';
import { overflow } from './sweep.ts';

/** What the two languages call the same thing. */
const said = {
  ko: {
    sheet: /^엑셀 또는 CSV 파일/,
    check: '검사하기',
    result: '검사 결과',
    checked: '답 필요 1 · 가져올 수 없음 2',
    faults: ['비어 있습니다. 꼭 필요한 항목입니다.', '예 또는 아니요로 적어 주세요', '치수를 읽지 못해 적힌 대로'],
    missingPicture: '올린 이미지 가운데',
    answer: '답을 반영해 다시 검사',
    back: '목록으로',
    stay: '계속 편집',
    report: '보고서 (CSV)',
    ready: '새로 등록 4',
    run: '4개 행 가져오기',
    done: '가져왔습니다',
    undo: '이 가져오기 되돌리기',
    undone: '되돌렸습니다',
  },
  en: {
    sheet: /^Spreadsheet/,
    check: 'Check the file',
    result: 'What the check found',
    checked: '1 needs an answer · 2 refused',
    faults: ['This is empty, and a record needs it.', 'Write yes or no instead of', 'No measures were found in'],
    missingPicture: 'No uploaded image is called',
    answer: 'Use these answers and check again',
    back: 'Back to list',
    stay: 'Keep editing',
    report: 'Report (CSV)',
    ready: '4 new',
    run: 'Import 4 rows',
    done: 'Imported',
    undo: 'Undo this import',
    undone: 'Undone',
  },
} satisfies Record<Language, object>;

/**
 * Five faults: a title is missing, two artists are called as one of its artists is, a size is none, 'public' is neither yes nor no, and a picture does not come
 * along. The head of the last column says nothing, so a person has to assign it; it is another one each time, since assignments are kept.
 */
const sheetOf = (name: string) =>
  [
    `소장번호,작품명,작가,크기,제작연도,이미지,공개,기타 ${name}`,
    `${name}-1,달항아리 ${name},윤슬,72.7×60.6,2021년,${name}-a.png,비공개,첫 전시`,
    `${name}-2,,,10호 F,2020,,비공개,둘째 전시`,
    `${name}-3,가을 산 ${name},,손바닥만 함,c. 1820,${name}-b.png,비공개,"첫 전시, 둘째 전시"`,
    `${name}-4,봄 ${name},,53 x 45.5 cm,2019,없는 그림 ${name}.png,글쎄요,셋째 전시`,
  ].join('\r\n');

/** In both schemes, on a desk and on a phone: what axe finds, and whether anything is wider than the page. */
async function faults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of [1280, 360])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const wide = (await overflow(page)) > 0 ? ['wider than the page'] : [];
      found.push(...[...(await violations(page)), ...wide].map((fault) => `${width} ${colorScheme}: ${fault}`));
    }
  if (before) await page.setViewportSize(before);
  return found;
}

/** The first file input at or below a part of the page, for what a drop or a click on it would give. */
const give = (page: Page, part: RegExp, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page
    .getByRole('main')
    .getByRole('button', { name: part })
    .locator('xpath=preceding-sibling::input[@type="file"]')
    .setInputFiles(files);

const select = (page: Page, head: string) => page.getByRole('combobox', { name: new RegExp(head) });

for (const language of ['ko', 'en'] as const)
  test(`a Korean sheet with five faults is mapped, corrected, imported and undone, in ${language}`, async () => {
    const words = said[language];
    const name = `E2E${Date.now().toString(36)}`;
    const administrator = inject('administrator');
    const { jwt } = await signIn(administrator);
    // Two are called the same: which one a sheet means has to be asked.
    const [, meant] = [await artist(), await artist()];
    const { page } = await openHydrated('/login?to=/admin/import', { language });
    await login(page, administrator.email, administrator.password);
    await page.waitForURL('**/admin/import');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.sheet }).waitFor();
    expect(await faults(page)).toEqual([]);

    await give(page, words.sheet, [{ name: `${name}.csv`, mimeType: 'text/csv', buffer: inCp949(sheetOf(name)) }]);
    await page.waitForURL(/\/admin\/import\/[0-9a-f]{24}$/);
    await main.getByRole('heading', { level: 1, name: `${name}.csv` }).waitFor();
    const chosen = () =>
      main.getByRole('combobox').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    expect(await chosen()).toEqual(['inventory_number', 'title', 'owner', 'size', 'year', 'image', 'is_exposed', '']);
    await main.getByText('둘째 전시', { exact: true }).waitFor();
    await select(page, '기타').selectOption('text');
    // A link asks before a choice is lost that no check has kept yet.
    await main.getByRole('link', { name: words.back }).click();
    await page.getByRole('button', { name: words.stay }).click();
    await dialogsClosed(page);
    expect((await chosen()).at(-1)).toBe('text');
    expect(await faults(page)).toEqual([]);

    await main.getByRole('button', { name: words.check }).click();
    await main.getByRole('heading', { name: words.result }).waitFor();
    await main.getByRole('status').filter({ hasText: words.checked }).waitFor();
    const rows = main.getByRole('table').getByRole('row');
    const rowOf = (number: string) => rows.filter({ hasText: `${name}-${number}` });
    await rowOf('2')
      .getByText(words.faults[0] ?? '')
      .waitFor();
    await rowOf('4')
      .getByText(words.faults[1] ?? '')
      .waitFor();
    await rowOf('3')
      .getByText(words.faults[2] ?? '')
      .waitFor();
    await rowOf('3').getByText(words.missingPicture).waitFor();
    expect(await faults(page)).toEqual([]);
    const works = () =>
      callAs<{ title: string; owner: { id: string } | null; image: object | null }[]>(
        jwt,
        'GET',
        `/admin/artworks?_q=${name}&_sort=title:ASC`,
      );
    expect(await works()).toEqual([]);

    const [report] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: words.report }).click(),
    ]);
    const told = readFileSync(await report.path(), 'utf8');
    expect(told).toContain(words.faults[0]);
    const corrected = told
      .replace(`${name}-2,`, `${name}-2,겨울 ${name}`)
      .replace(`"${name}-2","",`, `"${name}-2","겨울 ${name}",`)
      // The column of reasons quotes it too.
      .replaceAll('글쎄요', '비공개');
    expect(corrected).toContain(`겨울 ${name}`);
    const first = page.url();
    await give(page, /고친 파일|Corrected file/, [
      { name: `${name}-2.csv`, mimeType: 'text/csv', buffer: Buffer.from(corrected) },
    ]);
    await page.waitForURL((url) => url.href !== first && /[0-9a-f]{24}$/.test(url.pathname));
    await main.getByRole('heading', { level: 1, name: `${name}-2.csv` }).waitFor();
    await select(page, '기타').selectOption('text');

    const [one, two] = [await picture(40, 30), await picture(30, 40)];
    const zip = await zipOf({
      [`사진/${name}-A.PNG`]: one.buffer,
      [`${name}-b.png`]: two.buffer,
      'notes.txt': Buffer.from('no picture'),
    });
    await give(page, /ZIP/, [{ name: 'pictures.zip', mimeType: 'application/zip', buffer: zip }]);
    await main.getByText(/이미지 2개가 준비|2 pictures are ready/).waitFor();
    await main.getByRole('alert').filter({ hasText: 'notes.txt' }).waitFor();
    await main.getByRole('button', { name: words.check }).click();
    await main.getByRole('heading', { name: words.result }).waitFor();

    expect(await faults(page)).toEqual([]);
    const question = main.getByRole('group', { name: /윤슬/ });
    await question.locator(`input[value="${meant.artistId}"]`).check();
    await main.getByRole('button', { name: words.answer }).click();
    await main.getByRole('status').filter({ hasText: words.ready }).waitFor();
    expect(await works()).toEqual([]);
    await main.getByRole('button', { name: words.run }).click();
    // Leaving the page does not end the work.
    await page.goto('/admin/import');
    await main.getByRole('link', { name: `${name}-2.csv` }).click();
    await main.getByRole('heading', { name: words.done, level: 2 }).waitFor();
    expect(await faults(page)).toEqual([]);
    expect((await works()).map(({ title, owner, image }) => [title, owner?.id, image !== null])).toEqual([
      [`가을 산 ${name}`, undefined, true],
      [`겨울 ${name}`, undefined, false],
      [`달항아리 ${name}`, meant.artistId, true],
      [`봄 ${name}`, undefined, false],
    ]);

    await main.getByRole('button', { name: words.undo }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.undo }).click();
    await main.getByRole('heading', { name: words.undone, level: 2 }).waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await works()).toEqual([]);
  }, 300_000);
