import { spaced } from './heads.ts';

/** Centimetres of one of each unit. */
const units = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 } as const;
export type Unit = keyof typeof units;
export const centimetresOf = (unit: Unit): number => units[unit];

/** What a number measures, where a label says it. */
export type Side = 'width' | 'height' | 'depth' | 'across' | 'down' | 'length' | 'diameter';

export type Token =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'unit'; unit: Unit }
  | { kind: 'side'; side: Side }
  | { kind: 'times' }
  | { kind: 'open' | 'close' | 'comma' | 'colon' | 'break' }
  | { kind: 'word'; text: string };

/** A token with the stretch of the text that it stands for. */
export type Placed = Token & { from: number; to: number };

/** '½' after a number would become '201/2' by normalising alone. */
const fractions: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const beyondAscii = /[^\0-\x7f]/;

const inAscii = (text: string): string =>
  text
    // '69-½' is sixty-nine and a half.
    .replace(/(?<=\d)-(?=[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, '')
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (found) => ` ${fractions[found] ?? ''} `)
    .normalize('NFKC')
    .replaceAll('⁄', '/');

export function plainSize(written: string): string {
  const text = beyondAscii.test(written) ? inAscii(written) : written;
  if (!text.includes(',')) return text;
  return (
    text
      // '1,200 mm' is a thousand and more, '52,1 cm' a decimal.
      .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
      .replace(/(\d),(\d{1,2})(?=\s*(?:[x×*✕╳]|cm|mm|m|in)(?![a-wyz]))/gi, '$1.$2')
  );
}

const sides: readonly [Side, string][] = [
  // The longer names first: 'D' begins 'Diam.' too.
  [
    'diameter',
    String.raw`(?:입|밑|몸통|몸|바닥|최대|전체|배|굽)?\s*지름|직경|구경|저경|동경|dia(?:m(?:eter)?)?\.?(?![a-wyz])|di\.(?=\s*\d)|[øΦ⌀]`,
  ],
  ['width', String.raw`가로|너비|width(?![a-wyz])|w(?:\.|(?![a-wyz]))`],
  ['across', '폭'],
  ['down', '세로'],
  ['height', String.raw`높이|height(?![a-wyz])|high(?![a-wyz])|h(?:t\.|\.|(?![a-wyz]))`],
  ['depth', String.raw`깊이|두께|depth(?![a-wyz])|deep(?![a-wyz])|d(?:\.|(?![a-wyz]))`],
  ['length', String.raw`길이|length(?![a-wyz])|long(?![a-wyz])|l(?:\.|(?![a-wyz]))`],
];

/** What each unit is called, in cells and in heads of columns. */
const unitNames = {
  mm: String.raw`mm(?![a-wyz])\.?|millimet(?:er|re)[ns]?|밀리미터|밀리`,
  cm: String.raw`cms?(?![a-wyz])\.?|[cz]entimet(?:er|re)[ns]?|센티미터|센치미터|센티|센치`,
  in: String.raw`(?:inch(?:es)?|ins|zoll)(?![a-wyz])\.?|인치`,
  ft: String.raw`(?:feet|foot|ft)(?![a-wyz])\.?|피트`,
  m: String.raw`(?:met(?:er|re)[ns]?|m)(?![a-wyz])\.?|미터`,
} as const satisfies Record<Unit, string>;
const anyName = Object.values(unitNames).join('|');
/** 'in', but not the preposition of 'in cm' and 'in (cm)'. */
const inchesShort = String.raw`in(?![a-wyz])(?!\s*[-\s([:]\s*(?:${anyName}))\.?`;

const unitPatterns: readonly [Unit, string][] = [
  ['mm', unitNames.mm],
  ['cm', unitNames.cm],
  ['in', `${unitNames.in}|${inchesShort}|"|”|“|′′|''|’’`],
];
/** Only behind a number: an 'm' or an apostrophe can be anything elsewhere. */
const behindNumbers: readonly [Unit, string][] = [
  ['ft', `${unitNames.ft}|['’′]`],
  ['m', unitNames.m],
];

/** In a head no number stands before 'in', and any other word behind it makes it a preposition too: 'size in the frame'. */
const headUnits: readonly [Unit, string][] = [
  ...(Object.entries(unitNames) as [Unit, string][]),
  ['in', String.raw`${inchesShort}(?!(?:\s+|-)\p{L})`],
];
const inHead = new RegExp(`(?<![a-z])(?:${headUnits.map(([, pattern]) => `(${pattern})`).join('|')})`, 'iu');

/** The unit that the head of a column names: 'Height (in)', 'Höhe in cm', 'height_in_mm', '크기(단위: 센티미터)'. */
export function unitOfHead(head: string): Unit | undefined {
  const found = inHead.exec(spaced(head.normalize('NFKC')));
  return found ? headUnits[found.slice(1).findIndex((text) => text !== undefined)]?.[0] : undefined;
}

const number = String.raw`\d+(?:\s+|-)\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?|\.\d+`;
const times = String.raw`[×*✕╳⨯хХ]|x(?![a-z])|x(?=[whdl]\.?\s*\d)|by(?![a-z])`;

type Maker = (text: string) => Token;
const ofUnit = ([unit, pattern]: readonly [Unit, string]): [string, Maker] => [pattern, () => ({ kind: 'unit', unit })];
const punctuation =
  (kind: 'open' | 'close' | 'comma' | 'colon' | 'break'): Maker =>
  () => ({ kind });

/** In the order in which they are tried at a place. */
const makers: [string, Maker][] = [
  [number, (text) => ({ kind: 'number', value: numberOf(text), text })],
  [times, () => ({ kind: 'times' })],
  ...sides.map(([side, pattern]): [string, Maker] => [pattern, () => ({ kind: 'side', side })]),
  ...unitPatterns.map(ofUnit),
  ['[([{]', punctuation('open')],
  [String.raw`[)\]}]`, punctuation('close')],
  ['[,/·]', punctuation('comma')],
  ['[:=]', punctuation('colon')],
  [String.raw`[;\n|]`, punctuation('break')],
  [String.raw`[\p{L}\p{M}]+|[^]`, (text) => ({ kind: 'word', text })],
];
const unitMakers = [...unitPatterns, ...behindNumbers].map(ofUnit);

const alternatives = (all: readonly [string, Maker][]): RegExp =>
  new RegExp(all.map(([pattern]) => `(${pattern})`).join('|'), 'iuy');
const anything = alternatives(makers);
const anyUnit = alternatives(unitMakers);
const space = /[^\S\n]+/y;
const aNumber = new RegExp(number, 'y');

/** Signs that are nothing else, wherever they stand: most of a size needs no trying of the patterns above. */
const signs: Readonly<Record<string, 'open' | 'close' | 'comma' | 'colon' | 'break'>> = {
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
  ',': 'comma',
  '/': 'comma',
  '·': 'comma',
  ':': 'colon',
  '=': 'colon',
  ';': 'break',
  '|': 'break',
};

const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= '0' && letter <= '9';

/** What the first character alone decides, as the patterns would: a number, a sign, an 'x' before a number. */
function plainToken(plain: string, at: number): Placed | undefined {
  const letter = plain[at] ?? '';
  if (isDigit(letter)) {
    aNumber.lastIndex = at;
    const [text = ''] = aNumber.exec(plain) ?? [];
    return { kind: 'number', value: numberOf(text), text, from: at, to: at + text.length };
  }
  const sign = signs[letter];
  if (sign) return { kind: sign, from: at, to: at + 1 };
  const next = plain[at + 1];
  return letter === 'x' && (next === ' ' || isDigit(next)) ? { kind: 'times', from: at, to: at + 1 } : undefined;
}

/** Tries all patterns at a place. */
function tokenBy(pattern: RegExp, all: readonly [string, Maker][], plain: string, at: number): Placed | undefined {
  pattern.lastIndex = at;
  const found = pattern.exec(plain);
  if (!found) return undefined;
  let which = 1;
  while (which < found.length && found[which] === undefined) which += 1;
  const [text] = found;
  const token = all[which - 1]?.[1](text);
  return token && { ...token, from: at, to: at + text.length };
}

/** '20 1/2', '2-1/2', '3/4', '45.5'. */
function numberOf(text: string): number {
  if (!text.includes('/')) return Number(text);
  const [last = '', whole = '0'] = text.split(/[\s-]+/).reverse();
  const [over, under] = last.split('/');
  return Number(whole) + Number(over) / Number(under);
}

/** A written size, as `plainSize` gives it, in its parts. */
export function sizeTokens(plain: string): Placed[] {
  const tokens: Placed[] = [];
  for (let at = 0; at < plain.length; ) {
    space.lastIndex = at;
    at += space.exec(plain)?.[0].length ?? 0;
    if (at >= plain.length) break;
    // A letter after a number is its unit before it is anything else.
    const token =
      plainToken(plain, at) ??
      (tokens.at(-1)?.kind === 'number' ? tokenBy(anyUnit, unitMakers, plain, at) : undefined) ??
      tokenBy(anything, makers, plain, at);
    if (!token) break;
    tokens.push(token);
    at = token.to;
  }
  return tokens;
}
