import { tidyEmail } from '@hwarang/domain/accounts/email';
import type { GalleryInvitation } from '@hwarang/domain/galleries/studio.contract';
import { studioWords as refusals, staffRoleWords } from '@hwarang/domain/galleries/studio.words';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { useNavigate } from 'react-router';
import styles from '../../accounts/account.module.css';
import { AccountHead } from '../../accounts/account-form.tsx';
import { useLinked } from '../../accounts/use-linked.ts';
import { alert } from '../../design/alerts/alerts.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Facts } from '../../design/facts.tsx';
import { ReadState } from '../../design/states/states.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { studioPath } from '../../platform/desk.ts';
import { useLanguage } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { reloadOwnGalleries } from '../own-galleries.ts';
import { invitationWords as words } from './invitation.words.ts';

const at = (token: string) => `/gallery-invitations/${encodeURIComponent(token)}` as const;

/** The link of a mailed invitation: accepted with the account of that mail, after signing in or registering with it. */
export default function GalleryInvitationPage() {
  const language = useLanguage();
  const { token, answer: invitation, isBroken, failed, reload } = useLinked(at);
  if (isBroken)
    return (
      <>
        <AccountHead title={words.brokenTitle[language]} lead={words.brokenText[language]} />
        <div className={styles.actions}>
          <ButtonLink look="fill" to="/studio">
            {words.toStudio[language]}
          </ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <AccountHead title={words.title[language]} lead={words.lead[language]} />
      <ReadState failed={failed} known={invitation} retry={reload} />
      {token && invitation && (
        <>
          <About invitation={invitation} />
          <Answer token={token} invitation={invitation} />
        </>
      )}
    </>
  );
}

function About({ invitation: { gallery, role, email, expires_at } }: { invitation: GalleryInvitation }) {
  const language = useLanguage();
  const moment = useMoment('day');
  return (
    <div className={styles.notice}>
      <Facts
        facts={[
          { name: words.gallery[language], value: pickLanguage(language, gallery.name, gallery.name_en) },
          { name: words.role[language], value: staffRoleWords[role][language] },
          { name: words.invited[language], value: email },
          { name: words.until[language], value: moment(expires_at) },
        ]}
      />
    </div>
  );
}

interface Props {
  token: string;
  invitation: GalleryInvitation;
}

function Answer({ token, invitation }: Props) {
  const language = useLanguage();
  const { token: session, email = '' } = useSession();
  const come = { from: `/gallery-invitation?${new URLSearchParams({ token })}`, email: invitation.email };
  if (session && tidyEmail(email) === tidyEmail(invitation.email))
    return <Accept token={token} gallery={invitation.gallery.id} />;
  if (session) return <Way text={words.otherText[language]} to="/logout" label={words.logout[language]} />;
  return invitation.account ? (
    <Way text={words.loginText[language]} to="/login" label={words.login[language]} state={come} />
  ) : (
    <Way text={words.registerText[language]} to="/register" label={words.register[language]} state={come} />
  );
}

function Way({ text, to, label, state }: { text: string; to: string; label: string; state?: object }) {
  return (
    <>
      <p>{text}</p>
      <ButtonLink look="fill" className={styles.submit} to={to} state={state}>
        {label}
      </ButtonLink>
    </>
  );
}

function Accept({ token, gallery }: { token: string; gallery: string }) {
  const language = useLanguage();
  const { username, email } = useSession();
  const navigate = useNavigate();
  const { busy, run } = useAction(refusal(words.failed, refusals));
  const accept = () =>
    run(async () => {
      await api.post(`${at(token)}/accept`);
      await reloadOwnGalleries();
      void alert(words.done[language], { tone: 'good' });
      // Without the used token in the way of Back.
      await navigate(studioPath(gallery), { replace: true });
    });
  return (
    <>
      <p>
        {words.asMe[language]}: <strong>{username}</strong> ({email})
      </p>
      <Button look="fill" className={styles.submit} busy={busy} onClick={() => void accept()}>
        {words.accept[language]}
      </Button>
    </>
  );
}
