export interface TimelineEntry {
  year: string | undefined;
  texts: string[];
}

/** A line that begins with a year, or from one year to another. */
export const dated = /^((?:19|20)\d{2}(?:\s*[-–~]\s*(?:(?:19|20)?\d{2}))?)[\s.:,·]+(.+)$/;

/** A career as people write it, one line each, as a timeline: lines of one year stand together. */
export function timelineOf(text: string | null | undefined): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const line of (text ?? '').split(/\r?\n/)) {
    const words = line.trim();
    if (words === '') continue;
    const [, year, rest] = dated.exec(words) ?? [];
    const last = entries.at(-1);
    if (last && last.year === year) last.texts.push(rest ?? words);
    else entries.push({ year, texts: [rest ?? words] });
  }
  return entries;
}
