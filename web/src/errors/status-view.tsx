import { Button, ButtonLink } from '../design/button.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { ErrorView } from './error-view.tsx';
import { type ErrorStatus, errorWords, wayOnWords } from './errors.words.ts';

export function StatusView({ status, retry }: { status: ErrorStatus; retry?: () => void }) {
  const language = useLanguage();
  const { title, text } = errorWords[status];
  const again = retry !== undefined && status >= 500;
  return (
    <ErrorView mark={status} title={title[language]} text={text[language]}>
      <PageTitle title={title[language]} noindex />
      {again && (
        <Button look="fill" onClick={retry}>
          {wayOnWords.again[language]}
        </Button>
      )}
      {(status === 401 || status === 403) && (
        <ButtonLink look="fill" to="/login">
          {wayOnWords.login[language]}
        </ButtonLink>
      )}
      {status === 404 && (
        <ButtonLink look="fill" to="/artworks">
          {wayOnWords.artworks[language]}
        </ButtonLink>
      )}
      <ButtonLink to="/">{wayOnWords.home[language]}</ButtonLink>
    </ErrorView>
  );
}
