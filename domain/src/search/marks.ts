import { initialsOf, isInitials, keysOf } from './keys.ts';

export interface Piece {
  text: string;
  marked: boolean;
}

/** The text in pieces, those that the query found marked. A half-typed syllable marks the whole syllable it begins. */
export function markMatch(text: string, query: string): Piece[] {
  const sound = isInitials(query) ? initialsOf : keysOf;
  const characters = Array.from(text.normalize('NFC'));
  const marked = characters.map(() => false);
  const wanted = [sound(query), ...query.split(/\s+/).map(sound)].filter((part) => part !== '');
  const whole = characters.map(sound);
  const line = whole.join('');
  for (const part of wanted) {
    const at = line.indexOf(part);
    if (at === -1) continue;
    let passed = 0;
    for (const [place, keys] of whole.entries()) {
      if (keys !== '' && passed < at + part.length && passed + keys.length > at) marked[place] = true;
      passed += keys.length;
    }
    if (part === wanted[0]) break;
  }
  return joined(characters, marked);
}

function joined(characters: string[], marked: boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [place, character] of characters.entries()) {
    const last = pieces.at(-1);
    if (last && last.marked === marked[place]) last.text += character;
    else pieces.push({ text: character, marked: marked[place] ?? false });
  }
  return pieces;
}
