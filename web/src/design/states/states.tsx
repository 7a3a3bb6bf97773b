import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { Button, ButtonLink } from '../button.tsx';
import { designWords } from '../design.words.ts';
import { Icon, type IconName } from '../icon.tsx';
import styles from './states.module.css';

interface StateProps {
  icon?: IconName;
  title: ReactNode;
  text?: ReactNode;
  /** The way on. */
  children?: ReactNode;
  role?: 'alert';
}

/** A quiet notice where content would stand. */
export function State({ icon, title, text, children, role }: StateProps) {
  return (
    <div className={styles.state} {...(role ? { role } : {})}>
      {icon && <Icon name={icon} size={28} />}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.way}>{children}</div>}
    </div>
  );
}

export function Loading() {
  const language = useLanguage();
  return (
    <div className={styles.loading} role="status">
      <span className={styles.bar} aria-hidden="true" />
      {designWords.loading[language]}
    </div>
  );
}

export function Empty({ title, text, children }: { title?: ReactNode; text?: ReactNode; children?: ReactNode }) {
  const language = useLanguage();
  return (
    <State title={title ?? designWords.emptyTitle[language]} text={text}>
      {children}
    </State>
  );
}

/** What went wrong and a way on: again, if the caller can try again, and always home. */
export function Failed({ retry }: { retry?: (() => void) | undefined }) {
  const language = useLanguage();
  return (
    <State icon="warning" role="alert" title={designWords.errorTitle[language]} text={designWords.errorText[language]}>
      {retry && (
        <Button look="fill" onClick={retry}>
          {designWords.retry[language]}
        </Button>
      )}
      <ButtonLink to="/">{designWords.goHome[language]}</ButtonLink>
    </State>
  );
}

/** What stands for something that is being read: that it failed, else that it is loading, else nothing once it is known. */
export function ReadState({ failed, known, retry }: { failed: boolean; known?: unknown; retry: () => void }) {
  if (failed) return <Failed retry={retry} />;
  return known ? null : <Loading />;
}
