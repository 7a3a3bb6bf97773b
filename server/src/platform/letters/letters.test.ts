import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { facesWith } from './faces.ts';
import { openLetterCase } from './letters.ts';

const sheet = createRequire(new URL('../../../../web/package.json', import.meta.url)).resolve(
  'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
);
const list = readFileSync(sheet, 'utf8');
const letters = new Map([['Pretendard Variable', new Set('Hwarang 화랑, 2026')]]);

/** How many shapes a font holds: a number of its `maxp` table. */
function shapesIn(font: Buffer): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const table = tables.find((at) => font.toString('latin1', at, at + 4) === 'maxp') ?? Number.NaN;
  return font.readUInt16BE(font.readUInt32BE(table + 8) + 4);
}

test('a page gets one small font for each subset its letters are in, with their shapes and hardly any other', async () => {
  const bytes = await openLetterCase((address) => join(dirname(sheet), address)).take(list, letters);
  const faces = facesWith(list, letters);
  expect(faces.map((face) => face.letters).join('')).toHaveLength(new Set('Hwarang 화랑, 2026').size);
  let at = 0;
  for (const face of faces) {
    const length = bytes.readUInt32BE(at);
    const shapes = shapesIn(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
    expect(shapes).toBeGreaterThan(face.letters.length);
    expect(shapes).toBeLessThan(3 * face.letters.length + 10);
  }
  expect(at).toBe(bytes.length);
});

test('a subset that could not be read once is read when it is asked for again', async () => {
  let missing = true;
  const letterCase = openLetterCase((address) => join(dirname(sheet), missing ? 'missing.woff2' : address));
  await expect(letterCase.take(list, letters)).rejects.toThrow('ENOENT');
  missing = false;
  expect((await letterCase.take(list, letters)).length).toBeGreaterThan(1000);
});
