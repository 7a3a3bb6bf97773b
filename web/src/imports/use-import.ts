import type { Import } from '@hwarang/domain/imports/imports.contract';
import { isUnderWay } from '@hwarang/domain/imports/values';
import { refusal, useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useRead } from '../platform/query.ts';
import { importAt, useImportDesk } from './addresses.ts';
import { importsWords as words } from './imports.words.ts';

const pause = 1000;

/** One import, read again every second as long as the server works on it: the page can be left and opened again meanwhile. */
export function useImport(id: string) {
  const at = importAt(useImportDesk(), id);
  return useRead<Import>([at], (signal) => api.get(at, { signal }), {
    again: ({ state }) => isUnderWay(state) && pause,
  });
}

export function useImports() {
  const { api: at } = useImportDesk();
  return useRead<Import[]>([at], (signal) => api.get(at, { signal }), {
    again: (all) => all.some(({ state }) => isUnderWay(state)) && 2 * pause,
  });
}

export interface StepProps {
  work: Import;
  /** With what the server answered to a step. */
  onChange: (work: Import) => void;
}

/** A press that takes the import a step onwards or back. */
export function useStep(onChange: StepProps['onChange']) {
  const { busy, run } = useAction(refusal(words.failed));
  return { busy, take: (step: () => Promise<Import>) => void run(async () => onChange(await step())) };
}
