import { Failure } from '@hwarang/domain/failures';
import { type SheetProblem, sheetProblems } from '@hwarang/domain/imports/sheet-problems.words';

/** A file that cannot be read as a sheet. The answer names the problem, so that a page can tell it in its reader's language. */
export class BadSheet extends Failure {
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem, values: Record<string, string | number> = {}, cause?: unknown) {
    const sentence = sheetProblems[problem].en.replace(/\{(\w+)\}/g, (gap, name: string) =>
      String(values[name] ?? gap),
    );
    super(problem === 'large' ? 'too-large' : 'bad-request', sentence, { data: { problem, values }, cause });
    this.name = 'BadSheet';
    this.problem = problem;
  }
}
