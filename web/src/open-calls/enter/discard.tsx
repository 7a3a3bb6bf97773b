import { entryWords } from '@hwarang/domain/open-calls/entering.words';
import { useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Modal } from '../../design/modal/modal.tsx';
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
  const [isAsking, setAsking] = useState(false);
  const { busy, run } = useAction(refusal(words.discardFailed, entryWords));
  const label = words.discard[language];
  const confirm = () =>
    run(async () => {
      await discard();
      setAsking(false);
      void alert(words.discarded[language], { tone: 'good' });
    });
  return (
    <>
      <Button {...(name ? { 'aria-label': `${name}: ${label}` } : {})} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Modal
        open={isAsking}
        role="alertdialog"
        onClose={() => setAsking(false)}
        title={label}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.keepDraft[language]}</Button>
            <Button look="danger" busy={busy} onClick={() => void confirm()}>
              {label}
            </Button>
          </>
        }
      >
        <p>{words.discardAsk[language]}</p>
      </Modal>
    </>
  );
}
