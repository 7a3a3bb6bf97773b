import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

const linesIn = async (chunks: Buffer[]) => {
  const lines: string[] = [];
  for await (const line of linesOf(Readable.from(chunks))) lines.push(line);
  return lines;
};

test('a line ends at a line feed alone, wherever the text is cut into chunks', async () => {
  const rows = ['["달\u2028🖼\u2029\u0085\u000b\u000c\\n"]', '', '["a\rb"]', '[]'];
  const whole = Buffer.from(rows.map((row) => `${row}\n`).join(''));
  for (let size = 1; size <= whole.length; size += 1) {
    const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
      whole.subarray(at * size, (at + 1) * size),
    );
    expect(await linesIn(chunks), `chunks of ${size} bytes`).toEqual(rows);
  }
});

test('a last line without an end counts, and a text without lines has none', async () => {
  expect(await linesIn([Buffer.from('a\nb')])).toEqual(['a', 'b']);
  expect(await linesIn([])).toEqual([]);
});
