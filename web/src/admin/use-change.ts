import { studioWords as refusals } from '@hwarang/domain/galleries/studio.words';
import type { LocalizedText } from '@hwarang/domain/language';
import { alert } from '../design/alerts/alerts.ts';
import { refusal, useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import { adminWords as words } from './admin.words.ts';

/** A call that changes what a list of a gallery shows: told, and the list is read again. Answers whether it was done. */
export function useChange(reload: () => void) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.failed, refusals));
  const change = async (call: () => Promise<unknown>, told: LocalizedText): Promise<boolean> => {
    const done = await run(async () => {
      await call();
      void alert(told[language], { tone: 'good' });
      reload();
      return true;
    });
    return done === true;
  };
  return { busy, change };
}
