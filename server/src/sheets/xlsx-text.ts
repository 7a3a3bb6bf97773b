/*
 * XML knows no control characters, and reads \r as \n. Workbooks write both as _x000D_, and a text that holds such a sequence itself with its
 * first letter written so.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const unwritable = /[\x00-\x08\x0b-\x1f\ufffe\uffff]|\p{Surrogate}|_(?=x[0-9A-Fa-f]{4}_)/gu;

const code = (letter: string): string => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const asXml = (text: string): string =>
  text.replace(unwritable, code).replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

export const asWritten = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
