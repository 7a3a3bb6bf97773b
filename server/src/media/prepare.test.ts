import { crc32, deflateSync } from 'node:zlib';
import { Failure } from '@hwarang/domain/failures';
import type { PictureType } from '@hwarang/domain/media/limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { painting } from '../testing/pictures.ts';
import { emptyPacket } from './credit.ts';
import { prepare } from './prepare.ts';

const codeOf = async (bytes: Buffer | string): Promise<string> => {
  try {
    await prepare(Buffer.from(bytes), 'now');
  } catch (failure) {
    if (failure instanceof Failure) return (failure.data as { errors: { id: string }[] }).errors[0]?.id ?? '';
    throw failure;
  }
  return 'taken';
};

const pixelsOf = async (made: Map<string, Buffer>, name: string) => {
  const { data, info } = await sharp(made.get(name)).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels),
  ];
  return { at, ...info };
};
const near = (actual: number[], expected: number[], off = 6) => {
  for (const [index, value] of expected.entries())
    expect(Math.abs((actual[index] ?? -999) - value), `${actual}`).toBeLessThanOrEqual(off);
};

const plain = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number },
) => sharp({ create: { width, height, channels: typeof background === 'string' ? 3 : 4, background } });

const encoders: Record<PictureType, () => Promise<Buffer>> = {
  'image/jpeg': () => painting(700, 500).jpeg().toBuffer(),
  'image/png': () => painting(700, 500).png().toBuffer(),
  'image/webp': () => painting(700, 500).webp().toBuffer(),
  'image/avif': () => painting(700, 500).avif({ effort: 0 }).toBuffer(),
  'image/gif': () => painting(700, 500).gif({ effort: 1 }).toBuffer(),
  'image/tiff': () => painting(700, 500).tiff().toBuffer(),
};

test.each(Object.entries(encoders))('%s is taken for what it is, and refused when it is cut', async (mime, encode) => {
  const bytes = await encode();
  const prepared = await prepare(bytes, 'now');
  expect(prepared).toMatchObject({ mime, width: 700, height: 500, alpha: false });
  expect([...prepared.made.keys()].sort()).toEqual(['256.webp', '512.webp', '64.webp', 'small.jpg', 'thumbnail.jpg']);
  for (const share of [0.02, 0.3, 0.7, 0.95])
    expect(await codeOf(bytes.subarray(0, Math.floor(bytes.length * share))), `${share}`).toMatch(
      /damaged|not-a-picture/,
    );
});

test('what is no picture is refused, whatever it looks like', async () => {
  const jpeg = await encoders['image/jpeg']();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  for (const bytes of [
    '',
    'x',
    'hello',
    svg,
    `<?xml version="1.0"?>${svg}`,
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.7\n%âãÏÓ\n1 0 obj',
    'PK\x03\x04',
    'P6\n1 1\n255\nabc',
    '#?RADIANCE\n',
    'II\x2a\x00',
    Buffer.concat([Buffer.from('<html><!--'), jpeg]),
    Buffer.alloc(5000),
    Buffer.from('GIF89a/*'.padEnd(400, ' ')),
    Buffer.from('GIF89a=1;alert(1)//'),
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]),
    Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(3000, 0x41)]),
  ])
    expect(await codeOf(bytes), Buffer.from(bytes).toString('latin1', 0, 20)).toMatch(
      /^Upload\.(not-a-picture|damaged)$/,
    );
});

test('what hides behind a picture, or in its metadata, is in none of its sizes', async () => {
  const secret = '<script>alert("hidden")</script>';
  const jpeg = await painting(900, 600)
    .withExif({
      IFD0: { Artist: secret, Copyright: secret },
      IFD3: { GPSLatitude: '37/1 33/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`)
    .jpeg()
    .toBuffer();
  const polyglot = Buffer.concat([jpeg, Buffer.from(`${secret}PK\x03\x04`)]);
  expect((await sharp(polyglot).metadata()).exif?.toString('latin1')).toContain(secret);
  const { made } = await prepare(polyglot, 'now');
  for (const [name, bytes] of made) {
    const metadata = await sharp(bytes).metadata();
    expect([metadata.exif, metadata.iptc, metadata.icc], name).toEqual([undefined, undefined, undefined]);
    expect(metadata.xmp, name).toEqual(emptyPacket);
    expect(bytes.toString('latin1')).not.toContain('script');
  }
});

/** A PNG whose header promises what its few bytes cannot hold. */
function bomb(width: number, height: number, interlaced = 0): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlaced], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const content = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([signature, chunk('IHDR', header), content, chunk('IEND', Buffer.alloc(0))]);
}

test('a bomb is recognised by its header, at once', async () => {
  const begun = performance.now();
  expect(await codeOf(bomb(20_000, 20_000))).toBe('Upload.too-many-pixels');
  expect(await codeOf(bomb(60_000, 10))).toBe('Upload.too-long-side');
  expect(await codeOf(bomb(0x7fffffff, 0x7fffffff))).toMatch(/^Upload\./);
  const gif = Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([0xff, 0xff, 0xff, 0xff, 0x80, 0, 0]),
    Buffer.alloc(200),
  ]);
  expect(await codeOf(gif)).toMatch(/^Upload\./);
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(await codeOf(bomb(9_000, 9_000))).toBe('Upload.damaged');
});

test('a picture taken sideways stands upright', async () => {
  const left = await plain(40, 80, '#ff0000').png().toBuffer();
  const sideways = await plain(80, 80, '#0000ff')
    .composite([{ input: left, left: 0, top: 0 }])
    .extend({ bottom: 40, background: '#0000ff' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const { width, height, made } = await prepare(sideways, 'now');
  expect([width, height]).toEqual([120, 80]);
  const { at } = await pixelsOf(made, '64.webp');
  near(at(40, 5), [255, 0, 0], 30);
  near(at(40, 38), [0, 0, 255], 30);
});

test('whatever its colours were kept in, it is shown in sRGB', async () => {
  const orange = plain(300, 300, '#e08030');
  const sources: Record<string, Promise<Buffer>> = {
    p3: orange.clone().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
    'sixteen bits': orange.clone().toColourspace('rgb16').png().toBuffer(),
    cmyk: orange.clone().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
    tiff: orange.clone().toColourspace('rgb16').tiff().toBuffer(),
    palette: orange.clone().png({ palette: true }).toBuffer(),
  };
  for (const [name, bytes] of Object.entries(sources)) {
    const { made, colours } = await prepare(await bytes, 'now');
    const { at, channels } = await pixelsOf(made, 'thumbnail.jpg');
    expect(channels, name).toBe(3);
    near(at(50, 50), [0xe0, 0x80, 0x30], name === 'cmyk' ? 30 : 6);
    expect(colours.length, name).toBe(1);
  }
  const grey = await prepare(await plain(300, 300, '#777777').toColourspace('b-w').png().toBuffer(), 'now');
  near((await pixelsOf(grey.made, 'thumbnail.jpg')).at(5, 5), [0x77, 0x77, 0x77]);
});

test('what can be seen through stays so; an alpha channel that hides nothing does not', async () => {
  const glass = await prepare(await plain(300, 300, { r: 255, g: 0, b: 0, alpha: 0.5 }).png().toBuffer(), 'now');
  expect(glass.alpha).toBe(true);
  expect((await pixelsOf(glass.made, 'thumbnail.png')).at(5, 5)[3]).toBe(128);
  expect((await sharp(glass.made.get('256.webp')).metadata()).hasAlpha).toBe(true);
  const wall = await prepare(await plain(300, 300, { r: 255, g: 0, b: 0, alpha: 1 }).png().toBuffer(), 'now');
  expect(wall.alpha).toBe(false);
  expect(wall.made.has('thumbnail.jpg')).toBe(true);
  const grey = await plain(300, 300, { r: 9, g: 9, b: 9, alpha: 0.5 }).toColourspace('b-w').png().toBuffer();
  expect((await prepare(grey, 'now')).alpha).toBe(true);
});

test('of a moving picture the first frame is shown', async () => {
  const frames = [await plain(90, 60, '#00ff00').png().toBuffer(), await plain(90, 60, '#ff0000').png().toBuffer()];
  for (const type of ['gif', 'webp'] as const) {
    const moving = await sharp(frames, { join: { animated: true } })
      [type]()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { width, height, made } = await prepare(moving, 'now');
    expect([width, height], type).toEqual([90, 60]);
    near((await pixelsOf(made, '64.webp')).at(20, 20), [0, 255, 0], 12);
  }
});

test('the smallest and the most slender picture have sizes too', async () => {
  const dot = await prepare(await plain(1, 1, '#123456').png().toBuffer(), 'now');
  expect(dot).toMatchObject({ width: 1, height: 1, formats: {} });
  expect([...dot.made.keys()]).toEqual(['64.webp']);
  const line = await prepare(await plain(5_000, 1, '#123456').png().toBuffer(), 'now');
  expect(line.formats.thumbnail).toMatchObject({ width: 245, height: 1 });
});

test('the main colours of a picture are those the eye names, most first', async () => {
  const patch = (background: string, width: number) => plain(width, 300, background).png().toBuffer();
  const flag = await plain(300, 300, '#ffffff')
    .composite([
      { input: await patch('#cd2e3a', 100), left: 0, top: 0 },
      { input: await patch('#0047a0', 60), left: 100, top: 0 },
    ])
    .png()
    .toBuffer();
  const { colours } = await prepare(flag, 'now');
  const parts = (colour = '') => (colour.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
  near(parts(colours[0]), [0xff, 0xff, 0xff]);
  near(parts(colours[1]), [0xcd, 0x2e, 0x3a]);
  near(parts(colours[2]), [0x00, 0x47, 0xa0]);
});

/** Uncompressed, with channels behind red, green and blue. */
function tiffOf(channels: number, side = 16): Buffer {
  const extra = channels - 3;
  const after = 8 + 2 + 11 * 12 + 4;
  const dataAt = after + 2 * channels;
  const entries = [
    [256, 3, 1, side],
    [257, 3, 1, side],
    [258, 3, channels, after],
    [259, 3, 1, 1],
    [262, 3, 1, 2],
    [273, 4, 1, dataAt],
    [277, 3, 1, channels],
    [278, 3, 1, side],
    [279, 4, 1, side * side * channels],
    [284, 3, 1, 1],
    [338, 3, extra, 0],
  ] as const;
  const head = Buffer.alloc(dataAt);
  head.write('II*', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries.length, 8);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  }
  for (let channel = 0; channel < channels; channel += 1) head.writeUInt16LE(8, after + 2 * channel);
  const pixel = Buffer.from([200, 30, 40, 90, 120, 7].slice(0, channels));
  return Buffer.concat([head, ...Array.from({ length: side * side }, () => pixel)]);
}

test('a TIFF of five channels is taken with its first three; one with more is refused', async () => {
  const { made, alpha } = await prepare(tiffOf(5), 'now');
  expect(alpha).toBe(false);
  near((await pixelsOf(made, '64.webp')).at(8, 8), [200, 30, 40], 12);
  expect(await codeOf(tiffOf(6))).toBe('Upload.damaged');
});

test('an interlaced picture has a lower limit of pixels than one that is read line by line', async () => {
  expect(await codeOf(bomb(11_000, 10_000, 1))).toBe('Upload.too-large-progressive');
  expect(await codeOf(bomb(11_000, 10_000))).toBe('Upload.damaged');
  expect(await codeOf(await painting(700, 500).jpeg({ progressive: true }).toBuffer())).toBe('taken');
});
