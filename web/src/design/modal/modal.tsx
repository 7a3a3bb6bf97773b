import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { IconButton } from '../button.tsx';
import { classes } from '../classes.ts';
import { designWords } from '../design.words.ts';
import { Icon } from '../icon.tsx';
import { useBackCloses } from '../use-back-closes.ts';
import styles from './modal.module.css';
import { useGroundPress } from './use-ground-press.ts';

interface Props {
  onClose: () => void;
  title: ReactNode;
  /** Wide for a picture, narrow for words. */
  wide?: boolean;
  role?: 'alertdialog';
  /** False where Back itself has opened it. */
  backCloses?: boolean;
  children: ReactNode;
  /** What can be done, at the foot. */
  actions?: ReactNode;
}

/**
 * The browser's own dialog: it holds the focus, gives it back, closes on Escape and stands above everything. A press on
 * the ground beside it closes it too.
 */
export function Modal({ onClose, title, wide = false, role, backCloses = true, children, actions }: Props) {
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  // Before the dialog leaves the page, not after: only an open dialog in the page gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    return () => element.close();
  }, []);
  useBackCloses(dialog, { close: onClose, when: () => backCloses });
  const groundPress = useGroundPress(onClose);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.modal, wide && styles.wide)}
      aria-labelledby={name}
      role={role}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...groundPress}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={name} className={styles.title}>
            {title}
          </h2>
          <IconButton label={designWords.close[language]} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
