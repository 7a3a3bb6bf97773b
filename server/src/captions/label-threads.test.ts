import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { Caption } from '@hwarang/domain/captions/captions.contract';
import { expect, test } from 'vitest';
import { labelsFile } from './label-threads.ts';

const caption: Caption = {
  id: 'a',
  image: '',
  thumbnail: '',
  title: '달항아리',
  title_en: 'Moon Jar',
  artist: '김서윤',
  artist_en: 'Kim Seoyun',
  year: 'c.1820',
  material: '백자',
  material_en: 'Porcelain',
  size: '45 cm x 47 cm',
  edition: '',
};
const task = (labels: number) => ({
  title: '고요한 빛',
  captions: Array.from({ length: labels }, (_, i) => ({ ...caption, id: String(i), title: `달항아리 ${i}` })),
  request: { sheet: 'single-100x60', languages: 'both', qr: true } as const,
  site: 'https://gallery.example',
});
const present = () => new AbortController().signal;
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').split('/Type /Page\n').length - 1;

test('a label file comes in pieces, its first sheet before its last', async () => {
  const pieces: Buffer[] = [];
  for await (const piece of await labelsFile(task(12), present())) pieces.push(piece);
  expect(pagesIn(Buffer.concat(pieces))).toBe(12);
  expect(pieces.length).toBeGreaterThan(2);
});

test('a file of no labels is still a PDF of one page', async () => {
  expect(pagesIn(await buffer(await labelsFile(task(0), present())))).toBe(1);
});

test('when the reader leaves the drawing stops, and the next file is drawn', async () => {
  const leaving = new AbortController();
  const [body, next] = [await labelsFile(task(1000), leaving.signal), labelsFile(task(1), present())];
  const closed = once(body, 'close');
  leaving.abort();
  await expect(closed).rejects.toThrow(/abort/i);
  expect(pagesIn(await buffer(await next))).toBe(1);
  const gone = AbortSignal.abort();
  await expect(labelsFile(task(1), gone)).rejects.toThrow('Nobody waits');
});

test('files beyond the queue are refused with a time to try again', async () => {
  const leaving = new AbortController();
  const asked = Array.from({ length: 10 }, () => labelsFile(task(100), leaving.signal));
  await expect(asked[9]).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  leaving.abort();
  await Promise.allSettled(asked);
});
