import { openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { useNavigate } from 'react-router';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { useLanguage } from '../platform/language.ts';
import { useApi } from '../platform/query.ts';
import { readSession, useSession } from '../platform/session.ts';
import { enrollPath, weFlyEntry } from './calls.ts';

interface Props {
  closed: boolean;
  /** Where the operator takes applications, if not here. */
  form: string | undefined;
  className?: string | undefined;
}

/** Opens the outside form in a new tab, or the application here; who is not logged in is told to. */
export function ApplyButton({ closed, form, className }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const entered = useEntered(form === undefined);
  const name = entered ? words.myEntry : closed ? words.closed : words.apply;
  const apply = () => {
    if (!readSession().token) void alert(words.loginRequired[language], { tone: 'bad' });
    else if (form) window.open(form, '_blank', 'noopener,noreferrer');
    else void navigate(enrollPath);
  };
  return (
    <Button look="fill" className={className} disabled={closed && !entered} onClick={apply}>
      {name[language]}
    </Button>
  );
}

/** Whether this artist has entered already. */
function useEntered(here: boolean): boolean {
  const { artistId } = useSession();
  const { answer } = useApi(artistId && here ? weFlyEntry : undefined);
  return answer !== undefined && answer.entry !== null;
}
