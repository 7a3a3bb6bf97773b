/** One of the many subsets that a typeface comes in. */
export interface Face {
  rule: string;
  family: string;
  /** Its address within the build. */
  file: string;
  covers: (character: string) => boolean;
}

const read = new Map<string, Face[]>();

/** The subsets that a style sheet lists. */
export function facesOf(list: string): Face[] {
  const faces =
    read.get(list) ??
    [...list.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => ({
      rule,
      family: /font-family:\s*["']?([^"';}]+)/.exec(rule)?.[1] ?? '',
      file: /url\(["']?([^"')]+)/.exec(rule)?.[1] ?? '',
      covers: coverOf(rule),
    }));
  read.set(list, faces);
  return faces;
}

export const familiesOf = (list: string): string[] => [...new Set(facesOf(list).map(({ family }) => family))];

export type Letters = Map<string, Set<string>>;

/** Those subsets that the letters, by typeface, are in, each with the letters it has. */
export const facesWith = (list: string, letters: Letters): { face: Face; letters: string }[] =>
  facesOf(list)
    .map((face) => ({ face, letters: [...(letters.get(face.family) ?? [])].filter(face.covers).join('') }))
    .filter((found) => found.letters);

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
