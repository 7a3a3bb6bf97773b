import type { CallState } from '@hwarang/domain/open-calls/call-state';
import { Button, ButtonLink } from '../design/button.tsx';
import { useLanguage } from '../platform/language.ts';
import { callEnterPath, callResultsPath } from './calls.ts';
import { callsWords as words } from './calls.words.ts';
import { useEntered } from './use-entered.ts';

interface Props {
  slug: string;
  state: CallState;
  stateText: string;
  results: string | undefined;
  className?: string | undefined;
}

/** The one thing to do at a call now: enter it, see one's own entry, or see the results. */
export function ApplyLink({ slug, state, stateText, results, className }: Props) {
  const language = useLanguage();
  const entered = useEntered(state === 'draft' ? undefined : slug);
  if (results)
    return (
      <ButtonLink look="fill" className={className} to={callResultsPath(slug)}>
        {words.results[language]}
      </ButtonLink>
    );
  if (state === 'open' || entered)
    return (
      <ButtonLink look="fill" className={className} to={callEnterPath(slug)}>
        {words[entered ? 'myEntry' : 'apply'][language]}
      </ButtonLink>
    );
  return (
    <Button look="fill" className={className} disabled>
      {state === 'scheduled' ? words.notOpenYet[language] : stateText}
    </Button>
  );
}
