import { useNavigate } from 'react-router';
import { adminWords } from '../admin/admin.words.ts';
import { alert } from '../design/alerts/alerts.ts';
import { ConfirmButton } from '../design/modal/confirm.tsx';
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
  const { busy, run } = useAction(refusal(words.failed));
  const remove = (close: () => void) =>
    run(async () => {
      await api.delete(importAt(desk, id));
      close();
      void alert(adminWords.removed[language], { tone: 'good', form: 'notice' });
      void navigate(desk.path, { replace: true });
    });
  return (
    <ConfirmButton
      label={words.remove[language]}
      title={words.removeTitle[language]}
      confirm={adminWords.remove[language]}
      busy={busy}
      onConfirm={remove}
    >
      {words.removeText[language]}
    </ConfirmButton>
  );
}
