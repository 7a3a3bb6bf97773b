/// <reference path="./font-tools.d.ts" />
import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { facesWith, type Letters } from './faces.ts';

/** What our pages ask of a typeface. Without this list every style it can be set in would come along. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

export interface LetterCase {
  /** One small font for each subset that has some of the letters, in the order of the list; each after its length. */
  take: (list: string, letters: Letters) => Promise<Buffer>;
}

/** Hundreds of kilobytes of subsets for a few hundred letters: here the letters alone. */
export function openLetterCase(pathOf: (address: string) => string): LetterCase {
  const opened = new Map<string, Promise<Buffer>>();
  const open = (address: string): Promise<Buffer> => {
    const known = opened.get(address) ?? readFile(pathOf(address)).then((font) => convert(font, 'truetype'));
    opened.set(address, known);
    known.catch(() => opened.delete(address));
    return known;
  };
  return {
    take: async (list, letters) => {
      const parts: Buffer[] = [];
      // One after the other: others are served in between.
      for (const { face, letters: own } of facesWith(list, letters)) {
        const font = await subsetFont(await open(face.file), own, {
          targetFormat: 'truetype',
          keepFeatures,
          noHinting: true,
        });
        const length = Buffer.alloc(4);
        length.writeUInt32BE(font.length);
        parts.push(length, font);
      }
      return Buffer.concat(parts);
    },
  };
}
