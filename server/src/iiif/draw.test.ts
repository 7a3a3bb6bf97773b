import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pyramidLevels } from '@hwarang/domain/iiif/image-service';
import type { PictureType } from '@hwarang/domain/media/limits';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStorage } from '../media/disk-storage.ts';
import { derivativeKey, originalKey } from '../media/ingest.ts';
import type { BlobRow } from '../media/media.store.ts';
import { openPyramids, type Pyramids } from '../media/pyramids.ts';
import { s3Storage } from '../media/s3-storage.ts';
import type { Storage } from '../media/storage.ts';
import { openWorkspace } from '../media/workspace.ts';
import { type S3Server, startS3 } from '../testing/s3-server.ts';
import { drawImage, placeOnPyramid, tileAskedFor } from './draw.ts';
import { readImageRequest } from './image-request.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-draw-'));
let s3: S3Server;
let stores: Record<'disk' | 's3', { storage: Storage; pyramids: Pyramids }>;

beforeAll(async () => {
  s3 = await startS3();
  const workspace = await openWorkspace({ dataDir, databaseUrl: undefined });
  const openOn = async (storage: Storage) => ({ storage, pyramids: await openPyramids(storage, workspace, dataDir) });
  stores = {
    disk: await openOn(await diskStorage(dataDir, workspace)),
    s3: await openOn(s3Storage(s3.settings)),
  };
});
afterAll(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const colours = { red: [220, 30, 30], green: [30, 160, 60], blue: [40, 60, 200], white: [250, 250, 250] };
type Colour = keyof typeof colours;

/** Red, green, blue and white in the four corners, read like text. */
function corners(width: number, height: number): Sharp {
  const tile = (colour: Colour) => {
    const [r = 0, g = 0, b = 0] = colours[colour];
    return {
      create: { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3, background: { r, g, b } },
    } as const;
  };
  const [right, bottom] = [Math.floor(width / 2), Math.floor(height / 2)];
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([
    { input: tile('red'), left: 0, top: 0 },
    { input: tile('green'), left: right, top: 0 },
    { input: tile('blue'), left: 0, top: bottom },
    { input: tile('white'), left: right, top: bottom },
  ]);
}

let count = 0;
async function stored(on: 'disk' | 's3', original: Buffer, extent: { width: number; height: number; alpha?: boolean }) {
  count += 1;
  const location = `aa/bb/${String(count).padStart(64, '0')}.00000000`;
  await stores[on].storage.put(originalKey(location), original);
  const mime: PictureType = 'image/png';
  return { location, mime, alpha: false, sha256: location, ...extent } as BlobRow;
}

async function draw(on: 'disk' | 's3', blob: BlobRow, address: string): Promise<Buffer> {
  const [region = '', size = '', rotation = '', file = ''] = address.split('/');
  const request = readImageRequest({ region, size, rotation, file }, blob);
  const drawn = await stores[on].pyramids.use(blob, (path) => drawImage(path, blob, request));
  if (!drawn) throw new Error('the original is gone');
  return drawn;
}

/** The colours near the four corners, and the extent. */
async function look(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const found = (Object.keys(colours) as Colour[]).find((name) =>
      colours[name].every((value, i) => Math.abs(value - (data[from + i] ?? 0)) < 12),
    );
    return found ?? [...data.subarray(from, from + 3)].join(' ');
  };
  return `${info.width}x${info.height} ${at(0.2, 0.2)} ${at(0.8, 0.2)} ${at(0.2, 0.8)} ${at(0.8, 0.8)}`;
}

test('the smallest level that has all the pixels is read, and a tile of the answer is one tile of it', () => {
  const picture = { width: 12_001, height: 8401 };
  const place = (left: number, top: number, width: number, height: number, w: number, h: number) =>
    placeOnPyramid(picture, { left, top, width, height }, { width: w, height: h });
  expect(place(2048, 1024, 512, 512, 512, 512)).toEqual({ level: 0, left: 2048, top: 1024, width: 512, height: 512 });
  expect(place(4096, 2048, 2048, 2048, 512, 512)).toEqual({ level: 2, left: 1024, top: 512, width: 512, height: 512 });
  expect(place(4096, 2048, 2048, 2048, 513, 513).level).toBe(1);
  expect(place(0, 0, 12_001, 8401, 100, 70)).toEqual({ level: 5, left: 0, top: 0, width: 375, height: 262 });
  // The last column is on no other level: the answer is made of its neighbour.
  expect(place(12_000, 0, 1, 2, 1, 1)).toEqual({ level: 1, left: 5999, top: 0, width: 1, height: 1 });
});

const answers: [string, string][] = [
  ['full/max/0/default.png', '1400x1000 red green blue white'],
  ['full/max/0/default.jpg', '1400x1000 red green blue white'],
  ['full/700,/0/default.webp', '700x500 red green blue white'],
  ['full/90,100/0/default.png', '90x100 red green blue white'],
  ['full/700,/90/default.png', '500x700 blue red white green'],
  ['full/700,/180/default.png', '700x500 white blue green red'],
  ['full/700,/270/default.png', '500x700 green white red blue'],
  ['full/700,/!0/default.png', '700x500 green red white blue'],
  ['full/700,/!90/default.png', '500x700 white green blue red'],
  ['square/100,/0/default.png', '100x100 red green blue white'],
  ['0,0,600,400/^1200,/0/default.jpg', '1200x800 red red red red'],
  ['pct:50,0,50,50/100,/0/color.jpg', '100x71 green green green green'],
  ['1300,900,500,500/max/0/default.jpg', '100x100 white white white white'],
];

describe.each(['disk', 's3'] as const)('from a pyramid on %s', (on) => {
  let blob: BlobRow;
  beforeAll(async () => {
    const extent = { width: 1400, height: 1000 };
    blob = await stored(on, await corners(extent.width, extent.height).png().toBuffer(), extent);
  });

  test.each(answers)('%s is %s', async (address, seen) => {
    expect(await look(await draw(on, blob, address))).toBe(seen);
  });

  test('a rotation by any angle keeps the whole picture on a clear or white ground', async () => {
    const clear = await sharp(await draw(on, blob, 'full/200,/45/default.png')).metadata();
    expect(clear.hasAlpha).toBe(true);
    expect(Math.abs((clear.width ?? 0) - 243)).toBeLessThan(3);
    const { data } = await sharp(await draw(on, blob, 'full/200,/45/default.jpg'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].every((value) => value > 245)).toBe(true);
  });

  test('gray has no colour, and bitonal only black and white', async () => {
    const gray = await draw(on, blob, 'full/100,/0/gray.png');
    expect((await sharp(gray).metadata()).space).toBe('b-w');
    const { data } = await sharp(await draw(on, blob, 'full/100,/0/bitonal.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(new Set(data)).toEqual(new Set([0, 255]));
  });

  test('a lost pyramid is made again of the original, and nothing is drawn without one', async () => {
    const { storage } = stores[on];
    const gone = await stored(on, await corners(40, 30).png().toBuffer(), { width: 40, height: 30 });
    await draw(on, gone, 'full/max/0/default.jpg');
    const lose = async () => {
      await storage.delete(derivativeKey(gone.location, 'pyramid.tif'));
      rmSync(join(dataDir, 'cache', 'pyramids'), { recursive: true, force: true });
    };
    await lose();
    expect(await look(await draw(on, gone, 'full/max/0/default.jpg'))).toBe('40x30 red green blue white');
    await lose();
    await storage.delete(originalKey(gone.location));
    await expect(draw(on, gone, 'full/max/0/default.jpg')).rejects.toThrow('the original is gone');
  });

  test('a pyramid that another process finishes in that moment is used', async () => {
    const late = await stored(on, await corners(40, 30).png().toBuffer(), { width: 40, height: 30 });
    let asked = 0;
    const used = await stores[on].pyramids.use(late, async (path) => {
      asked += 1;
      if (asked > 1) return 'drawn';
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, 'there by now');
      throw new Error('Input file is missing');
    });
    expect(used).toBe('drawn');
  });
});

test('a whole tile as JPEG is asked of the pyramid as it stands, and everything else is drawn', () => {
  const picture = { width: 1400, height: 1000, alpha: false };
  const placeOf = (address: string, of = picture) => {
    const [region = '', size = '', rotation = '', file = ''] = address.split('/');
    return tileAskedFor(of, readImageRequest({ region, size, rotation, file }, of));
  };
  const tile = { width: 512, height: 512 };
  expect(placeOf('512,0,512,512/512,512/0/default.jpg')).toEqual({ level: 0, left: 512, top: 0, ...tile });
  expect(placeOf('512,0,512,512/max/0/color.jpg')).toEqual({ level: 0, left: 512, top: 0, ...tile });
  expect(placeOf('0,0,1024,1000/512,500/0/default.jpg')).toBeUndefined();
  const larger = { width: 2100, height: 1100, alpha: false };
  expect(placeOf('1024,0,1024,1024/512,/0/default.jpg', larger)).toEqual({ level: 1, left: 512, top: 0, ...tile });
  const narrow = { width: 320, height: 900, alpha: false };
  expect(placeOf('0,0,320,512/max/0/default.jpg', narrow)).toEqual({
    level: 0,
    left: 0,
    top: 0,
    width: 320,
    height: 512,
  });
  for (const other of [
    '1,0,512,512/max/0/default.jpg',
    '0,0,512,511/max/0/default.jpg',
    '1024,0,376,512/max/0/default.jpg',
    '512,0,512,512/500,500/0/default.jpg',
    '512,0,512,512/512,512/90/default.jpg',
    '512,0,512,512/512,512/!0/default.jpg',
    '512,0,512,512/512,512/0/gray.jpg',
    '512,0,512,512/512,512/0/bitonal.jpg',
    '512,0,512,512/512,512/0/default.png',
    '512,0,512,512/512,512/0/default.webp',
  ])
    expect(placeOf(other), other).toBeUndefined();
  expect(placeOf('512,0,512,512/max/0/default.jpg', { ...picture, alpha: true })).toBeUndefined();
});

test('the levels of a pyramid are those that the server counts on', async () => {
  for (const [width, height] of [
    [1, 1],
    [16, 900],
    [513, 20],
    [1025, 1023],
    [2001, 1501],
  ] as const) {
    const blob = await stored('disk', await corners(width, height).jpeg().toBuffer(), { width, height });
    const found = await stores.disk.pyramids.use(blob, async (path) => {
      const { pages = 1 } = await sharp(path).metadata();
      const levels = Array.from({ length: pages }, (_, page) => sharp(path, { page }).metadata());
      return (await Promise.all(levels)).map((level) => ({ width: level.width, height: level.height }));
    });
    expect(found).toEqual(pyramidLevels({ width, height }));
  }
});

const kinds: [string, (picture: Sharp) => Sharp][] = [
  ['16 bits', (picture) => picture.toColourspace('rgb16').png()],
  ['CMYK', (picture) => picture.toColourspace('cmyk').tiff()],
  ['a turned photograph', (picture) => picture.withMetadata({ orientation: 3 }).jpeg()],
];

test.each(kinds)('a picture in %s becomes a pyramid in sRGB of 8 bits, upright', async (kind, as) => {
  const original = await as(sharp(await corners(600, 400).png().toBuffer())).toBuffer();
  const blob = await stored('disk', original, { width: 600, height: 400 });
  const seen = await look(await draw('disk', blob, 'full/300,/0/default.png'));
  if (kind === 'CMYK') expect(seen).toMatch(/^300x200 /);
  else expect(seen).toBe(`300x200 ${kind === '16 bits' ? 'red green blue white' : 'white blue green red'}`);
});

test('a picture that can be seen through stays so, on white where the format cannot', async () => {
  const original = await sharp({ create: { width: 600, height: 400, channels: 4, background: '#dc1e1e80' } })
    .png()
    .toBuffer();
  const blob = await stored('disk', original, { width: 600, height: 400, alpha: true });
  const clear = await sharp(await draw('disk', blob, 'full/300,/0/default.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...clear.data.subarray(0, 4)]).toEqual([220, 30, 30, 128]);
  const flat = await sharp(await draw('disk', blob, 'full/300,/0/default.jpg'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(flat.info.channels).toBe(3);
  expect(flat.data[1]).toBeGreaterThan(120);
});

test('making a pyramid leaves nothing behind', () => {
  expect(readdirSync(join(dataDir, 'files', 'unfinished'))).toEqual([]);
});
