import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { labelSheetNames } from '@hwarang/domain/captions/label-sheets';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPdfReader } from '../../../scripts/requirements.mjs';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { openedByLibreOffice } from '../testing/office.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { runsOf } from './faces.ts';

const site = 'https://gallery.example';
const testApp = testAppForFile({ PUBLIC_URL: site });
const create = fixtures(testApp);
const folder = mkdtempSync(join(tmpdir(), 'hwarang-captions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const awkward = {
  title: '=HYPERLINK("https://evil.example","눌러 보세요")',
  material: '캔버스에 유채, "삼합" 장지\n둘째 줄',
};
let administrator: SignedIn;
let exhibition: string;
let works: string[];
let hidden: string;

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
  const artist = await create.artist({ localname: '김서윤', englishname: 'Kim Seoyun' });
  const secret = await create.artist({ isExposed: false });
  works = [
    await create.artwork({
      title: '달항아리, 밤',
      titleEn: 'Moon Jar, Night',
      material: '한지에 먹',
      materialEn: 'Ink on hanji',
      widthCm: 53,
      heightCm: 45.5,
      year: '2021-01-01',
      edition: '3/10',
      ownerId: artist,
    }),
    await create.artwork({ ...awkward, year: '1820-01-01', yearText: 'c.1820', ownerId: artist }),
  ];
  hidden = await create.artwork({ title: '숨긴 작품', isExposed: false, ownerId: artist });
  const ofHidden = await create.artwork({ title: '숨은 작가의 작품', ownerId: secret });
  exhibition = await create.exhibition({
    title: '고요/한 빛',
    titleEn: 'Still Light',
    works: [...works, hidden, ofHidden],
  });
});

const ask = (path: string, body?: object) =>
  call(testApp(), body ? 'POST' : 'GET', `/exhibitions/${exhibition}/captions${path}`, {
    headers: administrator.headers,
    ...(body ? { body } : {}),
  });

test('the captions are those of the works that everyone may see, in the order of the exhibition', async () => {
  const lines = (await ask('')).json();
  expect(lines.map(({ id }: { id: string }) => id)).toEqual(works);
  expect(lines[0]).toMatchObject({
    title: '달항아리, 밤',
    material: '한지에 먹',
    size: '53 cm x 45.5 cm',
    year: '2021',
    edition: '3/10',
  });
  expect(lines[1].year).toBe('c.1820');
  expect(lines[0]).toMatchObject({ artist: '김서윤', artist_en: 'Kim Seoyun' });
});

test('the CSV is named after the exhibition, begins with a BOM and has the columns of the list', async () => {
  const answer = await ask('/csv', {});
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('captions-고요 한 빛.csv');
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(answer.body.split('\r\n')[0]?.slice(1)).toBe('"image","title","material","size","id","artist name","edition"');
});

/** The rows of a CSV without line breaks in its cells, as a reader sees them. */
const cells = (csv: string) =>
  csv
    .slice(1)
    .trim()
    .split('\r\n')
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));

test('an English CSV holds English words, rewritten ones too, under an English file name', async () => {
  const [moon = ''] = works;
  const lines = [{ id: moon, material_en: 'Ink, rewritten' }];
  const answer = await ask('/csv', { lines, languages: 'en' });
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('captions-Still Light.csv');
  const [head, row] = cells(answer.body);
  expect(head).toEqual(['image', 'title', 'material', 'size', 'id', 'artist name', 'edition']);
  expect(row).toEqual(['', 'Moon Jar, Night', 'Ink, rewritten', '53 cm x 45.5 cm', moon, 'Kim Seoyun', 'Ed. 3/10']);
});

test('where a work has no English words an English CSV holds the Korean ones, as the table does', async () => {
  const [, awkwardWork = ''] = works;
  const lines = [{ id: awkwardWork, title: '제목뿐', material: '먹' }];
  expect(cells((await ask('/csv', { lines, languages: 'en' })).body)[1]?.slice(1, 3)).toEqual(['제목뿐', '먹']);
});

test('a CSV in both languages holds the English words in columns of their own', async () => {
  const [moon = ''] = works;
  const answer = await ask('/csv', { lines: [{ id: moon, title_en: 'Rewritten' }], languages: 'both' });
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
    'captions-고요 한 빛 · Still Light.csv',
  );
  const [head, row] = cells(answer.body);
  expect(head?.slice(0, 7)).toEqual(['image', 'title', 'material', 'size', 'id', 'artist name', 'edition']);
  expect(head?.slice(7)).toEqual(['title (English)', 'material (English)', 'artist name (English)']);
  expect(row?.slice(1, 3)).toEqual(['달항아리, 밤', '한지에 먹']);
  expect(row?.slice(7)).toEqual(['Rewritten', 'Ink on hanji', 'Kim Seoyun']);
});

test('LibreOffice shows Korean, commas, quotes and line breaks as they are, and a formula is only text', async () => {
  const [head, first, second] = openedByLibreOffice(folder, (await ask('/csv', {})).rawPayload);
  expect(head?.map(({ text }) => text)).toEqual(['image', 'title', 'material', 'size', 'id', 'artist name', 'edition']);
  expect(first?.map(({ text }) => text)).toEqual([
    '',
    '달항아리, 밤',
    '한지에 먹',
    '53 cm x 45.5 cm',
    works[0],
    '김서윤',
    'Ed. 3/10',
  ]);
  expect(second?.[1]).toEqual({ type: 'string', formula: undefined, text: `'${awkward.title}` });
  expect(second?.[2]).toEqual({ type: 'string', formula: undefined, text: awkward.material });
});

test('order and wording can be changed for an export, and the work keeps its own', async () => {
  const [moon = '', awkwardWork = ''] = works;
  const lines = [{ id: awkwardWork }, { id: moon, title: '다시 쓴 제목' }];
  const rows = (await ask('/csv', { lines })).body.split('\r\n');
  expect(rows.at(-2)).toContain('다시 쓴 제목');
  expect((await ask('')).json()[0].title).toBe('달항아리, 밤');
});

test('a private work does not come into an export by its id, and bad wishes are told', async () => {
  const refused = await ask('/csv', { lines: [{ id: hidden }] });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().data.errors.lines[0]).toContain(hidden);
  expect((await ask('/labels', { sheet: 'a3' })).statusCode).toBe(400);
  const missing = await call(testApp(), 'GET', `/exhibitions/${hidden}/captions`, { headers: administrator.headers });
  expect(missing.statusCode).toBe(404);
});

test('the labels hold both languages as text, and each code leads to the page of its work', async () => {
  const { rawPayload, headers } = await ask('/labels', { sheet: 'a4-100x60' });
  expect(headers['content-type']).toBe('application/pdf');
  const file = join(folder, 'labels.pdf');
  writeFileSync(file, rawPayload);
  const reader = findPdfReader() ?? '';
  const text = execFileSync(reader, ['-layout', file, '-'], { encoding: 'utf8' });
  for (const part of [
    '달항아리, 밤, 2021',
    'Moon Jar, Night, 2021',
    '김서윤',
    'Kim Seoyun',
    'Ink on hanji',
    '한지에 먹',
  ])
    expect(text).toContain(part);
  expect(text).toContain('c.1820');
  expect(text).toContain('53 × 45.5 cm');
  expect(text.match(/Ed\. 3\/10/g)).toHaveLength(1);
  expect(text).not.toContain('숨긴');

  execFileSync(join(dirname(reader), 'pdftoppm'), ['-r', '200', '-png', '-singlefile', file, join(folder, 'sheet')]);
  const { first } = (await ask('/preview', { sheet: 'a4-100x60' })).json();
  expect(first.codes).toHaveLength(2);
  const pixels = (millimetres: number) => Math.round((millimetres / 25.4) * 200);
  for (const [index, code] of first.codes.entries()) {
    const { data, info } = await sharp(join(folder, 'sheet.png'))
      .extract({
        left: pixels(code.x - 4),
        top: pixels(code.y - 4),
        width: pixels(code.size + 8),
        height: pixels(code.size + 8),
      })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      `${site}/artworks-detail/${works[index]}`,
    );
  }
});

test('in every choice of languages a label says the edition once, and only a number is marked as one', async () => {
  const [id = ''] = works;
  for (const languages of ['both', 'ko', 'en'])
    for (const [edition, shown] of [
      ['2/5', 'Ed. 2/5'],
      ['AP', 'AP'],
    ]) {
      const { first } = (await ask('/preview', { languages, lines: [{ id, edition }] })).json();
      const texts: string[] = first.texts.map(({ text }: { text: string }) => text);
      expect(texts.filter((text) => text === shown)).toHaveLength(1);
      expect(texts.at(-1)).toBe(shown);
    }
});

test.each(labelSheetNames)('on %s every word of a long caption stays inside its label', async (sheet) => {
  const [id = ''] = works;
  const long = '아주 긴 제목이 여러 줄에 걸쳐 이어지며 끝날 줄을 모르는 작품 '.repeat(3);
  const { first } = (
    await ask('/preview', { sheet, lines: [{ id, title: long, title_en: 'A very long title '.repeat(8) }] })
  ).json();
  const [box] = first.labels;
  expect(first.texts.map(({ text }: { text: string }) => text).join(' ')).toContain('끝날 줄을');
  for (const { x, y } of first.texts) {
    expect(x).toBeGreaterThan(box.x);
    expect(y).toBeLessThan(box.y + box.height);
  }
});

test.each(labelSheetNames)('on %s size and edition stand below texts of any length', async (sheet) => {
  const [id = ''] = works;
  const lines = [
    {
      id,
      title: '제목 '.repeat(99),
      title_en: 'Title '.repeat(49),
      material: '재료 '.repeat(99),
      material_en: 'Ink '.repeat(70),
    },
  ];
  const { first } = (await ask('/preview', { sheet, lines })).json();
  const [box] = first.labels;
  const texts: string[] = first.texts.map(({ text }: { text: string }) => text);
  expect(texts).toEqual(expect.arrayContaining(['53 × 45.5 cm (10F)', 'Ed. 3/10']));
  expect(Math.max(...first.texts.map(({ y }: { y: number }) => y))).toBeLessThan(box.y + box.height);
  expect(Math.min(...first.texts.map(({ size }: { size: number }) => size))).toBeGreaterThan(1);
});

test('letters beyond Korean and western European ones are printed, each word in one font', async () => {
  const [id = ''] = works;
  const title = 'Łódź ночью, Ελλάδα, ễ ğ ő, สวัสดี 🎨';
  const { rawPayload } = await ask('/labels', { sheet: 'a4-100x60', languages: 'ko', lines: [{ id, title }] });
  const file = join(folder, 'letters.pdf');
  writeFileSync(file, rawPayload);
  const text = execFileSync(findPdfReader() ?? '', ['-layout', file, '-'], { encoding: 'utf8' });
  for (const word of ['Łódź', 'ночью', 'Ελλάδα', 'ễ', 'ğ', 'ő', 'สวัสดี', '🎨']) expect(text).toContain(word);
});

test('no character of these languages is without a glyph', () => {
  const words = 'Łódź ăâîșț ğışİ őű řšžěů ÆØÅ ќџћ їєґ Ελλάδα ễạơđ สวัสดีครับ 달항아리 月壺 あア 🎨☀️★ “…” № ½ × → ©';
  for (const bold of [false, true])
    for (const { face, text } of runsOf(words, bold))
      expect([...text].filter((character) => !face.has(character.codePointAt(0) ?? 0))).toEqual([]);
  expect(runsOf('밤 Łódź', false).map(({ text }) => text)).toEqual(['밤 ', 'Łódź']);
});
