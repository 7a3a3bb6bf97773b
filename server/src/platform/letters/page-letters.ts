import type { Letters } from './faces.ts';
import { cutNames, cutOf } from './typefaces.ts';

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' };
const noEnd = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const piece = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*?)(\/?)>|[^<]+/gi;

/** Attributes that are read: what a field asks for, and `data-letters`, words that the page's script will write here. */
const shown = /\b(?:placeholder|data-letters)="([^"]*)"/g;

interface Setting {
  face: 'sans' | 'serif';
  weight: number;
}

/**
 * Which letters a page sets in which cut, as far as its style sheets say it by the name or the class of an element: enough to send
 * nearly all of them; a letter that was missed comes with the subset it is in. Every cut has the space at least.
 */
export function lettersOf(html: string, styles: string): Letters {
  const choices = choicesOf(styles);
  const letters: Letters = new Map(cutNames.map((name) => [name, new Set(' ')]));
  const open: (Setting & { classes: string[] })[] = [{ face: 'sans', weight: 400, classes: [] }];
  const add = ({ face, weight }: Setting, text: string) => {
    for (const letter of plain(text)) letters.get(cutOf(face, weight))?.add(letter);
  };
  for (const [text, hidden, closing, name, attributes = '', closed] of html.matchAll(piece)) {
    if (hidden || text.startsWith('<!--')) continue;
    const around = open.at(-1) ?? { face: 'sans', weight: 400 };
    if (!name) add(around, text);
    else if (closing) open.length = Math.max(1, open.length - 1);
    else {
      const classes = /\bclass="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
      const within = new Set(open.flatMap((outer) => outer.classes));
      const own = [name, ...classes]
        .flatMap((one) => choices.get(one) ?? [])
        .filter((choice) => choice.within.every((one) => within.has(one)))
        .sort((a, b) => a.order - b.order);
      const set = Object.assign(
        { face: around.face, weight: around.weight, classes },
        ...own.map(({ gives }) => gives),
      );
      for (const [, words = ''] of attributes.matchAll(shown)) add(set, words);
      if (!closed && !noEnd.has(name.toLowerCase())) open.push(set);
    }
  }
  return letters;
}

const plain = (text: string): string =>
  text.replace(/&(#x27|\w+);/g, (whole, name: string) => names[name] ?? whole).replace(/\s+/g, ' ');

interface Choice {
  order: number;
  /** Classes of what it stands in. */
  within: string[];
  gives: Partial<Setting>;
}

const read = new Map<string, Map<string, Choice[]>>();

/** The rules of a style sheet that choose a typeface or a weight, by the element or the class they are for. */
function choicesOf(styles: string): Map<string, Choice[]> {
  const known = read.get(styles);
  if (known) return known;
  const choices = new Map<string, Choice[]>();
  const rules = styles.matchAll(/([^{}]+)\{([^{}]*\bfont(?:-family|-weight)?:[^{}]*)\}/g);
  for (const [order, [, selectors = '', rule = '']] of [...rules].entries()) {
    const gives = givenBy(rule);
    for (const selector of selectors.split(',')) {
      const parts = selector.match(/(?<=\.)[\w-]+|(?<![\w.:-])[a-z][\w-]*/gi) ?? [];
      const name = parts.at(-1) ?? '';
      choices.set(name, [...(choices.get(name) ?? []), { order, within: parts.slice(0, -1), gives }]);
    }
  }
  read.set(styles, choices);
  return choices;
}

function givenBy(rule: string): Partial<Setting> {
  const face = /\bfont(?:-family)?:[^;]*var\(--(sans|serif)\)/.exec(rule)?.[1] as Setting['face'] | undefined;
  const weight = /\bfont-weight:\s*(\d+)/.exec(rule)?.[1] ?? /\bfont:\s*(\d+) /.exec(rule)?.[1];
  return { ...(face && { face }), ...(weight && { weight: Number(weight) }) };
}
