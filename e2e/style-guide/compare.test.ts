import sharp from 'sharp';
import { expect, test } from 'vitest';
import { difference, reduced } from './compare.ts';

const [width, height] = [1280, 2400];
const ground = '#faf8f3';

/** A page of cards and lines; `shift` moves everything down, `without` leaves out one card. */
function page({
  shift = 0,
  without = -1,
  taller = 0,
  paper = ground,
  ink = '#1b1a17',
  soft = 0,
} = {}): Promise<Buffer> {
  const cards = Array.from({ length: 9 }, (_, place) => {
    const [x, y] = [60 + (place % 3) * 400, 200 + Math.floor(place / 3) * 700 + shift];
    const lines = [440, 470, 500].map((top) => `<rect x="${x}" y="${y + top}" width="260" height="3" fill="${ink}"/>`);
    return place === without
      ? ''
      : `<rect x="${x}" y="${y}" width="360" height="400" fill="#2f6b5c"/><circle cx="${x + 180}" cy="${y + 200}" r="90" fill="#e9e2d2"/>${lines.join('')}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + taller}"><rect width="100%" height="100%" fill="${paper}"/>${cards.join('')}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  return (soft ? drawn.blur(soft) : drawn).png().toBuffer();
}

const compared = async (now: Parameters<typeof page>[0]) =>
  difference(await reduced(await page()), await reduced(await page(now)));

test('the same page, drawn a little softer, a pixel lower or a little longer, is the same', async () => {
  expect(await compared({})).toBeUndefined();
  expect(await compared({ soft: 1.2 })).toBeUndefined();
  expect(await compared({ shift: 1 })).toBeUndefined();
  expect(await compared({ taller: 8 })).toBeUndefined();
});

test('a card that is gone, other colours, a page that moved or grew are told', async () => {
  expect(await compared({ without: 4 })).toMatch(/has changed in .* % of its blocks/);
  expect(await compared({ paper: '#1b1a17', ink: '#f4f0e6' })).toMatch(/has changed/);
  expect(await compared({ paper: '#efebe2' })).toMatch(/differs by .* on average/);
  expect(await compared({ shift: 60 })).toMatch(/has changed/);
  expect(await compared({ taller: 200 })).toMatch(/tall instead of/);
});
