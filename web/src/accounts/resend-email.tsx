import { tidyEmail } from '@hwarang/domain/accounts/email';
import { useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './account.module.css';
import { againIn, verificationWords as words } from './account-pages.words.ts';
import { failureText } from './failure-text.ts';

const patience = 60;

/** Seconds that are left, counted by the clock: a tab in the background counts late, not long. */
function useCountdown(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  });
  const start = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  return [left, start];
}

interface Props {
  /** The address as it stands now; undefined when there is none yet that mail could be sent to. */
  email: () => string | undefined;
  /** What is said once it is sent. */
  sent: string;
}

/** Keeps the focus while it waits, so that nobody who works by keys is thrown back to the top. */
export function ResendEmail({ email, sent }: Props) {
  const language = useLanguage();
  const { busy, run } = useAction((failure) => failureText(failure, words.resendFailed));
  const [done, setDone] = useState(false);
  const [wait, startWaiting] = useCountdown();
  const send = async () => {
    const address = email();
    if (wait > 0 || !address) return;
    setDone(false);
    await api.post('/auth/send-email-confirmation', { email: tidyEmail(address) });
    setDone(true);
    startWaiting(patience);
  };
  return (
    <div className={styles.resend}>
      <Button onClick={() => void run(send)} aria-disabled={busy || wait > 0}>
        {words.resend[language]}
      </Button>
      <span className={styles.later}>{wait > 0 && againIn(wait)[language]}</span>
      <p role="status" className={styles.later}>
        {done && sent}
      </p>
    </div>
  );
}
