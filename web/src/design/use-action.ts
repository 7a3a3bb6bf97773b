import type { LocalizedText } from '@hwarang/domain/language';
import { useState } from 'react';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import { alert, dismissAll } from './alerts/alerts.ts';
import type { Problems } from './fields/use-checked-form.ts';

/**
 * What a press sets off: busy until it has ended, never twice at once, and told to the reader when it fails. `run` answers undefined
 * then. A failure that `handled` takes care of is not told.
 */
export function useAction(explain: (failure: unknown) => LocalizedText) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const run = async <T>(work: () => Promise<T>, handled?: (failure: unknown) => boolean): Promise<T | undefined> => {
    if (busy) return undefined;
    dismissAll();
    setBusy(true);
    try {
      return await work();
    } catch (failure) {
      if (!handled?.(failure)) void alert(explain(failure)[language], { tone: 'bad' });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

/** Why a record was not written (`refused`). What is about a field is shown there, or told when there is no form. */
export const refusal =
  (
    otherwise: LocalizedText,
    known: Record<string, LocalizedText> = {},
    form?: { show: (problems: Problems<string>) => unknown },
  ) =>
  (failure: unknown): LocalizedText => {
    const { fields, text } = refused(failure, otherwise, known);
    form?.show(fields);
    return (form ? undefined : Object.values(fields)[0]) ?? text;
  };
