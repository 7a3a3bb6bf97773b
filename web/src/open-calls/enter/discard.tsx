import { entryWords } from '@hwarang/domain/open-calls/entering.words';
import { alert } from '../../design/alerts/alerts.ts';
import { ConfirmButton } from '../../design/modal/confirm.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { useLanguage } from '../../platform/language.ts';
import { enterWords as words } from './enter.words.ts';

interface Props {
  /** Of the call, where several stand on one page. */
  name?: string;
  discard: () => Promise<void>;
}

/** Throws a draft away, once that was confirmed. */
export function Discard({ name, discard }: Props) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.discardFailed, entryWords));
  const label = words.discard[language];
  const confirm = (close: () => void) =>
    run(async () => {
      await discard();
      close();
      void alert(words.discarded[language], { tone: 'good' });
    });
  return (
    <ConfirmButton
      label={label}
      aria-label={name && `${name}: ${label}`}
      title={label}
      confirm={label}
      cancel={words.keepDraft[language]}
      busy={busy}
      onConfirm={confirm}
    >
      {words.discardAsk[language]}
    </ConfirmButton>
  );
}
