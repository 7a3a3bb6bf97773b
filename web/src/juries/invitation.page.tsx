import { confirmProblem, passwordProblem } from '@hwarang/domain/accounts/registration';
import type { Accepted, Invitation } from '@hwarang/domain/juries/judging.contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import styles from '../accounts/account.module.css';
import { AccountForm, AccountHead } from '../accounts/account-form.tsx';
import { registerWords } from '../accounts/account-pages.words.ts';
import { failureText } from '../accounts/failure-text.ts';
import { keep } from '../accounts/sign-in.ts';
import { useLinked } from '../accounts/use-linked.ts';
import { alert } from '../design/alerts/alerts.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Facts } from '../design/facts.tsx';
import { PasswordField } from '../design/fields/password-field.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { type Problems, textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import { Failed, Loading } from '../design/states/states.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { hasStatus } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import { juryPath, roundPath } from './addresses.ts';
import { invitationWords as words } from './jury.words.ts';

const at = (token: string) => `/jury/invitations/${encodeURIComponent(token)}` as const;

/** The link of an invitation: accepted as who is signed in, or with an account that is made here for judging alone. */
export default function InvitationPage() {
  const language = useLanguage();
  const { token, answer: invitation, isBroken, failed, reload } = useLinked(at);
  if (isBroken) return <Broken />;
  if (failed) return <Failed retry={reload} />;
  if (!token || !invitation)
    return (
      <>
        <AccountHead title={words.title[language]} lead={words.lead[language]} />
        <Loading />
      </>
    );
  return <Shown token={token} invitation={invitation} />;
}

function Broken() {
  const language = useLanguage();
  return (
    <>
      <AccountHead title={words.brokenTitle[language]} lead={words.brokenText[language]} />
      <div className={styles.actions}>
        <ButtonLink look="fill" to={juryPath}>
          {words.toRounds[language]}
        </ButtonLink>
      </div>
    </>
  );
}

interface Props {
  token: string;
  invitation: Invitation;
}

function Shown({ token, invitation }: Props) {
  const { token: session } = useSession();
  if (session) return <AsMe token={token} invitation={invitation} />;
  return invitation.has_account ? (
    <SignIn token={token} invitation={invitation} />
  ) : (
    <Create token={token} invitation={invitation} />
  );
}

/** What one is asked to do, before one says yes. */
function About({ invitation }: Pick<Props, 'invitation'>) {
  const language = useLanguage();
  const expires = new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Seoul',
  });
  return (
    <div className={styles.notice}>
      <Facts
        facts={[
          { name: words.call[language], value: invitation.call[language] },
          { name: words.round[language], value: invitation.round[language] },
          { name: words.invited[language], value: `${invitation.name} (${invitation.email})` },
          { name: words.until[language], value: expires.format(new Date(invitation.expires_at)) },
        ]}
      />
    </div>
  );
}

function useAccepted(): (accepted: Accepted) => Promise<void> {
  const language = useLanguage();
  const navigate = useNavigate();
  return async ({ round, session }) => {
    if (session) keep(session);
    void alert(words.done[language], { tone: 'good' });
    // Without the used token in the way of Back.
    await navigate(roundPath(round), { replace: true });
  };
}

function AsMe({ token, invitation }: Props) {
  const language = useLanguage();
  const { username, email } = useSession();
  const accepted = useAccepted();
  const { busy, run } = useAction((failure) => failureText(failure, words.failed));
  return (
    <>
      <AccountHead title={words.title[language]} lead={words.lead[language]} />
      <About invitation={invitation} />
      <p>
        {words.asMe[language]}: <strong>{username}</strong> ({email})
      </p>
      <Button
        look="fill"
        className={styles.submit}
        busy={busy}
        onClick={() => void run(async () => accepted(await api.post(at(token), {})))}
      >
        {words.accept[language]}
      </Button>
      <div className={styles.links}>
        <TextLink to="/logout">{words.other[language]}</TextLink>
      </div>
    </>
  );
}

/** The address has an account already: a second one cannot be made for it. */
function SignIn({ token, invitation }: Props) {
  const language = useLanguage();
  const back = `/jury/invitation?${new URLSearchParams({ token })}`;
  return (
    <>
      <AccountHead title={words.title[language]} lead={words.lead[language]} />
      <About invitation={invitation} />
      <p>{words.signInText[language]}</p>
      <ButtonLink look="fill" className={styles.submit} to="/login" state={{ from: back, email: invitation.email }}>
        {words.login[language]}
      </ButtonLink>
    </>
  );
}

const names = ['username', 'password', 'confirm'] as const;
type Name = (typeof names)[number];

function problemsOf(values: FormData): Problems<Name> {
  const password = textOf(values, 'password');
  const [first, second] = [passwordProblem(password), confirmProblem(textOf(values, 'confirm'), password)];
  return {
    ...(textOf(values, 'username').trim() ? {} : { username: words.nameRequired }),
    ...(first ? { password: first } : {}),
    ...(second ? { confirm: second } : {}),
  };
}

function Create({ token, invitation }: Props) {
  const language = useLanguage();
  const accepted = useAccepted();
  const checked = useCheckedForm(names, problemsOf);
  const [used, setUsed] = useState(false);
  const create = async () => {
    if (!checked.passes()) return;
    const values = checked.values();
    const body = { username: textOf(values, 'username').trim(), password: textOf(values, 'password') };
    await accepted(await api.post(at(token), body));
  };
  if (used) return <Broken />;
  const isNew = { autoComplete: 'new-password' };
  return (
    <>
      <AccountForm
        words={{ title: words.title, lead: words.createText, submit: words.createAccept, failed: words.failed }}
        checked={checked}
        notice={<About invitation={invitation} />}
        fields={[
          { kind: TextField, name: 'username', label: words.name, autoComplete: 'name', defaultValue: invitation.name },
          { kind: PasswordField, name: 'password', label: words.password, hint: registerWords.passwordHint, ...isNew },
          { kind: PasswordField, name: 'confirm', label: words.confirm, ...isNew },
        ]}
        onSubmit={create}
        onFailure={(failure) => {
          setUsed(hasStatus(failure, 404));
          return undefined;
        }}
      />
      <div className={styles.links}>
        <span>
          {words.signIn[language]}{' '}
          <TextLink to="/login" state={{ from: `/jury/invitation?${new URLSearchParams({ token })}` }}>
            {words.login[language]}
          </TextLink>
        </span>
      </div>
    </>
  );
}
