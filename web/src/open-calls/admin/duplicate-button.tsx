import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { useNavigate } from 'react-router';
import { adminWords } from '../../admin/admin.words.ts';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { VisuallyHidden } from '../../design/visually-hidden.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { callAdminPath, callAt } from '../calls.ts';
import { callsAdminWords as words } from './calls-admin.words.ts';

/** Makes a draft of everything but the entries, and leads to it. */
export function DuplicateButton({ call }: { call: Pick<OpenCall, 'slug' | 'title'> }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, run } = useAction(refusal(adminWords.failed));
  const duplicate = () =>
    run(async () => {
      const copy = await api.post(`${callAt(call.slug)}/duplicate`, {});
      void alert(words.duplicated[language], { tone: 'good', form: 'notice' });
      void navigate(callAdminPath(copy.slug));
    });
  return (
    <Button busy={busy} onClick={() => void duplicate()}>
      {adminWords.duplicate[language]}
      <VisuallyHidden>: {call.title[language]}</VisuallyHidden>
    </Button>
  );
}
