import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { Button, IconButton } from '../button.tsx';
import { classes } from '../classes.ts';
import { designWords } from '../design.words.ts';
import { Icon } from '../icon.tsx';
import { Modal } from '../modal/modal.tsx';
import { type Alert, alertsNow, dismiss, watchAlerts } from './alerts.ts';
import styles from './alerts-host.module.css';

const none: readonly Alert[] = [];
const longEnough = 10_000;

/** Stands once in the page; `alert(message)` speaks through it from anywhere. */
export function AlertsHost() {
  const queue = useSyncExternalStore(watchAlerts, alertsNow, () => none);
  const dialog = queue.find((item) => item.form === 'dialog');
  return (
    <>
      <div className={styles.notices}>
        {queue
          .filter((item) => item.form === 'notice')
          .map((item) => (
            <Notice key={item.id} item={item} />
          ))}
      </div>
      {dialog && <Dialog key={dialog.id} item={dialog} />}
    </>
  );
}

/** Good news leaves by itself once it had time to be read, but not under the pointer or the focus; bad news stays. */
function Notice({ item }: { item: Alert }) {
  const language = useLanguage();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || item.tone === 'bad') return;
    const timer = setTimeout(() => dismiss(item.id), longEnough);
    return () => clearTimeout(timer);
  }, [held, item]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only holds the message while someone reads it.
    <div
      className={classes(styles.notice, styles[item.tone])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={item.tone === 'good' ? 'check' : item.tone === 'bad' ? 'warning' : 'info'} />
      <Message text={item.message} />
      <IconButton label={designWords.close[language]} onClick={() => dismiss(item.id)}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

function Dialog({ item }: { item: Alert }) {
  const language = useLanguage();
  const close = () => dismiss(item.id);
  return (
    <Modal
      onClose={close}
      title={designWords.notice[language]}
      role="alertdialog"
      actions={
        <Button look="fill" onClick={close}>
          {designWords.confirm[language]}
        </Button>
      }
    >
      <Message text={item.message} />
    </Modal>
  );
}

/** A message in two languages is two sentences, one a line. */
function Message({ text }: { text: string }) {
  return (
    <div role="alert" className={styles.message}>
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
