import type { ReactNode, RefObject } from 'react';
import { dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { sessionWords } from '../platform/session.words.ts';
import { useHydrated } from '../platform/use-hydrated.ts';
import styles from './account.module.css';

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
  form: RefObject<HTMLFormElement | null>;
  name: string;
  submit: string;
  busy: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** Cannot be sent before hydration: the browser by itself would put the password into the address. */
export function AccountForm({ form, name, submit, busy, onSubmit, children }: Props) {
  const language = useLanguage();
  const hydrated = useHydrated();
  return (
    <Form
      ref={form}
      method="post"
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        dismissAll();
        void onSubmit();
      }}
    >
      <div className={styles.fields}>{children}</div>
      <Button type="submit" look="fill" className={styles.submit} busy={busy} disabled={!hydrated}>
        {submit}
      </Button>
      <noscript>
        <p className={styles.small}>{sessionWords.needsScript[language]}</p>
      </noscript>
    </Form>
  );
}

export const Field = ({ children }: { children: ReactNode }) => <div className={styles.text}>{children}</div>;
