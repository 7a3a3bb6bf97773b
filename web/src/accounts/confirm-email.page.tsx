import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../design/button.tsx';
import { useCheckedForm } from '../design/fields/use-checked-form.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import type { PageHandle } from '../platform/page-query.ts';
import styles from './account.module.css';
import { AccountForm, AccountHead } from './account-form.tsx';
import { emailChanged, confirmEmailWords as words } from './account-pages.words.ts';
import { failureId } from './failure-text.ts';

export const handle: PageHandle = { query: ['code'] };

/** Where the mail to a new address leads. It waits for a press: programs that open the links of mails must not use it up. */
export default function ConfirmEmail() {
  const language = useLanguage();
  const [params] = useSearchParams();
  const code = params.get('code');
  const [email, setEmail] = useState('');
  const [broken, setBroken] = useState(false);
  const checked = useCheckedForm([], () => ({}));
  const confirm = async () => setEmail((await api.post('/auth/confirm-new-email', { code })).email);

  if (!code || broken) return <Outcome title={words.brokenTitle[language]} lead={words.brokenText[language]} />;
  if (email) return <Outcome title={words.doneTitle[language]} lead={emailChanged(email)[language]} />;
  return (
    <AccountForm
      words={words}
      checked={checked}
      fields={[]}
      onSubmit={confirm}
      onFailure={(failure) => {
        setBroken(failureId(failure) === 'Auth.form.error.code.provide');
        return undefined;
      }}
    />
  );
}

function Outcome({ title, lead }: { title: string; lead: string }) {
  const language = useLanguage();
  return (
    <div role="status">
      <AccountHead title={title} lead={lead} />
      <div className={styles.actions}>
        <ButtonLink look="fill" to="/profile">
          {words.profile[language]}
        </ButtonLink>
      </div>
    </div>
  );
}
