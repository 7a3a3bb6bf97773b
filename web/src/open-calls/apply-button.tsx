import { openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { weFly } from '@hwarang/domain/open-calls/we-fly';
import type { MouseEvent } from 'react';
import { alert } from '../design/alerts/alerts.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { useLanguage } from '../platform/language.ts';
import { readSession } from '../platform/session.ts';
import { enrollPath } from './calls.ts';
import { useEntered } from './use-entered.ts';

interface Props {
  closed: boolean;
  /** Where the operator takes applications, if not here. */
  form: string | undefined;
  className?: string | undefined;
}

/** A link to the outside form in a new tab, or to the application here; who is not logged in is told to. */
export function ApplyButton({ closed, form, className }: Props) {
  const language = useLanguage();
  const entered = useEntered(form === undefined ? weFly.slug : undefined);
  const name = entered ? words.myEntry : closed ? words.closed : words.apply;
  if (closed && !entered)
    return (
      <Button look="fill" className={className} disabled>
        {name[language]}
      </Button>
    );
  const apply = (event: MouseEvent) => {
    if (readSession().token) return;
    event.preventDefault();
    void alert(words.loginRequired[language], { tone: 'bad' });
  };
  return (
    <ButtonLink
      look="fill"
      className={className}
      to={form ?? enrollPath}
      onClick={apply}
      {...(form ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {name[language]}
    </ButtonLink>
  );
}
