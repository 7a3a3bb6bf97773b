import { isRouteErrorResponse } from 'react-router';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { ApiFailure } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { useOnline } from '../platform/online.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { ErrorView } from './error-view.tsx';
import { isErrorStatus, wayOnWords } from './errors.words.ts';
import { StatusView } from './status-view.tsx';

const reload = () => window.location.reload();

/** What a page answers when it cannot be shown: its status if it has one, the missing network if that is why, else 500. */
export function Unforeseen({ error }: { error: unknown }) {
  const language = useLanguage();
  const online = useOnline();
  if (!online || (error instanceof ApiFailure && error.status === 0))
    return (
      <ErrorView
        mark={<Icon name="offline" size={56} />}
        title={wayOnWords.offlineTitle[language]}
        text={wayOnWords.offlineText[language]}
      >
        <PageTitle title={wayOnWords.offlineTitle[language]} noindex />
        <Button look="fill" onClick={reload}>
          {wayOnWords.again[language]}
        </Button>
      </ErrorView>
    );
  const status = isRouteErrorResponse(error) || error instanceof ApiFailure ? error.status : 500;
  return <StatusView status={isErrorStatus(status) ? status : status < 500 ? 400 : 500} retry={reload} />;
}
