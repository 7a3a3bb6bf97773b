import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, useWiring } from './field.tsx';
import { useUnreadable } from './use-unreadable.ts';

export type Input = FieldProps & Omit<ComponentProps<'input'>, 'size'>;

export function TextField({ label, hint, error: given, id, className, ...rest }: Input) {
  const { unreadable, wired } = useUnreadable(rest);
  const error = unreadable ?? given;
  const wiring = useWiring({ id, hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring} required={rest.required}>
      <input type="text" {...rest} {...wired} {...wiring.wired} className={classes(styles.control, className)} />
    </FieldFrame>
  );
}

export function EmailField(props: Input) {
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
    />
  );
}

/** One line for looking something up; its label is for the screen reader, the glass for the eye. */
export function SearchField({
  label,
  id,
  className,
  ...rest
}: Omit<Input, 'hint' | 'error' | 'label'> & { label: string }) {
  const wiring = useWiring({ id });
  return (
    <div className={classes(styles.beside, styles.leading)}>
      <Icon name="search" size={18} />
      <input
        type="search"
        enterKeyHint="search"
        placeholder={label}
        aria-label={label}
        {...rest}
        id={wiring.wired.id}
        className={classes(styles.control, className)}
      />
    </div>
  );
}

export function TextArea({ label, hint, error, id, className, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  const wiring = useWiring({ id, hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring} required={rest.required}>
      <textarea {...rest} {...wiring.wired} className={classes(styles.control, className)} />
    </FieldFrame>
  );
}

export function FileField(props: Input) {
  return <TextField {...props} type="file" />;
}
