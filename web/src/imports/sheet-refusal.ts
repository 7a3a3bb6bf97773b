import { type SheetProblem, sheetProblems } from '@hwarang/domain/imports/sheet-problems.words';
import type { LocalizedText } from '@hwarang/domain/language';
import { refusal } from '../design/use-action.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { importsWords } from './imports.words.ts';

interface RefusedSheet {
  data?: { problem?: string; values?: Record<string, string | number> };
}

const isKnown = (problem: string): problem is SheetProblem => Object.hasOwn(sheetProblems, problem);

/** Why a sheet was not taken, with the row or column that it is about. */
export function sheetRefusal(failure: unknown): LocalizedText {
  const { problem = '', values = {} } =
    (failure instanceof ApiFailure && (failure.answer as RefusedSheet | undefined)?.data) || {};
  if (!isKnown(problem)) return refusal(importsWords.uploadFailed)(failure);
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
  const { ko, en } = sheetProblems[problem];
  return { ko: filled(ko), en: filled(en) };
}
