/*
 * A spreadsheet that opens a CSV takes '=…', '+…', '-…' and '@…' for a formula and 3/10 for a day. Our CSV puts an apostrophe before such a
 * cell, also when it begins with one already, and reading takes one away: so every text comes back as it was.
 */
const risky = /^'*(?:[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|\d+\/\d+$)/;

export const makeInert = (text: string): string => (risky.test(text) ? `'${text}` : text);

/** For files whose cells are marked as text: only what would be taken for an apostrophe of ours needs one. */
export const keepApostrophe = (text: string): string => (text.startsWith("'") ? makeInert(text) : text);

export const asWritten = (text: string): string => (text.startsWith("'") && risky.test(text) ? text.slice(1) : text);
