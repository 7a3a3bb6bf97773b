/** Lines no wider than `width`. Words stay whole, Korean ones too; only a word that is wider than a line is broken. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|\r|\n/)) {
    let line = '';
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(longer) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      const pieces = broken(word, width, widthOf);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    if (line) lines.push(line);
  }
  return lines;
}

/** As `wrap`, in so many lines at most: what is missing then stands as '…'. */
export function wrapAtMost(most: number, text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines = wrap(text, width, widthOf);
  if (lines.length <= most) return lines;
  const last = [...(lines[most - 1] ?? '')];
  while (last.length > 1 && widthOf(`${last.join('')}…`) > width) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
}

function broken(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece && widthOf(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return piece ? [...pieces, piece] : pieces;
}
