import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button, ButtonLink } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Wrap } from '../design/layout.tsx';
import { ApiFailure, hasStatus } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { useOnline } from '../platform/online.ts';
import { PageTitle } from '../platform/page-title.tsx';
import styles from './error-view.module.css';
import { type ErrorStatus, errorWords, isErrorStatus, wayOnWords as words } from './errors.words.ts';

interface ErrorViewProps {
  /** What stands in the empty frame. */
  mark?: ReactNode;
  title: string;
  text: string;
  /** The ways on. */
  children: ReactNode;
}

/** An empty frame on the wall, what happened, and where to go from here. */
export function ErrorView({ mark, title, text, children }: ErrorViewProps) {
  return (
    <Wrap className={styles.room}>
      <PageTitle title={title} noindex />
      <div className={styles.wall} aria-hidden="true">
        <div className={styles.frame}>
          {mark}
          <span className={styles.seal} lang="ko">
            화랑
          </span>
        </div>
      </div>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </Wrap>
  );
}

export function StatusView({ status, retry }: { status: ErrorStatus; retry?: () => void }) {
  const language = useLanguage();
  const { title, text } = errorWords[status];
  return (
    <ErrorView mark={status} title={title[language]} text={text[language]}>
      {retry && status >= 500 && <Again retry={retry} />}
      {(status === 401 || status === 403) && (
        <ButtonLink look="fill" to="/login">
          {words.login[language]}
        </ButtonLink>
      )}
      {status === 404 && (
        <ButtonLink look="fill" to="/artworks">
          {words.artworks[language]}
        </ButtonLink>
      )}
      <ButtonLink to="/">{words.home[language]}</ButtonLink>
    </ErrorView>
  );
}

function Again({ retry }: { retry: () => void }) {
  return (
    <Button look="fill" onClick={retry}>
      {words.again[useLanguage()]}
    </Button>
  );
}

const reload = () => window.location.reload();

/** What a page answers when it cannot be shown: its status if it has one, the missing network if that is why, else 500. */
export function Unforeseen({ error }: { error: unknown }) {
  const language = useLanguage();
  const online = useOnline();
  if (!online || hasStatus(error, 0))
    return (
      <ErrorView
        mark={<Icon name="offline" size={56} />}
        title={words.offlineTitle[language]}
        text={words.offlineText[language]}
      >
        <Again retry={reload} />
      </ErrorView>
    );
  const status = isRouteErrorResponse(error) || error instanceof ApiFailure ? error.status : 500;
  return <StatusView status={isErrorStatus(status) ? status : status < 500 ? 400 : 500} retry={reload} />;
}
