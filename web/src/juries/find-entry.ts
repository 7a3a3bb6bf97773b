import type { JurorEntryInList } from '@hwarang/domain/juries/judging.contract';

/** Without case, and with Hangul put together the same way wherever it was typed. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Entries by their number, or by the title of a work. A number that is meant is typed digit by digit: it comes first, then those that begin
 * with it.
 */
export function foundBy(entries: readonly JurorEntryInList[], sought: string): JurorEntryInList[] {
  const text = folded(sought.trim()).replace(/^#/, '');
  if (text === '') return [...entries];
  const titled = ({ works }: JurorEntryInList) =>
    works.some(({ title, englishtitle }) => [title, englishtitle ?? ''].some((name) => folded(name).includes(text)));
  if (!/^\d+$/.test(text)) return entries.filter(titled);
  const exact = entries.filter(({ number }) => String(number) === text);
  const others = entries.filter(
    (entry) => !exact.includes(entry) && (String(entry.number).startsWith(text) || titled(entry)),
  );
  return [...exact, ...others];
}
