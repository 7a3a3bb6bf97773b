import type { PictureType } from './limits.ts';

const starts = (head: Uint8Array, ...bytes: number[]): boolean => bytes.every((byte, index) => head[index] === byte);
const ascii = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));

const hevcBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** What the first bytes say it is, whatever its name or sender claim. Reads at most 64 bytes. */
export function sniff(head: Uint8Array): PictureType | 'image/heic' | undefined {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (['GIF87a', 'GIF89a'].includes(ascii(head, 0, 6))) return 'image/gif';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp';
  if (starts(head, 0x49, 0x49, 0x2a, 0) || starts(head, 0x4d, 0x4d, 0, 0x2a)) return 'image/tiff';
  if (starts(head, 0x49, 0x49, 0x2b, 0) || starts(head, 0x4d, 0x4d, 0, 0x2b)) return 'image/tiff';
  if (ascii(head, 4, 8) === 'ftyp') {
    const end = Math.min(head.length, 64, new DataView(head.buffer, head.byteOffset).getUint32(0));
    const brands = [ascii(head, 8, 12)];
    for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(head, at, at + 4));
    if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'image/avif';
    if (brands.some((brand) => hevcBrands.has(brand))) return 'image/heic';
  }
  return undefined;
}
