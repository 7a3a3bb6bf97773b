import type { Letters } from './faces.ts';

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' };
const noEnd = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const piece = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*?)(\/?)>|[^<]+/gi;

/**
 * Which letters a page sets in which typeface, as far as its style sheets say it by the name or the class of an element: enough to
 * send nearly all of them; a letter that was missed comes with the subset it is in.
 */
export function lettersOf(html: string, styles: string): Letters {
  const { usual, choices } = typefaces(styles);
  const letters: Letters = new Map();
  const open: { family: string; classes: string[] }[] = [{ family: usual, classes: [] }];
  for (const [text, hidden, closing, name, attributes = '', closed] of html.matchAll(piece)) {
    if (hidden || text.startsWith('<!--')) continue;
    const family = open.at(-1)?.family ?? usual;
    if (!name) {
      const known = letters.get(family) ?? new Set();
      for (const letter of plain(text)) known.add(letter);
      letters.set(family, known);
    } else if (closing) open.length = Math.max(1, open.length - 1);
    else if (!closed && !noEnd.has(name.toLowerCase())) {
      const classes = /\bclass="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
      const within = new Set(open.flatMap((outer) => outer.classes));
      const own = choices.findLast(
        (choice) =>
          (choice.name === name || classes.includes(choice.name)) && choice.within.every((one) => within.has(one)),
      );
      open.push({ family: own?.family ?? family, classes });
    }
  }
  return letters;
}

const plain = (text: string): string =>
  text.replace(/&(#x27|\w+);/g, (whole, name: string) => names[name] ?? whole).replace(/\s+/g, ' ');

interface Choice {
  /** Of an element or a class. */
  name: string;
  /** Classes of what it stands in. */
  within: string[];
  family: string;
}

/** `--sans` and `--serif` each begin with a typeface of ours; rules choose one of the two for elements and classes. */
function typefaces(styles: string): { usual: string; choices: Choice[] } {
  const known = read.get(styles);
  if (known) return known;
  const first = (name: string) => new RegExp(`--${name}:\\s*["']?([^"',;}]+)`).exec(styles)?.[1] ?? '';
  const families = new Map(['sans', 'serif'].map((name) => [name, first(name)]));
  const rules = styles.matchAll(/([^{}]+)\{[^{}]*\bfont(?:-family)?:[^;{}]*var\(--(sans|serif)\)[^{}]*\}/g);
  const choices = [...rules].flatMap(([, selectors = '', which = '']) =>
    selectors.split(',').map((selector) => {
      const names = selector.match(/(?<=\.)[\w-]+|(?<![\w.:-])[a-z][\w-]*/gi) ?? [];
      return { name: names.at(-1) ?? '', within: names.slice(0, -1), family: families.get(which) ?? '' };
    }),
  );
  const found = { usual: families.get('sans') ?? '', choices };
  read.set(styles, found);
  return found;
}
const read = new Map<string, ReturnType<typeof typefaces>>();
