import type { Language, LocalizedText } from '@hwarang/domain/language';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { classes } from '../classes.ts';
import { designWords } from '../design.words.ts';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, useWiring } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
}

/** One choice for each of these words, by its name. */
export const choicesOf = (words: Record<string, LocalizedText>, language: Language): Choice[] =>
  Object.entries(words).map(([value, text]) => ({ value, label: text[language] }));

interface Props extends FieldProps, Omit<ComponentProps<'select'>, 'size'> {
  choices: readonly Choice[];
  /** Offers 'choose one' first, with an empty value. */
  open?: boolean;
}

export function SelectField({ label, hint, error, id, choices, open = false, className, ...rest }: Props) {
  const language = useLanguage();
  const wiring = useWiring({ id, hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring} required={rest.required}>
      <div className={styles.select}>
        <select {...rest} {...wiring.wired} className={classes(styles.control, className)}>
          {open && <option value="">{designWords.choose[language]}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </div>
    </FieldFrame>
  );
}
