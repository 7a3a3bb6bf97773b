import { useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { IconButton } from '../button.tsx';
import { classes } from '../classes.ts';
import { designWords } from '../design.words.ts';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { FieldFrame, useWiring } from './field.tsx';
import type { Input } from './text-field.tsx';

export function PasswordField({ label, hint, error, id, className, ...rest }: Input) {
  const language = useLanguage();
  const [shown, setShown] = useState(false);
  const wiring = useWiring({ id, hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring} required={rest.required}>
      <div className={styles.beside}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...wiring.wired}
          type={shown ? 'text' : 'password'}
          className={classes(styles.control, className)}
        />
        <IconButton
          label={designWords[shown ? 'hidePassword' : 'showPassword'][language]}
          aria-pressed={shown}
          aria-controls={wiring.wired.id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </IconButton>
      </div>
    </FieldFrame>
  );
}
