import { tidyEmail } from '@hwarang/domain/accounts/email';
import { type Registration, registrationProblems, tidyUsername } from '@hwarang/domain/accounts/registration';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PasswordField } from '../design/fields/password-field.tsx';
import { EmailField, TextField } from '../design/fields/text-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import text from '../design/text.module.css';
import { TextLink } from '../design/text-link.tsx';
import { api } from '../platform/api.ts';
import { hasStatus } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import type { PageHandle } from '../platform/page-query.ts';
import styles from './account.module.css';
import { AccountForm, BackToLogin } from './account-form.tsx';
import { accountWords, agreement, registerWords as words } from './account-pages.words.ts';
import { useBroughtAlong } from './brought-along.ts';
import { withDestination } from './destination.ts';
import { useSignedIn } from './use-signed-in.ts';
import { VerificationModal } from './verification-modal.tsx';

const isNew = { autoComplete: 'new-password' };
const names = ['username', 'email', 'password', 'confirm', 'terms'] as const;

const registrationOf = (values: FormData): Registration => ({
  username: textOf(values, 'username'),
  email: textOf(values, 'email'),
  password: textOf(values, 'password'),
  confirm: textOf(values, 'confirm'),
  terms: values.has('terms'),
});

export const handle: PageHandle = { query: ['to'] };

export default function Register() {
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [account, setAccount] = useState<{ email: string; password: string } | undefined>();
  const checked = useCheckedForm(names, (values) => registrationProblems(registrationOf(values)));
  const welcome = useSignedIn();
  const along = useBroughtAlong();

  const signUp = async () => {
    if (!checked.passes()) return;
    const values = checked.values();
    const { username, password, ...form } = registrationOf(values);
    const email = tidyEmail(form.email);
    await api.post('/auth/local/register', {
      username: tidyUsername(username),
      email,
      password,
      marketing_consent: values.has('marketing_consent'),
    });
    setAccount({ email, password });
  };

  const login = withDestination('/login', params);
  return (
    <>
      <AccountForm
        words={words}
        checked={checked}
        fields={[
          {
            kind: TextField,
            name: 'username',
            label: words.username,
            hint: words.usernameHint,
            autoComplete: 'nickname',
            spellCheck: false,
          },
          { kind: EmailField, name: 'email', label: accountWords.email, defaultValue: along.email },
          { kind: PasswordField, name: 'password', label: accountWords.password, hint: words.passwordHint, ...isNew },
          { kind: PasswordField, name: 'confirm', label: words.confirm, ...isNew },
        ]}
        onSubmit={signUp}
        onFailure={(failure) => {
          checked.reset();
          return words[hasStatus(failure, 400) ? 'exists' : 'failed'];
        }}
      >
        <div className={styles.ticks}>
          <div className={styles.tick}>
            <CheckboxField {...checked.field('terms')} label={<TermsLabel />} required />
          </div>
          <CheckboxField name="marketing_consent" label={words.marketing[language]} defaultChecked={along.marketing} />
          <p className={text.second}>{words.guardian[language]}</p>
        </div>
      </AccountForm>
      <BackToLogin to={login} />
      {account && <VerificationModal account={account} onSignedIn={welcome} onClose={() => void navigate(login)} />}
    </>
  );
}

/** The two texts open beside, so that what was typed stays. */
function TermsLabel() {
  const language = useLanguage();
  const { before, between, after } = agreement[language];
  return (
    <>
      {before}
      <TextLink to="/terms" target="_blank">
        {words.terms[language]}
      </TextLink>
      {between}
      <TextLink to="/privacy" target="_blank">
        {words.privacy[language]}
      </TextLink>
      {after}
    </>
  );
}
