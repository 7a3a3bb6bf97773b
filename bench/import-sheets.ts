/** Sheets as two museums publish theirs: what is written in the cells, and how long it is. The words are made up. */
const words =
  'river light mountain winter harbour study figure garden evening stone field morning portrait sea road tree'.split(
    ' ',
  );
const media = [
  'Oil paint on canvas',
  'Graphite on paper',
  'Watercolour on paper',
  'Etching on paper',
  'Bronze',
  'Gelatin silver print',
];

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    // By imul: the product has more digits than a number holds, and without its last ones the same hundred rows came again and again.
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export function collectionSheet(shape: 'tate' | 'minneapolis', rows: number): string {
  const roll = dice(7);
  const some = (count: number) => Array.from({ length: count }, () => words[roll(words.length)]).join(' ');
  const artist = () => {
    // A third of the works by one artist, as in a bequest.
    const who = roll(3) === 0 ? 0 : 1 + roll(3_500);
    return `Family${who}, Given${who % 97}`;
  };
  const lines: string[] = [];
  if (shape === 'tate') {
    lines.push('accession_number,artist,title,medium,dimensions,dateText');
    for (let at = 0; at < rows; at += 1) {
      const year = 1500 + roll(520);
      const date =
        [`c.${year}`, `${year}`, `${year}–${(year + 2) % 100}`, `exhibited ${year}`, 'date not known'][roll(5)] ?? '';
      const size = `support: ${100 + roll(900)} x ${100 + roll(900)} mm`;
      lines.push(
        [`T${String(at).padStart(6, '0')}`, artist(), some(3 + roll(5)), media[roll(6)] ?? '', size, date]
          .map(quoted)
          .join(','),
      );
    }
  } else {
    lines.push('object number,artist,title,medium,dimensions,dated,description');
    for (let at = 0; at < rows; at += 1) {
      const inches = `${4 + roll(40)} ${1 + roll(7)}/8 x ${4 + roll(40)} in. (${10 + roll(90)}.${roll(9)} x ${10 + roll(90)}.${roll(9)} cm)`;
      const date =
        [`c. ${1600 + roll(400)}`, `${1600 + roll(400)}`, '19th century', 'late 18th-early 19th century'][roll(4)] ??
        '';
      const who = roll(3) === 0 ? 'Unknown' : artist();
      lines.push(
        [`${1900 + roll(120)}.${at}`, who, some(3 + roll(8)), media[roll(6)] ?? '', inches, date, some(40 + roll(160))]
          .map(quoted)
          .join(','),
      );
    }
  }
  return `${lines.join('\n')}\n`;
}
