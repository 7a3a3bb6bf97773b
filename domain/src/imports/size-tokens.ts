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

export const plainSize = (text: string): string =>
  text
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (found) => ` ${fractions[found] ?? ''} `)
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    // '1,200 mm' is a thousand and more, '52,1 cm' a decimal.
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d{1,2})(?=\s*(?:[x×*✕╳]|cm|mm|m|in)(?![a-wyz]))/gi, '$1.$2');

const sides: readonly [RegExp, Side][] = [
  // The longer names first: 'D' begins 'Diam.' too.
  [
    /(?:입|밑|몸통|몸|바닥|최대|전체|배|굽)?\s*지름|직경|구경|저경|동경|dia(?:m(?:eter)?)?\.?(?![a-wyz])|ø|⌀|Φ/iy,
    'diameter',
  ],
  [/가로|너비|width(?![a-wyz])|w(?:\.|(?![a-wyz]))/iy, 'width'],
  [/폭/y, 'across'],
  [/세로/y, 'down'],
  [/높이|height(?![a-wyz])|high(?![a-wyz])|h(?:t\.|\.|(?![a-wyz]))/iy, 'height'],
  [/깊이|두께|depth(?![a-wyz])|deep(?![a-wyz])|d(?:\.|(?![a-wyz]))/iy, 'depth'],
  [/길이|length(?![a-wyz])|long(?![a-wyz])|l(?:\.|(?![a-wyz]))/iy, 'length'],
];

const unitPatterns: readonly [RegExp, Unit][] = [
  [/mm(?![a-wyz])\.?|밀리미터|밀리/iy, 'mm'],
  [/cms?(?![a-wyz])\.?|센티미터|센치미터|센티|센치/iy, 'cm'],
  [/(?:inch(?:es)?|ins?)(?![a-wyz])\.?|인치|"|”|“|′′|''|’’/iy, 'in'],
  [/(?:feet|foot|ft)(?![a-wyz])\.?|피트|['’′]/iy, 'ft'],
  [/(?:meters?|metres?|m)(?![a-wyz])\.?|미터/iy, 'm'],
];

const number = /(\d+)(?:\s+|-)(\d+)\/(\d+)|(\d+)\/(\d+)|(\d+(?:\.\d+)?)|(\.\d+)/y;
const times = /[×*✕╳⨯хХ]|x(?![a-z])|x(?=[whdl]\.?\s*\d)|by(?![a-z])/iy;
const word = /[\p{L}\p{M}]+|./suy;

function numberOf(found: RegExpExecArray): number {
  const [, whole, over, under, top, bottom, plain, point] = found;
  if (whole) return Number(whole) + Number(over) / Number(under);
  return top ? Number(top) / Number(bottom) : Number(plain ?? point);
}

/** A written size, as `plainSize` gives it, in its parts. */
export function sizeTokens(plain: string): Placed[] {
  const tokens: Placed[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(plain);
    if (found) at += found[0].length;
    return found;
  };
  const next = (): Token | undefined => {
    if (take(/[^\S\n]+/y)) return undefined;
    const digits = take(number);
    if (digits) return { kind: 'number', value: numberOf(digits), text: digits[0] };
    const last = tokens.at(-1)?.kind;
    // A letter after a number is its unit before it is anything else; 'm' of 'medium' is none.
    if (last === 'number') for (const [pattern, unit] of unitPatterns) if (take(pattern)) return { kind: 'unit', unit };
    if (take(times)) return { kind: 'times' };
    for (const [pattern, side] of sides) if (take(pattern)) return { kind: 'side', side };
    for (const [pattern, unit] of unitPatterns.slice(0, 3)) if (take(pattern)) return { kind: 'unit', unit };
    if (take(/[([{]/y)) return { kind: 'open' };
    if (take(/[)\]}]/y)) return { kind: 'close' };
    if (take(/[,/·]/y)) return { kind: 'comma' };
    if (take(/[:=]/y)) return { kind: 'colon' };
    if (take(/[;\n|]/y)) return { kind: 'break' };
    const [rest = ''] = take(word) ?? [];
    return { kind: 'word', text: rest };
  };
  while (at < plain.length) {
    const from = at;
    const token = next();
    if (token) tokens.push({ ...token, from, to: at });
  }
  return tokens;
}
