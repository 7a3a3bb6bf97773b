import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp, type TiffOptions } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { painting } from '../testing/pictures.ts';
import { packetHead } from './credit.ts';
import { readStoredTile } from './stored-tiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'hwarang-stored-tiles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const layout = { pyramid: true, tile: true, tileWidth: 512, tileHeight: 512 } as const;
let count = 0;
async function pyramid(picture: Sharp, options: TiffOptions = { compression: 'jpeg', quality: 88 }): Promise<string> {
  count += 1;
  const path = join(folder, `${count}.tif`);
  await picture.tiff({ ...layout, ...options }).toFile(path);
  return path;
}
const side = { width: 512, height: 512 };
const first = { level: 0, left: 0, top: 0, ...side };

/** The greatest difference of any channel of any pixel. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()]);
  expect(a.length).toBe(b.length);
  return a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? 0))), 0);
}

test('every whole tile of every level has the pixels that libvips unpacks from that place', async () => {
  const path = await pyramid(painting(2200, 1600));
  const places = [
    [0, 0, 0],
    [0, 1536, 512],
    [0, 512, 1024],
    [1, 512, 0],
    [2, 0, 0],
  ] as const;
  for (const [level, left, top] of places) {
    const tile = await readStoredTile(path, { level, left, top, ...side });
    // The smallest level is smaller than its one tile, of which the rest is filled up.
    const { width = 0, height = 0 } = await sharp(path, { page: level }).metadata();
    const part = { left, top, width: Math.min(512, width - left), height: Math.min(512, height - top) };
    const drawn = await sharp(path, { page: level }).extract(part).png().toBuffer();
    const shown = await sharp(tile)
      .extract({ ...part, left: 0, top: 0 })
      .png()
      .toBuffer();
    expect(await difference(shown, drawn), `${level} ${left} ${top}`).toBe(0);
  }
});

test('a stored tile is a JPEG file with room for a packet, and nothing else is said in it', async () => {
  const tile = (await readStoredTile(await pyramid(painting(600, 600)), first)) ?? Buffer.alloc(0);
  const metadata = await sharp(tile, { failOn: 'warning' }).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', space: 'srgb', ...side, channels: 3, chromaSubsampling: '4:2:0' });
  expect(metadata.xmpAsString).toMatch(/^<\?xpacket begin=/);
  expect(metadata.icc ?? metadata.exif ?? metadata.iptc).toBeUndefined();
  expect(tile.indexOf(packetHead)).toBeGreaterThan(0);
  await sharp(tile, { failOn: 'warning' }).raw().toBuffer();
});

test('what is stored in another way is not handed out', async () => {
  const others: [string, Promise<string>][] = [
    ['RGB', pyramid(painting(600, 600), { compression: 'jpeg', quality: 95 })],
    ['without loss', pyramid(painting(600, 600), { compression: 'deflate' })],
    ['gray', pyramid(painting(600, 600).grayscale().toColourspace('b-w'))],
    ['BigTIFF', pyramid(painting(600, 600), { compression: 'jpeg', quality: 88, bigtiff: true })],
    ['strips', pyramid(painting(600, 600), { compression: 'jpeg', quality: 88, pyramid: false, tile: false })],
    [
      'smaller tiles',
      pyramid(painting(600, 600), { compression: 'jpeg', quality: 88, tileWidth: 256, tileHeight: 256 }),
    ],
  ];
  for (const [kind, path] of others) expect(await readStoredTile(await path, first), kind).toBeUndefined();
  const path = await pyramid(painting(600, 600));
  expect(await readStoredTile(path, { ...first, level: 7 })).toBeUndefined();
  expect(await readStoredTile(join(folder, 'nowhere.tif'), first)).toBeUndefined();
});

test('a damaged file gives a tile or none, and never takes long', async () => {
  const whole = readFileSync(await pyramid(painting(600, 600)));
  const path = join(folder, 'damaged.tif');
  const directory = whole.readUInt32LE(4);
  const read = async (bytes: Buffer) => {
    rmSync(path, { force: true });
    writeFileSync(path, bytes);
    return readStoredTile(path, first);
  };
  expect(await read(whole)).toBeDefined();
  for (const length of [0, 3, 8, 100, directory, directory + 1, directory + 40])
    expect(await read(whole.subarray(0, length)), `${length} bytes`).toBeUndefined();
  for (let at = 0; at < 230; at += 1) {
    const bytes = Buffer.from(whole);
    bytes[at < 8 ? at : directory + at - 8] = 0xff;
    const tile = await read(bytes);
    expect(tile === undefined || tile.length > 2048, `byte ${at}`).toBe(true);
  }
  // A directory that names itself as the next one.
  const circular = Buffer.from(whole);
  circular.writeUInt32LE(directory, directory + 2 + circular.readUInt16LE(directory) * 12);
  expect(await read(circular)).toBeDefined();
});

test('a pyramid that takes the place of another is read by its own layout', async () => {
  const [path, other] = [await pyramid(painting(600, 600, 1)), await pyramid(painting(1100, 600, 2))];
  const before = await readStoredTile(path, first);
  const expected = await readStoredTile(other, first);
  renameSync(other, path);
  expect(await readStoredTile(path, first)).toEqual(expected);
  expect(before).not.toEqual(expected);
});
