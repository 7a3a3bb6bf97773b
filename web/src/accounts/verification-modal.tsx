import type { SignedIn } from '@hwarang/domain/accounts/accounts.contract';
import { languages } from '@hwarang/domain/language';
import { Button } from '../design/button.tsx';
import { Modal } from '../design/modal/modal.tsx';
import { useAction } from '../design/use-action.ts';
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
  const { busy, run } = useAction((failure) => failureText(failure, loginWords.failed));
  const tryLogin = async () => {
    await new Promise((resolve) => setTimeout(resolve, recheckAfter));
    onSignedIn(await askToSignIn(email, password));
  };
  return (
    <Modal onClose={onClose} title={words.title[language]}>
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
          <Button look="fill" busy={busy} onClick={() => void run(tryLogin)}>
            {words.confirmed[language]}
          </Button>
        </div>
        <ResendEmail email={() => email} sent={words.sent[language]} />
      </div>
    </Modal>
  );
}
