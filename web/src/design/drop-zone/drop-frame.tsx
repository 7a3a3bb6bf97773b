import type { ReactNode } from 'react';
import type { DropzoneState } from 'react-dropzone';
import { classes } from '../classes.ts';
import field from '../fields/field.module.css';
import { type FieldProps, Notes, Required, useWiring } from '../fields/field.tsx';
import styles from './drop-zone.module.css';

interface Props extends FieldProps {
  zone: Pick<DropzoneState, 'getRootProps' | 'getInputProps' | 'isDragActive' | 'open'>;
  required?: boolean | undefined;
  disabled?: boolean;
  /** What is held over it would not be taken. */
  refuses?: boolean;
  /** Stands below the place. */
  foot?: ReactNode;
  /** What is seen on the place itself. */
  children: ReactNode;
}

/** A place to drop files on, which is a button too, with its label and notes as other fields have them. */
export function DropFrame({
  label,
  hint,
  error,
  zone: { getRootProps, getInputProps, isDragActive, open },
  required = false,
  disabled = false,
  refuses = false,
  foot,
  children,
}: Props) {
  const wiring = useWiring({ hint, error });
  const labelId = `${wiring.wired.id}-label`;
  return (
    <div className={field.field}>
      <div id={labelId} className={field.label}>
        {label}
        {required && <Required />}
      </div>
      <div
        {...getRootProps({
          className: classes(
            styles.zone,
            isDragActive && styles.over,
            refuses && styles.refused,
            error ? styles.wrong : undefined,
          ),
          tabIndex: -1,
        })}
      >
        <input {...getInputProps({ 'aria-hidden': true })} />
        <button
          type="button"
          id={wiring.wired.id}
          aria-describedby={wiring.wired['aria-describedby']}
          aria-labelledby={`${labelId} ${wiring.wired.id}`}
          className={styles.button}
          disabled={disabled}
          onClick={open}
        >
          {children}
        </button>
      </div>
      {foot}
      <Notes hint={hint} error={error} wiring={wiring} />
    </div>
  );
}
