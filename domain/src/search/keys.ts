/**
 * The keys that a Korean keyboard takes to write a text. One alphabet for every way people search: half-composed
 * syllables, Korean typed on an English keyboard, English typed on a Korean one, composed or decomposed characters.
 * `search_keys` of the database gives the same for the records; a test holds the two together.
 */
const initials = 'r r s e e f a q q t t d w w c z x v g'.split(' ');
const medials = 'k o i o j p u p h hk ho hl y n nj np nl b m ml l'.split(' ');
const finals = 'r r rt s sw sg e f fr fa fq ft fx fv fg a q qt t t d w c z x v g'.split(' ');

const firstInitial = 0x1100;
const firstMedial = 0x1161;
const firstFinal = 0x11a8;

/** What carries no sound: left out, so that a comma or a forgotten space makes no difference. */
const silent = /[\s!-/:-@[-`{-~·…‘’“”–—、。「」『』〈〉《》]|[\u0300-\u036f]/gu;

function keyOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return initials[code - firstInitial] ?? medials[code - firstMedial] ?? finals[code - firstFinal] ?? character;
}

const decomposed = (text: string): string => text.normalize('NFKD').toLowerCase();

export const keysOf = (text: string): string => Array.from(decomposed(text).replace(silent, ''), keyOf).join('');

/** The first consonant of each syllable, as keys: 달항아리 is ㄷㅎㅇㄹ. */
export const initialsOf = (text: string): string =>
  Array.from(decomposed(text))
    .filter((character) => initials[(character.codePointAt(0) ?? 0) - firstInitial] !== undefined)
    .map(keyOf)
    .join('');

/** Only consonants, as one types who looks for initials. */
export const isInitials = (query: string): boolean => /^[ㄱ-ㅎ\s]+$/u.test(query.normalize('NFC').trim());

export const longestQuery = 100;
