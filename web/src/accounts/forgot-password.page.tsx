import { tidyEmail } from '@hwarang/domain/accounts/email';
import { emailProblem } from '@hwarang/domain/accounts/registration';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { EmailField } from '../design/fields/text-field.tsx';
import { type Problems, textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import text from '../design/text.module.css';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './account.module.css';
import { AccountForm, AccountHead, BackToLogin } from './account-form.tsx';
import { accountWords, resetSent, forgotWords as words } from './account-pages.words.ts';

const names = ['email'] as const;

function problemsOf(values: FormData): Problems<'email'> {
  const problem = emailProblem(textOf(values, 'email'));
  return problem ? { email: problem } : {};
}

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const checked = useCheckedForm(names, problemsOf);

  const ask = async () => {
    if (!checked.passes()) return;
    const email = tidyEmail(textOf(checked.values(), 'email'));
    await api.post('/auth/forgot-password', { email });
    setSentTo(email);
  };

  return (
    <>
      {sentTo ? (
        <Sent email={sentTo} again={() => setSentTo(undefined)} />
      ) : (
        <AccountForm
          words={words}
          checked={checked}
          onSubmit={ask}
          fields={[{ kind: EmailField, name: 'email', label: accountWords.email, autoComplete: 'username' }]}
        />
      )}
      <BackToLogin />
    </>
  );
}

/** Takes the focus, which stood in the form that is gone. */
function Sent({ email, again }: { email: string; again: () => void }) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.letter}>
      <AccountHead title={words.sentTitle[language]} lead={resetSent(email)[language]} />
      <p className={text.second}>{words.sentNote[language]}</p>
      <div className={styles.actions}>
        <Button onClick={again}>{words.again[language]}</Button>
      </div>
    </div>
  );
}
