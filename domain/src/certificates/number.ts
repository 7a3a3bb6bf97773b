/** No letter that can be taken for a digit or another letter, and no vowel that would make words. */
const alphabet = '123456789BCDFGHJKMNPQRSTVWXZ';
const numberLength = 12;
const groups = /(.{4})(?=.)/g;

/** One of more than 2⁵⁷ numbers, so that nobody finds one by trying. `random` gives bytes. */
export function newNumber(random: (count: number) => Uint8Array): string {
  let signs = '';
  while (signs.length < numberLength)
    for (const byte of random(numberLength)) {
      // A byte beyond the last whole round of the alphabet would make the first signs likelier than the rest.
      if (byte < alphabet.length * Math.floor(256 / alphabet.length) && signs.length < numberLength)
        signs += alphabet[byte % alphabet.length] ?? '';
    }
  return signs.replace(groups, '$1-');
}

/** As it is kept, however it was typed: '7kmp 3dq2-9xrt' is '7KMP-3DQ2-9XRT'. Nothing when it cannot be one. */
export function readNumber(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[\s-]/g, '');
  if (signs.length !== numberLength || [...signs].some((sign) => !alphabet.includes(sign))) return undefined;
  return signs.replace(groups, '$1-');
}
