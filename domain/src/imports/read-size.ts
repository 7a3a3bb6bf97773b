import { type Canvas, type CanvasType, canvasSize } from '../artworks/canvas-size.ts';
import { measure, type Size } from '../artworks/size.ts';
import { centimetresOf, type Placed, plainSize, type Side, sizeTokens, type Unit, unitOfHead } from './size-tokens.ts';

export interface SizeReading {
  /** None where the text names no measures. */
  size?: Size;
  /** A canvas by its number alone: which way it stands is not said. */
  canvas?: Canvas;
  /** It may be meant otherwise. */
  doubtful?: true;
  /** What else was measured, which has no place in a record. */
  rest?: string;
  /** No measures are meant: 'dimensions variable'. */
  variable?: true;
}

interface Dim {
  value: number;
  unit?: Unit;
  side?: Side;
}

/** Numbers that belong together, with the words that stand before and behind them. */
interface Group {
  dims: Dim[];
  from: number;
  to: number;
  words: string;
  /** Words before it that end with a colon: 'support: 394 x 419 mm'. */
  titled: boolean;
}

const variable =
  /^(?:overall\s+)?(?:(?:display(?:ed)?\s+)?(?:dimensions?|sizes?)\s+(?:variable|vary|varies)|variable(?:\s+(?:dimensions?|sizes?|installation))?|various\s+sizes|(?:크기\s*)?가변(?:\s*(?:크기|설치|사이즈))?|설치\s*가변|(?:size|dimensions?)?\s*(?:unknown|not\s+known)|(?:크기|치수|규격)?\s*(?:미상|미측정|불명|다양))$/i;

/** What a measure is of: the whole work first, a part of it after that, never a frame if there is another. */
const wholes =
  /overall|support|sheet|object|canvas|without|unframed|excluding|not including|제외|미포함|비포함|작품|전체|본지|본체/i;
const parts = /image|plate|sight|composition|화면|이미지|block/i;
const frames = /fram|mount|mat(?![a-z])|base|plinth|pedestal|box|case|액자|표구|좌대|받침|족자/i;
const rankOf = (words: string): number => {
  if (wholes.test(words)) return 0;
  if (frames.test(words)) return 3;
  return parts.test(words) ? 2 : 1;
};

/** Words that change nothing about what the numbers say. Any other one leaves a doubt. */
const clear =
  /^(?:support|image|sheet|object|overall|canvas|paper|panel|plate|page|work|painting|drawing|print|size|sizes|dimensions?|displayed|display|unframed|without|excluding|not|including|frame|framed|on|in|the|of|and|w|h|작품|크기|화면|그림|전체|본지|본체|캔버스|실측|규격|사이즈|액자|제외|미포함|비포함|이미지|단위|및|세로형|가로형|형)$/i;

interface Meaning {
  rank: number;
  /** A word among them leaves a doubt. */
  odd: boolean;
}

/** Of thousands of sizes in a sheet most have the same few words around them. */
const meanings = new Map<string, Meaning>();
const mostMeanings = 500;

function meaningOf(words: string): Meaning {
  const known = meanings.get(words);
  if (known) return known;
  const odd = words.split(/\s+/).some((word) => /\p{L}/u.test(word) && !clear.test(word));
  const meaning = { rank: rankOf(words), odd };
  if (meanings.size >= mostMeanings) meanings.clear();
  meanings.set(words, meaning);
  return meaning;
}

const isWord = (token: Placed | undefined): token is Placed & { kind: 'word'; text: string } => token?.kind === 'word';

/** One measure at a place: 'H 120', '120 cm', '120(H)', '6 ft. 2 in.'. */
function takeDim(tokens: readonly Placed[], start: number): { dim: Dim; end: number } | undefined {
  let at = start;
  const first = tokens[at];
  let side = first?.kind === 'side' ? first.side : undefined;
  if (side) {
    at += 1;
    if (tokens[at]?.kind === 'colon') at += 1;
  }
  const number = tokens[at];
  if (number?.kind !== 'number') return undefined;
  at += 1;
  let value = number.value;
  let unit: Unit | undefined;
  const written = tokens[at];
  if (written?.kind === 'unit') {
    unit = written.unit;
    at += 1;
    const [inches, inch] = [tokens[at], tokens[at + 1]];
    if (unit === 'ft' && inches?.kind === 'number' && inch?.kind === 'unit' && inch.unit === 'in') {
      value = value * 12 + inches.value;
      unit = 'in';
      at += 2;
    }
  }
  if (!side) {
    const [open, inner, close] = tokens.slice(at, at + 3);
    if (open?.kind === 'side' && open.side !== 'across') {
      side = open.side;
      at += 1;
    } else if (open?.kind === 'open' && inner?.kind === 'side' && close?.kind === 'close') {
      side = inner.side;
      at += 3;
    }
  }
  return { dim: { value, ...(unit ? { unit } : {}), ...(side ? { side } : {}) }, end: at };
}

/** Measures that follow one another: by 'x', or, where each says what it measures, with a comma or nothing between them. */
function takeGroup(tokens: readonly Placed[], start: number): { dims: Dim[]; end: number } | undefined {
  const first = takeDim(tokens, start);
  if (!first) return undefined;
  const dims = [first.dim];
  let end = first.end;
  for (;;) {
    const joint = tokens[end]?.kind;
    const skipped = joint === 'times' || joint === 'comma' || joint === 'break' ? 1 : 0;
    const next = takeDim(tokens, end + skipped);
    const follows = joint === 'times' || (next?.dim.side && dims.every(({ side }) => side));
    if (!next || !follows) break;
    dims.push(next.dim);
    end = next.end;
  }
  // '53 x 45.5 (cm)'
  const [open, unit, close] = tokens.slice(end, end + 3);
  const last = dims.at(-1);
  if (last && !last.unit && open?.kind === 'open' && unit?.kind === 'unit' && close?.kind === 'close') {
    last.unit = unit.unit;
    end += 3;
  }
  return dims.length > 1 || first.dim.side ? { dims, end } : undefined;
}

const wordsOf = (tokens: readonly Placed[]): string =>
  tokens
    .filter(isWord)
    .map(({ text }) => text)
    .join(' ');

/** All groups, each with the words around it: brackets belong to what stands before them, a title with a colon to what follows. */
function groupsOf(tokens: readonly Placed[]): Group[] {
  const groups: Group[] = [];
  let gap = 0;
  const behind = (until: number): number => {
    const between = tokens.slice(gap, until);
    const titled = between.some(({ kind }) => kind === 'colon');
    const open = between.findLastIndex(({ kind }) => kind === 'open');
    const close = between.findLastIndex(({ kind }) => kind === 'close');
    const cut = between.findLastIndex(({ kind }) => kind === 'break' || (!titled && kind === 'comma'));
    // A bracket that is still open is opened for the next group.
    const split = Math.max(cut, close > open ? close : open - 1) + 1;
    return gap + split;
  };
  for (let at = 0; at < tokens.length; ) {
    const found = takeGroup(tokens, at);
    if (!found) {
      at += 1;
      continue;
    }
    const split = groups.length > 0 ? behind(at) : gap;
    const last = groups.at(-1);
    if (last) last.words += ` ${wordsOf(tokens.slice(gap, split))}`;
    const before = tokens.slice(split, at);
    const titled = before.some(({ kind }) => kind === 'colon');
    groups.push({ dims: found.dims, from: at, to: found.end, words: wordsOf(before), titled });
    at = found.end;
    gap = at;
  }
  const last = groups.at(-1);
  if (last) last.words += ` ${wordsOf(tokens.slice(gap))}`;
  return groups;
}

function unitRightOf(dims: readonly Dim[], index: number): Unit | undefined {
  for (let at = index + 1; at < dims.length; at += 1) if (dims[at]?.unit) return dims[at]?.unit;
  return undefined;
}

function unitLeftOf(dims: readonly Dim[], index: number): Unit | undefined {
  for (let at = index - 1; at >= 0; at -= 1) if (dims[at]?.unit) return dims[at]?.unit;
  return undefined;
}

/** The unit of each number in a group: its own, else the next one to the right, else the one before. */
function withUnits(
  dims: readonly Dim[],
  otherwise: Unit | undefined,
): { value: number; side: Side | undefined; unit: Unit; given: boolean }[] | undefined {
  const [last, previous] = [dims.at(-1), dims.at(-2)];
  // '162.2 x 130.3 cm x 2' are two canvases, not two centimetres.
  if (
    dims.length > 2 &&
    last &&
    !last.unit &&
    previous?.unit &&
    !last.side &&
    Number.isInteger(last.value) &&
    last.value <= 12
  )
    return undefined;
  return dims.map(({ value, side, unit }, index) => {
    const given = unit ?? unitRightOf(dims, index) ?? unitLeftOf(dims, index) ?? otherwise;
    return { value, side, unit: given ?? 'cm', given: given !== undefined };
  });
}

/** What labels say together. 가로 and 세로 are width and height of a picture, and width and depth of what has a 높이 too. */
function sizeBySides(measures: readonly { side: Side; value: number }[]): { size: Partial<Size>; doubtful: boolean } {
  const largest: Partial<Record<Side, number>> = {};
  for (const { side, value } of measures) largest[side] = Math.max(largest[side] ?? value, value);
  let { width, height, depth } = largest;
  const { across, down, length, diameter } = largest;
  let doubtful = measures.filter(({ side }) => side === 'diameter').length > 1;
  if (width === undefined) width = across;
  else depth ??= across;
  if (height === undefined) height = down;
  else depth ??= down;
  if (length !== undefined) {
    if (width === undefined) width = length;
    else if (height === undefined) {
      height = length;
      doubtful = true;
    } else {
      depth ??= width;
      width = length;
    }
  }
  if (diameter !== undefined && width === undefined) {
    width = diameter;
    if (height === undefined) {
      height = diameter;
      doubtful = true;
    } else depth ??= diameter;
  } else if (width === undefined && height !== undefined && depth !== undefined) {
    // 'H. 5 x D. 3 in.' of a vessel.
    width = depth;
    doubtful = true;
  }
  return { size: { ...(width && { width }), ...(height && { height }), ...(depth && { depth }) }, doubtful };
}

const headSides: readonly [RegExp, Side][] = [
  [/^(?:가로|너비|width|w)$/i, 'width'],
  [/^폭$/, 'across'],
  [/^세로$/, 'down'],
  [/^(?:높이|height|h)$/i, 'height'],
  [/^(?:깊이|두께|depth|d)$/i, 'depth'],
];

/** The order and the unit that the head of a column tells: '크기(세로×가로, mm)', 'Dimensions HxWxD'. */
export function sizeHead(head: string): { sides: Side[]; unit?: Unit } {
  const plain = head.normalize('NFKC');
  const found = plain.match(
    /가로|너비|폭|세로|높이|깊이|두께|width|height|depth|(?<![a-z])[whd](?![a-z])|(?<=(?<![a-z])[whd]x)[whd]|(?<![a-z])[whd](?=x[whd](?![a-wyz]))|(?<=x[whd]x)[whd]/gi,
  );
  const sides = (found ?? []).flatMap((word) => headSides.find(([pattern]) => pattern.test(word))?.[1] ?? []);
  const unit = unitOfHead(head);
  return {
    sides: sides.length > 1 && new Set(sides).size === sides.length ? sides : [],
    ...(unit ? { unit } : {}),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A group in centimetres; undefined when it has too few or too many numbers, or labels for some alone. */
function sizeOf(
  group: Group,
  heightFirst: boolean,
  head: { sides: Side[]; unit?: Unit },
  stray: Unit | undefined,
): { size: Size; doubtful: boolean; metric: boolean } | undefined {
  const dims = withUnits(group.dims, stray ?? head.unit);
  if (!dims) return undefined;
  const values = dims.map(({ value, unit }) => value * centimetresOf(unit));
  const labelled = dims.filter(({ side }) => side).length;
  const order: Side[] =
    head.sides.length >= dims.length
      ? head.sides
      : heightFirst
        ? ['height', 'width', 'depth']
        : ['width', 'height', 'depth'];
  if ((labelled > 0 && labelled < dims.length) || dims.length > (labelled ? 6 : 3)) return undefined;
  const { size, doubtful } = sizeBySides(
    values.map((value, index) => ({ value, side: dims[index]?.side ?? order[index] ?? 'depth' })),
  );
  const [width, height] = [measure(size.width), measure(size.height)];
  const depth = size.depth === undefined ? undefined : measure(size.depth);
  if (!width || !height || (size.depth !== undefined && !depth)) return undefined;
  // Nobody said centimetres, and few works are longer than five metres: perhaps these are millimetres.
  const guessed = dims.every(({ given }) => !given) && Math.max(width, height, depth ?? 0) > 500;
  return {
    size: { width, height, ...(depth ? { depth } : {}) },
    doubtful: doubtful || guessed,
    metric: dims.every(({ unit }) => unit !== 'in' && unit !== 'ft'),
  };
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.6, Math.max(a, b) * 0.03);
const same = (a: Size, b: Size): boolean => near(a.width, b.width) && near(a.height, b.height);

const notTimes = String.raw`(?!\s*[x×*✕\d.])`;
const canvasPatterns = [
  new RegExp(
    String.raw`(?<![\d.x×*]\s*)(\d{1,3})\s*호\s*(?:캔버스)?\s*[-(]?\s*([FPMSfpms])?(?![a-z])\s*형?\)?${notTimes}`,
    'u',
  ),
  new RegExp(String.raw`(?<![\p{L}\d])([FPMS])\s*-?\s*(\d{1,3})\s*호?(?![\p{L}\d])${notTimes}`, 'u'),
  new RegExp(String.raw`(?<![\d.x×*]\s*|\p{L})(\d{1,3})\s*([FPMSfpms])(?![\p{L}\d])${notTimes}`, 'u'),
] as const;

/** What every one of these has: trying them takes longer. */
const perhapsCanvas = /\d\s*[호FPMSfpms]|[FPMS]\s*-?\s*\d/;

/** '10호 F', 'F10', '10F', '100호', and what remains of the text without it. */
function takeCanvas(plain: string): { canvas: Canvas & { said: boolean }; without: string } | undefined {
  if (!perhapsCanvas.test(plain)) return undefined;
  for (const pattern of canvasPatterns) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const [one = '', other = ''] = found.slice(1);
    const [digits, letter] = /\d/.test(one) ? [one, other] : [other, one];
    const canvas: Canvas = { number: Number(digits), type: (letter?.toUpperCase() || 'F') as CanvasType };
    const without = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`;
    if (canvasSize(canvas)) return { canvas: { ...canvas, said: Boolean(letter) }, without };
  }
  return undefined;
}

function readCanvas({ canvas, without }: NonNullable<ReturnType<typeof takeCanvas>>): SizeReading {
  const size = canvasSize(canvas);
  // A canvas that was cut to another shape, or several of them, has measures that nobody wrote down.
  if (!size || /변형|variant|\d/i.test(without)) return {};
  const upright = /세로|portrait|vertical/i.test(without);
  const lying = /가로|landscape|horizontal/i.test(without);
  const stands = upright ? { width: size.height, height: size.width } : size;
  const sure = canvas.type === 'S' || ((upright || lying) && canvas.said);
  return { size: stands, ...(sure ? {} : { canvas: { number: canvas.number, type: canvas.type } }) };
}

/** '9 1/4 in. (23.5 cm) (diameter)': one measure, in one unit or two, and behind it what it is of. */
const roundBehind = /^([^()]*)(?:\(([^()]*)\))?\s*\((?:[\p{L} ]+,\s*)?dia(?:m(?:eter)?)?\.?\)$/iu;

function readRound(plain: string): SizeReading | undefined {
  const [, first = '', second = ''] = roundBehind.exec(plain) ?? [];
  const found = [second, first].flatMap((text) => {
    const [number, unit, ...more] = sizeTokens(text.trim());
    return number?.kind === 'number' && unit?.kind === 'unit' && more.length === 0
      ? [{ value: number.value * centimetresOf(unit.unit), metric: unit.unit !== 'in' && unit.unit !== 'ft' }]
      : [];
  });
  const across = measure((found.find(({ metric }) => metric) ?? found[0])?.value);
  return across ? { size: { width: rounded(across), height: rounded(across) }, doubtful: true } : undefined;
}

/** Row after row has the same head. */
let last = { head: '', told: sizeHead('') };
function headOf(head: string): ReturnType<typeof sizeHead> {
  if (last.head !== head) last = { head, told: sizeHead(head) };
  return last.told;
}

const longestRead = 1000;

const plainNumber = String.raw`(\d{1,5}(?:\.\d{1,3})?)`;
const common = new RegExp(
  `^(?:(support|image|sheet|object|overall): )?${plainNumber} ?[x×] ?${plainNumber}(?: ?[x×] ?${plainNumber})? ?(mm|cm)$`,
);

/** What most rows of a large sheet look like, without taking it apart: the tests read the same by both ways. */
function readCommon(text: string): SizeReading | undefined {
  const found = common.exec(text);
  if (!found) return undefined;
  const factor = found[5] === 'mm' ? 0.1 : 1;
  const [first, second] = [measure(Number(found[2]) * factor), measure(Number(found[3]) * factor)];
  const depth = found[4] === undefined ? undefined : measure(Number(found[4]) * factor);
  if (!first || !second || (found[4] !== undefined && !depth)) return undefined;
  const [width, height] = found[1] ? [second, first] : [first, second];
  return { size: { width, height, ...(depth ? { depth } : {}) } };
}

/**
 * The measures of a work as people write them. Labels decide which is which ('가로', 'H'), else the head of the column, else the order of
 * our own format, width × height. Catalogues in English write the height first: what has a title ('support: …') or stands in inches.
 */
export function readSize(written: string, head = ''): SizeReading {
  const text = written.trim();
  const known = headOf(head);
  const quick = known.sides.length === 0 ? readCommon(text) : undefined;
  if (quick) return quick;
  if (variable.test(text)) return { variable: true };
  if (text.length > longestRead) return {};
  const plain = plainSize(text);
  const canvas = takeCanvas(plain);
  const tokens = sizeTokens(canvas?.without ?? plain);
  const groups = groupsOf(tokens);
  if (groups.length === 0) return canvas ? readCanvas(canvas) : (readRound(plain) ?? {});

  const isInside = (at: number) => groups.some(({ from, to }) => from <= at && at < to);
  const stray = tokens.find((token, at) => token.kind === 'unit' && !isInside(at));
  const heightFirst =
    groups.some(({ titled, words }) => titled && !/[가-힣]/.test(words)) ||
    tokens.some((token) => token.kind === 'unit' && (token.unit === 'in' || token.unit === 'ft')) ||
    known.unit === 'in' ||
    known.unit === 'ft';
  const read = groups.flatMap((group) => {
    const found = sizeOf(group, heightFirst, known, stray?.kind === 'unit' ? stray.unit : undefined);
    return found ? [{ ...found, group, words: group.words, rank: meaningOf(group.words).rank }] : [];
  });
  // The same in another unit stands beside it: centimetres are taken, and what is said of one holds for both.
  for (const [index, one] of read.entries()) {
    const twin = read[index + 1];
    if (!twin || one.metric === twin.metric || !same(one.size, twin.size)) continue;
    twin.words = one.words = `${one.words} ${twin.words}`;
    twin.rank = one.rank = meaningOf(one.words).rank;
  }
  const [best] = [...read].sort((a, b) => a.rank - b.rank || Number(b.metric) - Number(a.metric));
  if (!best) return canvas && groups.every(({ dims }) => dims.length === 1) ? readCanvas(canvas) : {};

  const source = canvas?.without ?? plain;
  const rest = restOf(source, tokens, groups, (group) => {
    const other = read.find((one) => one.group === group);
    return group === best.group || (other !== undefined && same(other.size, best.size));
  });
  const { odd } = meaningOf(best.words);
  const size = { ...best.size, width: rounded(best.size.width), height: rounded(best.size.height) };
  return {
    size,
    ...(best.doubtful || odd || best.rank === 3 ? { doubtful: true } : {}),
    ...(rest ? { rest } : {}),
  };
}

/** All that is written beside the chosen measures and has a number in it: other measures, a weight. */
function restOf(
  plain: string,
  tokens: readonly Placed[],
  groups: readonly Group[],
  taken: (group: Group) => boolean,
): string {
  const stretches: string[] = [];
  let from = 0;
  for (const group of groups.filter(taken)) {
    const [first, last] = [tokens[group.from], tokens[group.to - 1]];
    stretches.push(plain.slice(from, first?.from));
    from = last?.to ?? from;
  }
  stretches.push(plain.slice(from));
  return stretches
    .filter((stretch) => /\d/.test(stretch))
    .map((stretch) =>
      stretch
        .replace(/\s+/g, ' ')
        // What is said of the measures before, and the title of those behind.
        .replace(/^[\s).,;]*(?:\([^()\d]*\)\s*)*[\s,;]*/, '')
        .replace(/(?:[;,\s]\s*[\p{L} ]+:)?[\s,;(]*$/u, ''),
    )
    .join(', ');
}

/** For notes: 'W 53 × H 45.5 × D 3 cm'. */
export const sayingSize = ({ width, height, depth }: Size): string =>
  `W ${width} × H ${height}${depth ? ` × D ${depth}` : ''} cm`;
