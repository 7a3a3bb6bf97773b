import { useNavigate } from 'react-router';
import { alert } from '../../design/alerts/alerts.ts';
import { ConfirmButton } from '../../design/modal/confirm.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { adminWords as words } from '../admin.words.ts';

/** Deletes a record for good, after asking, and leads back to its list. */
export function DeleteButton({ path, name, back }: { path: string; name: string; back: string }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, run } = useAction(refusal(words.failed));
  const remove = (close: () => void) =>
    run(async () => {
      await api.delete(path);
      close();
      void alert(words.removed[language], { tone: 'good', form: 'notice' });
      void navigate(back, { replace: true });
    });
  return (
    <ConfirmButton
      label={words.remove[language]}
      look="danger"
      title={words.confirmRemove[language]}
      confirm={words.remove[language]}
      busy={busy}
      onConfirm={remove}
    >
      {name}
    </ConfirmButton>
  );
}
