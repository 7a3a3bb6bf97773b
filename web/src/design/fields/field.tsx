import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { classes } from '../classes.ts';
import { designWords } from '../design.words.ts';
import styles from './field.module.css';

/** What every field takes beside its own attributes. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /**
   * Stands below the field, in the place of its hint, and is read out with it. An empty text keeps the place free, so that a message never
   * moves the button that is being pressed.
   */
  error?: ReactNode;
}

export interface Wired {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ties a control to its hint and its error. */
export function useWiring({ id, hint, error }: { id?: string | undefined; hint?: ReactNode; error?: ReactNode }) {
  const own = useId();
  const name = id ?? own;
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const wired: Wired = {
    id: name,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { wired, hintId, errorId };
}

export function Required() {
  const language = useLanguage();
  return (
    <span className={styles.required} title={designWords.required[language]} aria-hidden="true">
      *
    </span>
  );
}

interface FrameProps extends FieldProps {
  wiring: ReturnType<typeof useWiring>;
  required?: boolean | undefined;
  children: ReactNode;
}

/** Label above, control, and below it hint or error. */
export function FieldFrame({ label, hint, error, wiring, required, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={wiring.wired.id}>
        {label}
        {required && <Required />}
      </label>
      {children}
      <Notes hint={hint} error={error} wiring={wiring} />
    </div>
  );
}

export function Notes({ hint, error, wiring }: Pick<FrameProps, 'hint' | 'error' | 'wiring'>) {
  if (!hint && !error && error !== '') return null;
  return (
    <div className={classes(styles.notes, error !== undefined && styles.kept)}>
      {hint && (
        <div id={wiring.hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={wiring.errorId} className={styles.error}>
          {error}
        </div>
      )}
    </div>
  );
}
