import { useState } from 'react';
import { useNavigate } from 'react-router';
import { adminWords } from '../admin/admin.words.ts';
import { ConfirmModal } from '../admin/confirm-modal.tsx';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { importAt, useImportDesk } from './addresses.ts';
import { importsWords as words } from './imports.words.ts';

/** Forgets the uploaded sheet, after saying what goes with it and what stays. */
export function RemoveButton({ id }: { id: string }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const desk = useImportDesk();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction(refusal(words.failed));
  const remove = () =>
    run(async () => {
      await api.delete(importAt(desk, id));
      setAsking(false);
      void alert(adminWords.removed[language], { tone: 'good', form: 'notice' });
      void navigate(desk.path);
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.remove[language]}</Button>
      {asking && (
        <ConfirmModal
          title={words.removeTitle[language]}
          confirm={adminWords.remove[language]}
          look="danger"
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
        >
          {words.removeText[language]}
        </ConfirmModal>
      )}
    </>
  );
}
