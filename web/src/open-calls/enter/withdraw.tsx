import { openCallWords } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { enterWords as words } from './enter.words.ts';

export function Withdraw({ slug, onDone }: { slug: string; onDone: () => Promise<void> }) {
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { busy, run } = useAction(refusal(words.withdrawFailed, openCallWords));
  const withdraw = () =>
    run(async () => {
      await api.delete(`/open-calls/${slug}/entry`);
      setAsking(false);
      await onDone();
      void alert(words.withdrawn[language], { tone: 'good' });
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.withdraw[language]}</Button>
      <Modal
        open={isAsking}
        role="alertdialog"
        onClose={() => setAsking(false)}
        title={words.withdraw[language]}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.keepEntry[language]}</Button>
            <Button look="danger" busy={busy} onClick={() => void withdraw()}>
              {words.withdraw[language]}
            </Button>
          </>
        }
      >
        <p>{words.withdrawAsk[language]}</p>
      </Modal>
    </>
  );
}
