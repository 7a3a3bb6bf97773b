import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** A font of printed sheets, read when it is first needed. */
export interface Face {
  name: string;
  bytes: () => Buffer;
  has: (codePoint: number) => boolean;
}

function faceAt(path: string, without?: RegExp): Face {
  const file = resolve(`@expo-google-fonts/${path}`);
  let bytes: Buffer | undefined;
  let font: Font | undefined;
  const read = () => {
    bytes ??= readFileSync(file);
    return bytes;
  };
  return {
    name: path,
    bytes: read,
    has: (codePoint) => {
      if (without?.test(String.fromCodePoint(codePoint))) return false;
      font ??= create(read()) as Font;
      return font.hasGlyphForCodePoint(codePoint);
    },
  };
}

/** A Korean font has some of these letters, without their accents and as light in bold as otherwise. */
const greekAndCyrillic = /[\u0370-\u052F]/;

/**
 * Noto Serif KR has Hangul, Hanja, kana and the letters of western Europe; the others are asked in turn for the rest: 'Łódź', Cyrillic,
 * Greek, Thai, emoji. What none of them has, as most simplified Chinese, is printed as an empty box.
 */
const facesOf = (weight: '400Regular' | '600SemiBold') => [
  faceAt(`noto-serif-kr/${weight}/NotoSerifKR_${weight}.ttf`, greekAndCyrillic),
  faceAt(`noto-serif/${weight}/NotoSerif_${weight}.ttf`),
  faceAt(`noto-sans-thai/${weight}/NotoSansThai_${weight}.ttf`),
  faceAt(`noto-emoji/${weight}/NotoEmoji_${weight}.ttf`),
];
const faces = { regular: facesOf('400Regular'), bold: facesOf('600SemiBold') };

export interface Run {
  face: Face;
  text: string;
}

/** Joiners and marks that only choose how the sign before them looks. */
const withoutGlyph = /[\u200B-\u200D\u2060]|\uFE0E|\uFE0F/g;

const hasAll = (face: Face, text: string): boolean =>
  [...text].every((character) => face.has(character.codePointAt(0) ?? 0));

/** One text in the fonts that have its characters. A word stands in one font, if one has all of it. */
export function runsOf(text: string, bold: boolean): Run[] {
  const all = faces[bold ? 'bold' : 'regular'];
  const [first] = all as [Face, ...Face[]];
  const plain = text.normalize('NFC').replace(withoutGlyph, '');
  if (hasAll(first, plain)) return [{ face: first, text: plain }];
  const runs: Run[] = [];
  const add = (part: string) => {
    const face = all.find((one) => hasAll(one, part));
    const parts = [...part];
    if (!face && parts.length > 1) return parts.forEach(add);
    const last = runs.at(-1);
    if (last && last.face === (face ?? first)) last.text += part;
    else runs.push({ face: face ?? first, text: part });
  };
  plain.split(/(\s+)/).forEach(add);
  return runs;
}
