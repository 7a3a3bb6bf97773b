import { canvasOfWork, formatCanvas } from '@hwarang/domain/artworks/canvas-size';
import { formatEdition } from '@hwarang/domain/artworks/edition';
import { parseSize } from '@hwarang/domain/artworks/size';
import type { Caption } from '@hwarang/domain/captions/captions.contract';
import type { CaptionLanguages } from '@hwarang/domain/captions/label-sheets';

export interface LabelLine {
  text: string;
  /** Relative to the size of the text of the label. */
  scale: number;
  bold: boolean;
  quiet: boolean;
  /** Space above, relative to the same. */
  above: number;
}

const plain = { scale: 1, bold: false, quiet: false, above: 0 };

/** The order of a museum: artist, title and year, material, size, edition. Measures and edition stand once, in the last block. */
function block(artist: string, title: string, year: string, rest: string[], small: boolean): LabelLine[] {
  const scale = small ? 0.86 : 1;
  const lines: LabelLine[] = [
    { ...plain, text: artist, scale, quiet: small },
    { ...plain, text: [title, year].filter(Boolean).join(', '), scale: scale * (small ? 1.05 : 1.4), bold: !small },
    ...rest.map((text) => ({ ...plain, text, scale: scale * 0.92, quiet: true })),
  ];
  return lines.filter(({ text }) => text !== '');
}

export const shownSize = (size: string): string => size.replace(/(\d) cm x (?=\d)/g, '$1 × ');

/** With the canvas it is on, as galleries in Korea write it: '53 × 45.5 cm (10F)'. */
function sizeLine(size: string): string {
  const canvas = canvasOfWork(parseSize(size));
  return canvas ? `${shownSize(size)} (${formatCanvas(canvas)})` : shownSize(size);
}

/** Of a language in which the work has no title the label says nothing; if it has none at all in the one wished, the other stands in. */
export function labelText(line: Caption, languages: CaptionLanguages): LabelLine[] {
  const last = [sizeLine(line.size), formatEdition(line.edition)];
  const korean = (small: boolean, rest: string[]) =>
    block(line.artist || line.artist_en, line.title || line.title_en, line.year, rest, small);
  const english = (small: boolean, rest: string[]) =>
    block(line.artist_en || line.artist, line.title_en || line.title, line.year, rest, small);
  if (languages === 'ko') return korean(false, [line.material || line.material_en, ...last]);
  if (languages === 'en') return english(false, [line.material_en || line.material, ...last]);
  if (!line.title_en) return korean(false, [line.material, ...last]);
  const second = english(true, [line.material_en, ...last]);
  const [first, ...others] = second;
  return [...korean(false, [line.material]), ...(first ? [{ ...first, above: 0.7 }] : []), ...others];
}
