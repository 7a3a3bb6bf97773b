import { type Cut, cuts } from './typefaces.ts';

/** One of the many subsets that a typeface comes in. */
interface Face {
  rule: string;
  family: string;
  covers: (character: string) => boolean;
}

/** The letters of a page by the cut they are set in. */
export type Letters = Map<string, Set<string>>;

const read = new Map<string, Face[]>();

/** The subsets that a style sheet lists. */
function facesOf(list: string): Face[] {
  const faces =
    read.get(list) ??
    [...list.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => ({
      rule,
      family: /font-family:\s*["']?([^"';}]+)/.exec(rule)?.[1] ?? '',
      covers: coverOf(rule),
    }));
  read.set(list, faces);
  return faces;
}

/** The rules of those subsets that some of the letters are in, and for each cut the letters that one of its subsets has. */
export function facesWith(list: string, letters: Letters): { rules: string; cuts: (Cut & { letters: string })[] } {
  const faces = facesOf(list);
  const used = new Set<Face>();
  const whole = [...cuts].map(([name, cut]) => {
    const subsets = faces.filter(({ family }) => family === cut.subsets);
    const found = [...(letters.get(name) ?? [])].filter((letter) => {
      const face = subsets.find(({ covers }) => covers(letter));
      if (face) used.add(face);
      return face;
    });
    return { ...cut, letters: found.join('') };
  });
  return {
    rules: faces
      .filter((face) => used.has(face))
      .map(({ rule }) => rule)
      .join(''),
    cuts: whole.filter((cut) => cut.letters),
  };
}

function coverOf(rule: string): Face['covers'] {
  const range = /unicode-range:([^;}]+)/.exec(rule)?.[1];
  if (!range) return () => true;
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.trim().slice('U+'.length).split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => code >= from && code <= to);
  };
}
