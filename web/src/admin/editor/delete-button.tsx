import { useState } from 'react';
import { useNavigate } from 'react-router';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { adminWords as words } from '../admin.words.ts';
import { ConfirmModal } from '../confirm-modal.tsx';

/** Deletes a record for good, after asking, and leads back to its list. */
export function DeleteButton({ path, name, back }: { path: string; name: string; back: string }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction(refusal(words.failed));
  const remove = () =>
    run(async () => {
      await api.delete(path);
      setAsking(false);
      void alert(words.removed[language], { tone: 'good', form: 'notice' });
      void navigate(back);
    });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {words.remove[language]}
      </Button>
      {asking && (
        <ConfirmModal
          title={words.confirmRemove[language]}
          confirm={words.remove[language]}
          look="danger"
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
        >
          {name}
        </ConfirmModal>
      )}
    </>
  );
}
