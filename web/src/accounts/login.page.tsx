import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { confirmationOutcomes } from '@hwarang/domain/accounts/links';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { alert } from '../design/alerts/alerts.ts';
import { classes } from '../design/classes.ts';
import { PasswordField } from '../design/fields/password-field.tsx';
import { EmailField } from '../design/fields/text-field.tsx';
import { type Problems, textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import text from '../design/text.module.css';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import type { PageHandle } from '../platform/page-query.ts';
import styles from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { accountWords, confirmedWords, verificationWords, loginWords as words } from './account-pages.words.ts';
import { useBroughtAlong } from './brought-along.ts';
import { withDestination } from './destination.ts';
import { failureId } from './failure-text.ts';
import { ResendEmail } from './resend-email.tsx';
import { askToSignIn } from './sign-in.ts';
import { useSignedIn } from './use-signed-in.ts';

const names = ['email', 'password'] as const;
type Name = (typeof names)[number];

function problemsOf(values: FormData): Problems<Name> {
  const email = tidyEmail(textOf(values, 'email'));
  if (!email) return { email: words.emailRequired };
  return isEmail(email) ? {} : { email: words.emailInvalid };
}

export const handle: PageHandle = { query: ['confirmed', 'to'] };

export default function Login() {
  const language = useLanguage();
  const [params] = useSearchParams();
  const outcome = confirmationOutcomes.find((each) => each === params.get('confirmed'));
  const [unconfirmed, setUnconfirmed] = useState(false);
  const checked = useCheckedForm(names, problemsOf);
  const welcome = useSignedIn();
  const along = useBroughtAlong();

  const signIn = async () => {
    const values = checked.values();
    const [email, password] = [textOf(values, 'email').trim(), textOf(values, 'password')];
    const passes = checked.passes();
    if (!email || !password) {
      if (passes) checked.focus('password');
      void alert(words.fillOut[language], { tone: 'bad' });
      return;
    }
    if (!passes) return;
    welcome(await askToSignIn(email, password));
  };

  return (
    <>
      <AccountForm
        words={words}
        checked={checked}
        fields={[
          {
            kind: EmailField,
            name: 'email',
            label: accountWords.email,
            autoComplete: 'username',
            defaultValue: along.email,
          },
          { kind: PasswordField, name: 'password', label: accountWords.password, autoComplete: 'current-password' },
        ]}
        onSubmit={signIn}
        onFailure={(failure) => {
          setUnconfirmed(failureId(failure) === 'Auth.form.error.confirmed');
          return undefined;
        }}
        notice={
          outcome && (
            <p role="status" className={classes(styles.notice, outcome === 'expired' && styles.warning)}>
              {confirmedWords[outcome][language]}
            </p>
          )
        }
      />
      {(unconfirmed || outcome === 'expired') && (
        <>
          {unconfirmed && <p className={classes(text.second, styles.submit)}>{words.unconfirmed[language]}</p>}
          <ResendEmail
            email={() => (checked.passes(['email']) ? textOf(checked.values(), 'email') : undefined)}
            sent={verificationWords.ifWaiting[language]}
          />
        </>
      )}
      <div className={styles.links}>
        <TextLink to="/forgot-password">{words.forgot[language]}</TextLink>
        <span>
          {words.newHere[language]}{' '}
          <TextLink to={withDestination('/register', params)}>{words.register[language]}</TextLink>
        </span>
      </div>
    </>
  );
}
