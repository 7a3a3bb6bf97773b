import { classes } from '../classes.ts';
import styles from './field.module.css';
import { FieldFrame, useWiring } from './field.tsx';
import type { Input } from './text-field.tsx';
import { useUnreadable } from './use-unreadable.ts';

/** A number with its unit. The wheel is let go of, so that scrolling the page never changes a measure. */
export function NumberField({
  label,
  hint,
  error: given,
  id,
  unit,
  className,
  onBlur,
  onInput,
  onInvalid,
  ...rest
}: Input & { unit?: string }) {
  const { unreadable, wired } = useUnreadable({ onBlur, onInput, onInvalid });
  const error = unreadable ?? given;
  const wiring = useWiring({ id, hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring} required={rest.required}>
      <div className={styles.unit}>
        <input
          inputMode="decimal"
          onWheel={(event) => event.currentTarget.blur()}
          {...rest}
          {...wired}
          {...wiring.wired}
          type="number"
          className={classes(styles.control, className)}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
    </FieldFrame>
  );
}
