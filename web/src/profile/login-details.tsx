import type { OwnAccountAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { tidyEmail } from '@hwarang/domain/accounts/email';
import { confirmProblem, emailProblem, passwordProblem, usernameProblem } from '@hwarang/domain/accounts/registration';
import { registrationWords } from '@hwarang/domain/accounts/registration.words';
import { type ReactNode, useState } from 'react';
import { registerWords } from '../accounts/account-pages.words.ts';
import { failureText } from '../accounts/failure-text.ts';
import { keep } from '../accounts/sign-in.ts';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { EmailText } from '../design/email-text.tsx';
import { PasswordField } from '../design/fields/password-field.tsx';
import { EmailField, TextField } from '../design/fields/text-field.tsx';
import { type Problems, textOf } from '../design/fields/use-checked-form.ts';
import { Section } from '../design/layout.tsx';
import text from '../design/text.module.css';
import { TextLink } from '../design/text-link.tsx';
import { useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useApi } from '../platform/query.ts';
import { AccountChange } from './account-change.tsx';
import { waitingFor, loginDetailsWords as words } from './login-details.words.ts';
import { OwnSessions } from './own-sessions.tsx';
import styles from './profile.module.css';

interface Props {
  username: string;
  email: string;
  newEmail: string | null;
  onChange: (account: OwnAccountAnswer) => void;
}

const changes = { username: ChangeUsername, email: ChangeEmail, password: ChangePassword };

/** What one signs in with, and where one is signed in. */
export function LoginDetails({ username, email, newEmail, onChange }: Props) {
  const language = useLanguage();
  const [changing, setChanging] = useState<keyof typeof changes>();
  const sessions = useApi('/users/me/sessions');
  const Change = changing && changes[changing];
  const row = (name: keyof typeof changes, title: string, value: ReactNode, below?: ReactNode) => (
    <li>
      <div>
        <span className={text.second}>{words[name][language]}</span>
        <p>{value}</p>
        {below}
      </div>
      <Button aria-label={title} onClick={() => setChanging(name)}>
        {words.change[language]}
      </Button>
    </li>
  );
  return (
    <>
      <Section id="login-details" title={words.title[language]}>
        <ul className={styles.rows}>
          {row('username', words.changeUsername[language], username)}
          {row(
            'email',
            words.changeEmail[language],
            <EmailText key="email" email={email} />,
            newEmail && <Waiting newEmail={newEmail} onChange={onChange} />,
          )}
          {row('password', words.changePassword[language], '••••••••')}
        </ul>
      </Section>
      <OwnSessions {...sessions} />
      {Change && <Change onChange={onChange} onSignedIn={sessions.reload} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function Waiting({ newEmail, onChange }: { newEmail: string; onChange: Props['onChange'] }) {
  const language = useLanguage();
  const { busy, run } = useAction((failure) => failureText(failure, words.failed));
  const cancel = async () => {
    await api.delete('/users/me/email');
    onChange(await api.get('/users/me'));
    void alert(words.emailCancelled[language], { tone: 'good' });
  };
  return (
    <div className={styles.waiting} role="status">
      <p className={text.second}>{waitingFor(newEmail)[language]}</p>
      <Button busy={busy} onClick={() => void run(cancel)}>
        {words.cancelEmail[language]}
      </Button>
    </div>
  );
}

interface Change {
  onChange: Props['onChange'];
  /** Called when the session is another one than before. */
  onSignedIn: () => void;
  onClose: () => void;
}

const only = <Name extends string>(problems: Record<Name, Problems<Name>[Name] | undefined>): Problems<Name> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Problems<Name>;

const passwordMissing = (values: FormData, name: string) =>
  textOf(values, name) ? undefined : registrationWords.passwordRequired;

const currentPassword = {
  kind: PasswordField,
  label: words.currentPassword,
  autoComplete: 'current-password',
};

function ChangeUsername({ onChange, onClose }: Change) {
  return (
    <AccountChange
      title={words.changeUsername}
      fields={[
        {
          kind: TextField,
          name: 'username',
          label: words.newUsername,
          hint: registerWords.usernameHint,
          autoComplete: 'username',
        },
      ]}
      problemsOf={(values) => only({ username: usernameProblem(textOf(values, 'username')) })}
      save={async (values) => {
        onChange(await api.put('/users/me', { username: textOf(values, 'username') }));
        return words.usernameChanged;
      }}
      onClose={onClose}
    />
  );
}

function ChangeEmail({ onChange, onClose }: Change) {
  return (
    <AccountChange
      title={words.changeEmail}
      lead={words.changeEmailLead}
      submit={words.sendLink}
      fields={[
        { kind: EmailField, name: 'email', label: words.newEmail },
        { ...currentPassword, name: 'password' },
      ]}
      problemsOf={(values) =>
        only({ email: emailProblem(textOf(values, 'email')), password: passwordMissing(values, 'password') })
      }
      save={async (values) => {
        const body = { email: tidyEmail(textOf(values, 'email')), password: textOf(values, 'password') };
        onChange(await api.post('/users/me/email', body));
        // The row of the email says what happens now.
        return undefined;
      }}
      onClose={onClose}
    >
      <ForgotPassword />
    </AccountChange>
  );
}

function ChangePassword({ onSignedIn, onClose }: Change) {
  const isNew = { kind: PasswordField, autoComplete: 'new-password' };
  return (
    <AccountChange
      title={words.changePassword}
      lead={words.changePasswordLead}
      fields={[
        { ...currentPassword, name: 'currentPassword' },
        { ...isNew, name: 'password', label: words.newPassword, hint: registerWords.passwordHint },
        { ...isNew, name: 'confirm', label: words.confirmPassword },
      ]}
      problemsOf={(values) =>
        only({
          currentPassword: passwordMissing(values, 'currentPassword'),
          password: passwordProblem(textOf(values, 'password')),
          confirm: confirmProblem(textOf(values, 'confirm'), textOf(values, 'password')),
        })
      }
      save={async (values) => {
        const password = textOf(values, 'password');
        const current = textOf(values, 'currentPassword');
        const body = { currentPassword: current, password, passwordConfirmation: textOf(values, 'confirm') };
        keep(await api.post('/auth/change-password', body));
        onSignedIn();
        return words.passwordChanged;
      }}
      onClose={onClose}
    >
      <ForgotPassword />
    </AccountChange>
  );
}

/** Also for an account that was taken over from elsewhere and has no password yet. */
function ForgotPassword() {
  const language = useLanguage();
  return <TextLink to="/forgot-password">{words.forgot[language]}</TextLink>;
}
