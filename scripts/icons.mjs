// node scripts/icons.mjs : draws the icons of the installed app and the card of pages without a picture, from the seal.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './tools.mjs';

const [vermilion, hanji] = ['#b93a24', '#faf8f3'];
const seal = readFileSync(join(root, 'web/public/favicon.svg'), 'utf8');
const strokes = /<path fill="none"[^>]*>/.exec(seal)?.[0] ?? '';
const drawn = (svg, name, type = 'png') =>
  sharp(Buffer.from(svg))
    .png({ palette: true, effort: 10 })
    .toFile(join(root, 'web/public/icons', `${name}.${type}`));

/** A platform may cut a circle out of it: the seal keeps to the middle. */
const square = (size, margin) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-margin} ${-margin} ${32 + 2 * margin} ${32 + 2 * margin}"><path fill="${vermilion}" d="M${-margin} ${-margin}h${32 + 2 * margin}v${32 + 2 * margin}H${-margin}z"/>${strokes}</svg>`;
const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><path fill="${hanji}" d="M0 0h1200v630H0z"/><g transform="translate(440 155) scale(10)"><path fill="${vermilion}" d="M2 2h28v28H2z"/>${strokes}</g></svg>`;

await drawn(square(192, 1), 'icon-192');
await drawn(square(512, 1), 'icon-512');
await drawn(square(512, 7), 'maskable-512');
await drawn(square(180, 3), 'apple-touch-icon');
await drawn(card, 'card');

/** One picture in the frame of an .ico, for what asks for /favicon.ico without reading the page. */
const icon = await sharp(Buffer.from(seal), { density: 144 })
  .resize(48, 48)
  .png({ palette: true, effort: 10 })
  .toBuffer();
const frame = Buffer.alloc(22);
frame.writeUInt16LE(1, 2);
frame.writeUInt16LE(1, 4);
frame.writeUInt8(48, 6);
frame.writeUInt8(48, 7);
frame.writeUInt16LE(1, 10);
frame.writeUInt16LE(32, 12);
frame.writeUInt32LE(icon.length, 14);
frame.writeUInt32LE(frame.length, 18);
writeFileSync(join(root, 'web/public/favicon.ico'), Buffer.concat([frame, icon]));
