import { forgotPasswordPath } from '@hwarang/domain/accounts/links';
import { confirmProblem, passwordProblem } from '@hwarang/domain/accounts/registration';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { alert } from '../design/alerts/alerts.ts';
import { ButtonLink } from '../design/button.tsx';
import { PasswordField } from '../design/fields/password-field.tsx';
import { type Problems, textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import type { PageHandle } from '../platform/page-query.ts';
import styles from './account.module.css';
import { AccountForm, AccountHead, BackToLogin } from './account-form.tsx';
import { registerWords, resetWords as words } from './account-pages.words.ts';
import { failureId } from './failure-text.ts';
import { keep } from './sign-in.ts';

const names = ['password', 'confirm'] as const;
const isNew = { autoComplete: 'new-password' };
type Name = (typeof names)[number];

function problemsOf(values: FormData): Problems<Name> {
  const password = textOf(values, 'password');
  const [first, second] = [passwordProblem(password), confirmProblem(textOf(values, 'confirm'), password)];
  return { ...(first ? { password: first } : {}), ...(second ? { confirm: second } : {}) };
}

export const handle: PageHandle = { query: ['code'] };

export default function ResetPassword() {
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const code = params.get('code');
  const [broken, setBroken] = useState(false);
  const checked = useCheckedForm(names, problemsOf);

  const save = async () => {
    if (!checked.passes()) return;
    const values = checked.values();
    const body = { code, password: textOf(values, 'password'), passwordConfirmation: textOf(values, 'confirm') };
    const kept = keep(await api.post('/auth/reset-password', body));
    void alert(words.done[language], { tone: 'good' });
    // Without the used code in the way of Back.
    await navigate(kept ? '/profile' : '/login', { replace: true });
  };

  if (!code || broken) return <BrokenLink />;
  return (
    <>
      <AccountForm
        words={words}
        checked={checked}
        fields={[
          { kind: PasswordField, name: 'password', label: words.password, hint: registerWords.passwordHint, ...isNew },
          { kind: PasswordField, name: 'confirm', label: words.confirm, ...isNew },
        ]}
        onSubmit={save}
        onFailure={(failure) => {
          setBroken(failureId(failure) === 'Auth.form.error.code.provide');
          return undefined;
        }}
      />
      <BackToLogin />
    </>
  );
}

function BrokenLink() {
  const language = useLanguage();
  return (
    <>
      <AccountHead title={words.brokenTitle[language]} lead={words.brokenText[language]} />
      <div className={styles.actions}>
        <ButtonLink look="fill" to={forgotPasswordPath}>
          {words.askAgain[language]}
        </ButtonLink>
      </div>
      <BackToLogin />
    </>
  );
}
