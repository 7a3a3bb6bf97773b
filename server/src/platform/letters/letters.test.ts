import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { facesWith } from './faces.ts';
import { takeLetters } from './letters.ts';
import { cutNames, cuts } from './typefaces.ts';

const { resolve } = createRequire(new URL('../../../../web/package.json', import.meta.url));
const sheets = [
  'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
  '@fontsource-variable/noto-serif-kr/index.css',
];
const list = sheets.map((sheet) => readFileSync(resolve(sheet), 'utf8')).join('');
const words = 'Hwarang 화랑, 2026';
const letters = new Map(cutNames.map((name) => [name, new Set(words)]));

/** Where a table of a font begins. */
function tableOf(font: Buffer, name: string): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const found = tables.find((at) => font.toString('latin1', at, at + 4) === name);
  return found === undefined ? Number.NaN : font.readUInt32BE(found + 8);
}
const shapesIn = (font: Buffer): number => font.readUInt16BE(tableOf(font, 'maxp') + 4);
const weightOf = (font: Buffer): number => font.readUInt16BE(tableOf(font, 'OS/2') + 4);

test('a page gets one small font for each cut, with the shapes of its letters and hardly any other', async () => {
  const bytes = await takeLetters(list, letters);
  let at = 0;
  for (const cut of facesWith(list, letters).cuts) {
    expect(new Set(cut.letters)).toEqual(new Set(words));
    const length = bytes.readUInt32BE(at);
    const font = bytes.subarray(at + 4, at + 4 + length);
    at += 4 + length;
    expect(shapesIn(font)).toBeGreaterThan(cut.letters.length);
    expect(shapesIn(font)).toBeLessThan(3 * cut.letters.length + 10);
    if (cut.family === 'Hwarang Serif') expect(weightOf(font)).toBe(Number(cut.weight));
  }
  expect(at).toBe(bytes.length);
});

test('a cut is sent the letters its subsets have, and of the subsets the page names those they are in', () => {
  const { cuts: found, rules } = facesWith(list, new Map([['sans', new Set('화🎨')]]));
  expect(found.map((cut) => [cut.family, cut.letters])).toEqual([['Hwarang Sans', '화']]);
  expect(rules.match(/@font-face/g)).toHaveLength(1);
  expect(rules).toContain('Pretendard Variable');
});

test('the typefaces stand before their subsets in the style of every page', () => {
  const tokens = readFileSync(new URL('../../../../web/src/platform/tokens.css', import.meta.url), 'utf8');
  for (const { family, subsets } of cuts.values()) expect(tokens).toContain(`"${family}", "${subsets}"`);
});
