/** A NUL or half of a surrogate pair cannot be kept as text by the database. */
export const unkeepable = /\0|\p{Surrogate}/u;
const allUnkeepable = new RegExp(unkeepable, 'gu');

/** The text without what the database cannot keep. */
export const keepable = (text: string): string => text.replace(allUnkeepable, '');

/** At most so many UTF-16 units, and never half of a character such as 😀. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const isHalved = (text.codePointAt(longest - 1) ?? 0) > 0xffff;
  return text.slice(0, isHalved ? longest - 1 : longest);
}

/** The same, with a sign where something is left out. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${cut(text, longest - 1)}…` : text;
