/** One line of a career: when, if it is known, and what. */
export interface CareerLine {
  year: string;
  text: string;
}

/** A line that begins with a year, or from one year to another. */
const dated = /^((?:19|20)\d{2}(?:\s*[-–~]\s*(?:(?:19|20)?\d{2}))?)[\s.:,·]+(.+)$/;

/** The lines of a text field, as they can be edited and put in another order. */
export const careerLines = (text: string | null | undefined): CareerLine[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, year = '', rest] = dated.exec(line) ?? [];
      return { year, text: rest ?? line };
    });

/** The text field that the lines stand for: one on each line, the year first. Empty lines are left out. */
export const careerText = (lines: readonly CareerLine[]): string =>
  lines
    .map(({ year, text }) => [year.trim(), text.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' '))
    .filter((line) => line !== '')
    .join('\n');

/** A career as people write it, one line each, as a timeline: lines of one year stand together. */
export function timelineOf(text: string | null | undefined): { year: string; texts: string[] }[] {
  const entries: { year: string; texts: string[] }[] = [];
  for (const line of careerLines(text)) {
    const last = entries.at(-1);
    if (last?.year === line.year) last.texts.push(line.text);
    else entries.push({ year: line.year, texts: [line.text] });
  }
  return entries;
}

/** The same lines with one of them moved up (-1) or down (1). */
export function moved<Line>(lines: readonly Line[], index: number, by: -1 | 1): Line[] {
  const next = [...lines];
  const [line] = next.splice(index, 1);
  if (line !== undefined) next.splice(Math.max(0, Math.min(next.length, index + by)), 0, line);
  return next;
}
