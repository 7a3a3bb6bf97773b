interface Face {
  rule: string;
  covers: (character: number) => boolean;
}

/** Of a list of font subsets those that the words of a page are set in. */
export function facesFor(html: string, list: string): string {
  const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
  const characters = [...new Set(words)].map((character) => character.codePointAt(0) ?? 0);
  return facesOf(list)
    .filter(({ covers }) => characters.some(covers))
    .map(({ rule }) => rule)
    .join('');
}

const read = new Map<string, Face[]>();

function facesOf(list: string): Face[] {
  const faces =
    read.get(list) ?? [...list.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => ({ rule, covers: coverOf(rule) }));
  read.set(list, faces);
  return faces;
}

function coverOf(rule: string): Face['covers'] {
  const range = /unicode-range:([^;}]+)/.exec(rule)?.[1];
  if (!range) return () => true;
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.trim().slice('U+'.length).split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)] as const;
  });
  return (character) => spans.some(([from, to]) => character >= from && character <= to);
}
