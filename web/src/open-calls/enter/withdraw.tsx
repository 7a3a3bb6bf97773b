import { openCallWords } from '@hwarang/domain/open-calls/open-calls.words';
import { alert } from '../../design/alerts/alerts.ts';
import { ConfirmButton } from '../../design/modal/confirm.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { enterWords as words } from './enter.words.ts';

export function Withdraw({ slug, onDone }: { slug: string; onDone: () => Promise<void> }) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.withdrawFailed, openCallWords));
  const withdraw = (close: () => void) =>
    run(async () => {
      await api.delete(`/open-calls/${slug}/entry`);
      close();
      await onDone();
      void alert(words.withdrawn[language], { tone: 'good' });
    });
  return (
    <ConfirmButton
      label={words.withdraw[language]}
      title={words.withdraw[language]}
      confirm={words.withdraw[language]}
      cancel={words.keepEntry[language]}
      busy={busy}
      onConfirm={withdraw}
    >
      {words.withdrawAsk[language]}
    </ConfirmButton>
  );
}
