import { formatEdition } from '@hwarang/domain/artworks/edition';
import { groupedHash, certificateWords as words } from '@hwarang/domain/certificates/certificates.words';
import type { CertificateContent } from '@hwarang/domain/certificates/content';
import type { LocalizedText } from '@hwarang/domain/language';
import { encode } from 'uqr';
import type { Measure } from '../captions/label-layout.ts';
import { shownSize } from '../captions/label-text.ts';
import type { PrintedSheet } from '../captions/sheets.pdf.ts';
import { wrap } from '../captions/wrap.ts';

export interface PrintedCertificate {
  content: CertificateContent;
  contentHash: string;
  /** Where the code leads. */
  address: string;
  picture: { width: number; height: number; bytes: Uint8Array };
}

interface Style {
  size: number;
  bold?: boolean;
  quiet?: boolean;
}

const page = { width: 210, height: 297 };
const margin = { side: 22, top: 22 };
const [left, right] = [margin.side, page.width - margin.side];
const width = right - left;
const leading = 1.42;
const valueFrom = 48;
const code = 24;
/** The lower part stands where it stands, on every certificate. */
const footFrom = 218;
const styles = {
  title: { size: 9.5, bold: true },
  titleEn: { size: 4, quiet: true },
  number: { size: 3.6, bold: true },
  label: { size: 2.9, quiet: true },
  name: { size: 3.2, quiet: true },
  value: { size: 3.8 },
  valueEn: { size: 3.2, quiet: true },
  small: { size: 2.4, quiet: true },
} satisfies Record<string, Style>;
const smallest = 0.4;
const largestPicture = { width, height: 84 };
const leastPicture = 46;

const bothLanguages = ({ ko, en }: LocalizedText): string => `${ko}  ${en}`;

interface Line {
  label: LocalizedText;
  value: string;
  /** The same in English, below it. */
  english?: string;
}

/** One language beside its label, the other one below; what is the same in both stands once. */
const line = (label: LocalizedText, ko: string, en = ''): Line => ({
  label,
  value: ko || en,
  ...(ko && en && en !== ko ? { english: en } : {}),
});

function linesOf({ work, sold_on, place, guarantee, guarantee_en }: CertificateContent): Line[] {
  return [
    line(words.artist, work.artist, work.artist_en),
    line(words.title, work.title, work.title_en),
    line(words.year, work.year),
    line(words.material, work.material, work.material_en),
    line(words.size, shownSize(work.size)),
    ...(work.edition ? [line(words.edition, formatEdition(work.edition))] : []),
    line(words.soldOn, sold_on),
    line(words.place, place),
    line(words.guarantee, guarantee, guarantee_en),
  ];
}

/** One sheet of A4. Long words are set smaller until all of them fit: a certificate never leaves out what it guarantees. */
export function layCertificate(printed: PrintedCertificate, measure: Measure): PrintedSheet {
  const sheet: PrintedSheet & { pictures: NonNullable<PrintedSheet['pictures']> } = {
    ...page,
    labels: [],
    texts: [],
    strokes: [],
    codes: [],
    pictures: [],
  };
  const text = (words: string, x: number, y: number, { size, bold = false, quiet = false }: Style) =>
    sheet.texts.push({ text: words, x, y, size, bold, quiet });
  const rule = (y: number, from = left, to = right) => sheet.strokes.push({ x1: from, y1: y, x2: to, y2: y });
  const { content } = printed;

  text(words.certificate.ko, left, margin.top + styles.title.size, styles.title);
  text(words.certificate.en, left, margin.top + 17, styles.titleEn);
  const numberWidth = measure(content.number, styles.number.size, true);
  text(content.number, right - numberWidth, margin.top + 17, styles.number);
  const label = bothLanguages(words.number);
  text(label, right - measure(label, styles.label.size, false), margin.top + 11.5, styles.label);
  rule(margin.top + 22);

  const top = margin.top + 29;
  const facts = linesOf(content);
  const [set, scale] = fitting(facts, footFrom - 6 - (top + leastPicture + 8), measure);
  const roomForPicture = footFrom - 6 - heightOf(set, scale) - 8 - top;
  const room = { ...largestPicture, height: Math.min(largestPicture.height, roomForPicture) };
  const { picture } = printed;
  const shrink = Math.min(room.width / picture.width, room.height / picture.height);
  const extent = { width: picture.width * shrink, height: picture.height * shrink };
  sheet.pictures.push({ x: left, y: top, ...extent, bytes: picture.bytes });

  let y = top + extent.height + 8;
  for (const { label: name, pieces } of set) {
    const own = { ...styles.name, size: styles.name.size * scale };
    text(name.ko, left, y + styles.value.size * scale, own);
    const beside = left + measure(name.ko, own.size, false) + 2;
    text(name.en, beside, y + styles.value.size * scale, { ...styles.small, size: styles.small.size * scale });
    for (const { words: piece, style } of pieces) {
      text(piece, left + valueFrom, y + style.size * scale, { ...style, size: style.size * scale });
      y += style.size * leading * scale;
    }
    y += gapOf(scale);
  }

  layFoot(printed, { text, rule, measure, sheet });
  return sheet;
}

type SetLine = { label: LocalizedText; pieces: { words: string; style: Style }[] };

const gapOf = (scale: number): number => 1.3 * scale;
const heightOf = (set: readonly SetLine[], scale: number): number =>
  set.reduce(
    (sum, { pieces }) =>
      sum + gapOf(scale) + pieces.reduce((down, { style }) => down + style.size * leading * scale, 0),
    0,
  );

/** Every line broken to its width, at the largest scale at which they fit into `height`, or the smallest that can be read. */
function fitting(lines: readonly Line[], height: number, measure: Measure): [SetLine[], number] {
  for (let scale = 1; ; scale *= 0.95) {
    const broken = (words: string, style: Style) =>
      wrap(words, width - valueFrom, (part) => measure(part, style.size * scale, false)).map((piece) => ({
        words: piece,
        style,
      }));
    const set = lines.map(({ label, value, english }) => ({
      label,
      pieces: [...broken(value, styles.value), ...(english ? broken(english, styles.valueEn) : [])],
    }));
    if (heightOf(set, scale) <= height || scale < smallest) return [set, scale];
  }
}

interface Tools {
  sheet: PrintedSheet;
  text: (words: string, x: number, y: number, style: Style) => unknown;
  rule: (y: number, from?: number, to?: number) => unknown;
  measure: Measure;
}

/** Who signs, and how it is checked. */
function layFoot({ content, contentHash, address }: PrintedCertificate, { sheet, text, rule, measure }: Tools): void {
  rule(footFrom);
  const signFrom = left + 92;
  let y = footFrom + 8;
  for (const [label, value, english] of [
    [words.issuedOn, content.issued_on, ''],
    [words.issuer, content.gallery, content.gallery_en],
  ] as const) {
    text(bothLanguages(label), left, y, styles.label);
    const room = signFrom - left - 8;
    const pieces = [value, english === value ? '' : english].filter(Boolean);
    for (const [index, piece] of pieces.entries()) {
      const style = index === 0 ? styles.value : styles.valueEn;
      const [first = ''] = wrap(piece, room, (part) => measure(part, style.size, false));
      y += style.size * leading;
      text(first, left, y, style);
    }
    y += 6.2;
  }
  text(bothLanguages(words.signature), signFrom, footFrom + 8, styles.label);
  rule(footFrom + 28, signFrom, right);
  if (content.representative) {
    const label = words.representative.ko;
    text(label, signFrom, footFrom + 33, styles.label);
    const after = signFrom + measure(label, styles.label.size, false) + 3;
    const [first = ''] = wrap(content.representative, right - after, (part) => measure(part, styles.value.size, false));
    text(first, after, footFrom + 33, styles.value);
  }

  const codeFrom = 255;
  sheet.codes.push({
    x: left,
    y: codeFrom,
    size: code,
    address,
    rows: encode(address, { ecc: 'M', border: 0 }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
  });
  const beside = left + code + 6;
  text(bothLanguages(words.verify), beside, codeFrom + 3, styles.label);
  for (const [index, piece] of wrap(address, right - beside, (part) => measure(part, 2.8, false)).entries())
    text(piece, beside, codeFrom + 7.5 + index * 4, { size: 2.8 });
  text(bothLanguages(words.contentHash), beside, codeFrom + 15.5, styles.label);
  const groups = groupedHash(contentHash).split(' ');
  for (const row of [0, 1])
    text(groups.slice(row * 4, row * 4 + 4).join(' '), beside, codeFrom + 19.7 + row * 3.9, { size: 2.8 });
}
