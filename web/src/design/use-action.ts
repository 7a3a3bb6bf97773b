import type { LocalizedText } from '@hwarang/domain/language';
import { useState } from 'react';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import { alert } from './alerts/alerts.ts';

/**
 * For what a press sets off and the server may refuse: whether it is under way, and an alert with the reason when it failed. `run`
 * answers undefined then. A failure that `handled` takes care of is not told.
 */
export function useAction(otherwise: LocalizedText, known: Record<string, LocalizedText> = {}) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const run = async <T>(work: () => Promise<T>, handled?: (failure: unknown) => boolean): Promise<T | undefined> => {
    setBusy(true);
    try {
      return await work();
    } catch (failure) {
      if (handled?.(failure)) return undefined;
      const { fields, text } = refused(failure, otherwise, known);
      const [first] = Object.values(fields);
      void alert((first ?? text)[language], { tone: 'bad' });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
