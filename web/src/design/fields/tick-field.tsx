import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { type FieldProps, Notes, Required, useWiring } from './field.tsx';
import type { Choice } from './select-field.tsx';

export function CheckboxField({ label, hint, error, id, ...rest }: FieldProps & Omit<ComponentProps<'input'>, 'size'>) {
  const wiring = useWiring({ id, hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.tick} htmlFor={wiring.wired.id}>
        <input {...rest} {...wiring.wired} type="checkbox" />
        <span>
          {label}
          {rest.required && <Required />}
        </span>
      </label>
      <Notes hint={hint} error={error} wiring={wiring} />
    </div>
  );
}

interface RadioProps extends FieldProps {
  name: string;
  choices: readonly Choice[];
  value?: string;
  defaultValue?: string;
  required?: boolean;
  onChange?: (value: string) => void;
}

export function RadioField({ label, hint, error, name, choices, value, defaultValue, required, onChange }: RadioProps) {
  const wiring = useWiring({ hint, error });
  const own = useId();
  return (
    <fieldset
      className={`${styles.field} ${styles.group}`}
      aria-describedby={wiring.wired['aria-describedby']}
      {...(error ? { 'data-invalid': true } : {})}
    >
      <legend className={styles.label}>
        {label}
        {required && <Required />}
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.tick} htmlFor={`${own}-${choice.value}`}>
          <input
            id={`${own}-${choice.value}`}
            type="radio"
            name={name}
            value={choice.value}
            required={required}
            {...(value === undefined
              ? { defaultChecked: choice.value === defaultValue }
              : { checked: choice.value === value })}
            onChange={() => onChange?.(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
      <Notes hint={hint} error={error} wiring={wiring} />
    </fieldset>
  );
}
