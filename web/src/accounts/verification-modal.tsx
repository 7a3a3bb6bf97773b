import type { SignedIn } from '@hwarang/domain/accounts/accounts.contract';
import { languages } from '@hwarang/domain/language';
import { useState } from 'react';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Modal } from '../design/modal/modal.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './account.module.css';
import { loginWords, signedUp, verificationWords as words } from './account-pages.words.ts';
import { failureText } from './failure-text.ts';
import { ResendEmail } from './resend-email.tsx';
import { askToSignIn } from './sign-in.ts';

/** The confirmation may be made in another tab this very moment: it gets a second to arrive. */
const recheckAfter = 1000;

interface Props {
  account: { email: string; password: string };
  onSignedIn: (signedIn: SignedIn) => void;
  onClose: () => void;
}

/** Tells that a verification mail was sent, and waits with the user for its confirmation. */
export function VerificationModal({ account: { email, password }, onSignedIn, onClose }: Props) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const tryLogin = async () => {
    setBusy(true);
    await new Promise((resolve) => setTimeout(resolve, recheckAfter));
    try {
      onSignedIn(await askToSignIn(email, password));
    } catch (failure) {
      void alert(failureText(failure, loginWords.failed)[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal open onClose={onClose} title={words.title[language]}>
      <div className={styles.letter}>
        <div role="alert">
          <p lang="ko">{signedUp(email).ko}</p>
          {language === 'en' && <p lang="en">{signedUp(email).en}</p>}
        </div>
        <div>
          {languages.map((each) => (
            <p key={each} lang={each}>
              {words.sent[each]}
            </p>
          ))}
        </div>
        <div className={styles.actions}>
          <Button look="fill" busy={busy} onClick={() => void tryLogin()}>
            {words.confirmed[language]}
          </Button>
        </div>
        <ResendEmail email={() => email} sent={words.sent[language]} />
      </div>
    </Modal>
  );
}
