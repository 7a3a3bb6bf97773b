import type { LocalizedText } from '@hwarang/domain/language';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import type { TextField } from '../design/fields/text-field.tsx';
import type { CheckedForm } from '../design/fields/use-checked-form.ts';
import text from '../design/text.module.css';
import { TextLink } from '../design/text-link.tsx';
import { useAction } from '../design/use-action.ts';
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

/** One field of a form about the account; all of them are required. */
export interface AccountField<Name> extends Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint'> {
  kind: typeof TextField;
  name: Name;
  label: LocalizedText;
  hint?: LocalizedText;
}

interface Props<Name extends string> {
  words: Record<'title' | 'lead' | 'submit' | 'failed', LocalizedText>;
  checked: CheckedForm<Name>;
  fields: readonly AccountField<Name>[];
  /** What it throws is told to the reader. */
  onSubmit: () => Promise<void>;
  /** What is told instead of the server's message. */
  onFailure?: (failure: unknown) => LocalizedText | undefined;
  /** Stands between the head and the form. */
  notice?: ReactNode;
  /** Stands below the fields. */
  children?: ReactNode;
}

/** A page that is one form. It cannot be sent before hydration: the browser by itself would put the password into the address. */
export function AccountForm<Name extends string>(props: Props<Name>) {
  const { words, checked, fields, onSubmit, onFailure, notice, children } = props;
  const language = useLanguage();
  const hydrated = useHydrated();
  const { busy, run } = useAction((failure) => onFailure?.(failure) ?? failureText(failure, words.failed));
  return (
    <>
      <AccountHead title={words.title[language]} lead={words.lead[language]} />
      {notice}
      <Form ref={checked.form} aria-label={words.title[language]} onSend={() => run(onSubmit)}>
        <div className={styles.fields}>
          {fields.map(({ kind: Kind, name, label, hint, ...rest }) => (
            <div key={name} className={styles.text}>
              <Kind {...checked.field(name)} {...rest} label={label[language]} hint={hint?.[language]} required />
            </div>
          ))}
          {children}
        </div>
        <Button type="submit" look="fill" className={styles.submit} busy={busy} disabled={!hydrated}>
          {words.submit[language]}
        </Button>
        <noscript>
          <p className={text.second}>{sessionWords.needsScript[language]}</p>
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
