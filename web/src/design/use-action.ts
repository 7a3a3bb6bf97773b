import type { LocalizedText } from '@hwarang/domain/language';
import { useState } from 'react';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import { alert, dismissAll } from './alerts/alerts.ts';
import type { Problems } from './fields/use-checked-form.ts';

/** What a press sets off: busy until it has ended, never twice at once, and told to the reader when it fails. */
export function useAction(explain: (failure: unknown) => LocalizedText) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    dismissAll();
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      void alert(explain(failure)[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

/** Why a record was not written (`refused`); what is about a field is also shown there. */
export const refusal =
  (
    otherwise: LocalizedText,
    known: Record<string, LocalizedText> = {},
    form?: { show: (problems: Problems<string>) => unknown },
  ) =>
  (failure: unknown): LocalizedText => {
    const { fields, text } = refused(failure, otherwise, known);
    form?.show(fields);
    return text;
  };
