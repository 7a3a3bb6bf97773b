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
  role?: 'alert' | 'status';
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

export function Loading({ label }: { label?: ReactNode }) {
  const language = useLanguage();
  return (
    <div className={styles.loading} role="status">
      <span className={styles.bar} aria-hidden="true" />
      {label ?? designWords.loading[language]}
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
export function Failed({
  title,
  text,
  retry,
}: {
  title?: ReactNode;
  text?: ReactNode;
  retry?: (() => void) | undefined;
}) {
  const language = useLanguage();
  return (
    <State
      icon="warning"
      role="alert"
      title={title ?? designWords.errorTitle[language]}
      text={text ?? designWords.errorText[language]}
    >
      {retry && (
        <Button look="fill" onClick={retry}>
          {designWords.retry[language]}
        </Button>
      )}
      <ButtonLink to="/">{designWords.goHome[language]}</ButtonLink>
    </State>
  );
}

export function Offline({ retry }: { retry?: () => void }) {
  const language = useLanguage();
  return (
    <State
      icon="offline"
      role="status"
      title={designWords.offlineTitle[language]}
      text={designWords.offlineText[language]}
    >
      {retry && <Button onClick={retry}>{designWords.retry[language]}</Button>}
    </State>
  );
}

export function Forbidden() {
  const language = useLanguage();
  return (
    <State icon="lock" title={designWords.forbiddenTitle[language]} text={designWords.forbiddenText[language]}>
      <ButtonLink look="fill" to="/login">
        {designWords.logIn[language]}
      </ButtonLink>
      <ButtonLink to="/">{designWords.goHome[language]}</ButtonLink>
    </State>
  );
}
