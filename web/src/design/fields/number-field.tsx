import { useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { classes } from '../classes.ts';
import styles from './field.module.css';
import { FieldFrame, useWiring } from './field.tsx';
import { notANumber } from './number.words.ts';
import type { Input } from './text-field.tsx';

/**
 * A number with its unit. The wheel is let go of, so that scrolling the page never changes a measure. What the browser cannot read as a number
 * it hands over as nothing: that is said here, where the form does not.
 */
export function NumberField({
  label,
  hint,
  error: given,
  id,
  unit,
  className,
  onBlur,
  onInput,
  ...rest
}: Input & { unit?: string }) {
  const language = useLanguage();
  const [unreadable, setUnreadable] = useState(false);
  const error = unreadable ? notANumber[language] : given;
  const wiring = useWiring({ id, hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring} required={rest.required}>
      <div className={styles.unit}>
        <input
          inputMode="decimal"
          onWheel={(event) => event.currentTarget.blur()}
          onBlur={(event) => {
            setUnreadable(event.currentTarget.validity.badInput);
            onBlur?.(event);
          }}
          onInput={(event) => {
            if (!event.currentTarget.validity.badInput) setUnreadable(false);
            onInput?.(event);
          }}
          {...rest}
          {...wiring.wired}
          type="number"
          className={classes(styles.control, className)}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
    </FieldFrame>
  );
}
