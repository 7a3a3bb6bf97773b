/// <reference path="./font-tools.d.ts" />
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { facesWith, type Letters } from './faces.ts';

/** What our pages ask of a typeface. Without this list every style it can be set in would come along. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/**
 * Hundreds of kilobytes of subsets for a few hundred letters: here the letters alone, one small font for each cut, in their order;
 * each after its length.
 */
export async function takeLetters(list: string, letters: Letters): Promise<Buffer> {
  const parts: Buffer[] = [];
  // One after the other: others are served in between.
  for (const cut of facesWith(list, letters).cuts) {
    const font = await subsetFont(await readFile(cut.file), cut.letters, {
      targetFormat: 'truetype',
      keepFeatures,
      noHinting: true,
    });
    const length = Buffer.alloc(4);
    length.writeUInt32BE(font.length);
    parts.push(length, font);
  }
  return Buffer.concat(parts);
}
