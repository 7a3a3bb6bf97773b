import type { Readable } from 'node:stream';

/** The lines of a text. Not by `node:readline`, which from Node 24 on ends a line at U+2028 and U+2029 too: JSON has them in its strings. */
export async function* linesOf(input: Readable): AsyncIterable<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
