import type { LocalizedText } from '@hwarang/domain/language';
import { type ReactNode, type RefObject, useState } from 'react';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { sessionWords } from '../platform/session.words.ts';
import { useHydrated } from '../platform/use-hydrated.ts';
import styles from './account.module.css';
import { accountWords } from './account-pages.words.ts';
import { failureText } from './failure-text.ts';

/** The opening of a page about the account. */
export function AccountHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.head}>
      <PageTitle title={title} description={lead} noindex />
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
  );
}

interface Props {
  words: Record<'title' | 'lead' | 'submit' | 'failed', LocalizedText>;
  form: RefObject<HTMLFormElement | null>;
  /** What it throws is told to the reader. */
  onSubmit: () => Promise<void>;
  /** What is told instead of the server's message. */
  onFailure?: (failure: unknown) => LocalizedText | undefined;
  /** Stands between the head and the form. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A page that is one form. It cannot be sent before hydration: the browser by itself would put the password into the address. */
export function AccountForm({ words, form, onSubmit, onFailure, notice, children }: Props) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    dismissAll();
    setBusy(true);
    try {
      await onSubmit();
    } catch (failure) {
      const text = onFailure?.(failure) ?? failureText(failure, words.failed);
      void alert(text[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <AccountHead title={words.title[language]} lead={words.lead[language]} />
      {notice}
      <Form
        ref={form}
        method="post"
        aria-label={words.title[language]}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        <div className={styles.fields}>{children}</div>
        <Button type="submit" look="fill" className={styles.submit} busy={busy} disabled={!hydrated}>
          {words.submit[language]}
        </Button>
        <noscript>
          <p className={styles.small}>{sessionWords.needsScript[language]}</p>
        </noscript>
      </Form>
    </>
  );
}

export function BackToLogin({ to = '/login' }: { to?: string }) {
  const language = useLanguage();
  return (
    <div className={styles.links}>
      <TextLink to={to}>{accountWords.backToLogin[language]}</TextLink>
    </div>
  );
}

export const Field = ({ children }: { children: ReactNode }) => <div className={styles.text}>{children}</div>;
