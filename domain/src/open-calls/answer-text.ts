import type { LocalizedText } from '../language.ts';
import type { Answers, Question } from './questions.ts';

/** An answer as it is printed: of a choice its option, of a file its name. Nothing where there is none. */
export function answerText(
  { id, kind, options }: Question,
  given: Answers,
  fileNames: ReadonlyMap<string, string>,
): LocalizedText | undefined {
  const answer = given[id];
  if (answer === undefined || answer === null || answer === '') return undefined;
  if (kind === 'choice') return options[Number(answer)];
  const text = kind === 'file' ? (fileNames.get(String(answer)) ?? '') : String(answer);
  return text.trim() === '' ? undefined : { ko: text, en: text };
}

/** Both languages in one cell; once where they say the same. */
export const bothInOneCell = ({ ko, en }: LocalizedText): string => (ko === en ? ko : `${ko} / ${en}`);
