/** What stands in for a missing picture: the first letter of a name, or its first digit. Never a bracket or a quote. */
export function initialOf(name: string): string {
  const composed = name.normalize('NFC');
  const [found = ''] = /\p{L}/u.exec(composed) ?? /\p{N}/u.exec(composed) ?? [];
  return Array.from(found.toUpperCase())[0] ?? '';
}
