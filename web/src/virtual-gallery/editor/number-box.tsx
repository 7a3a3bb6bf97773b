import { useEffect, useId, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { outOfRange } from '../room-editor.words.ts';
import css from './room-editor.module.css';

interface Props {
  label: string;
  /** What the label belongs to, for those who do not see the row. */
  of: string;
  value: number | undefined;
  /** What the rules give, shown while nothing is set. */
  ruled: number;
  least: number;
  most: number;
  onChange: (value: number | undefined) => void;
}

/** Centimetres; empty for what the rules say. A number that cannot be is said at the field and not taken. */
export function NumberBox({ label, of, value, ruled, least, most, onChange }: Props) {
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set elsewhere, by hand on the wall, takes the place of what was typed.
  useEffect(() => setTyped(null), [value]);
  const wrong = typed !== null && typed !== '' && !fits(typed, least, most);
  return (
    <div className={css.box}>
      <label htmlFor={id}>
        <span className={css.visuallyHidden}>{of}, </span>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value ?? ''}
        placeholder={String(Math.round(ruled))}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value.trim().replace(',', '.');
          setTyped(text);
          if (text === '') onChange(undefined);
          else if (fits(text, least, most)) onChange(Number(text));
        }}
        onBlur={() => setTyped(null)}
      />
      {wrong && (
        <span id={`${id}-error`} className={css.error} role="alert">
          {outOfRange(least, most)[language]}
        </span>
      )}
    </div>
  );
}

const fits = (text: string, least: number, most: number): boolean =>
  /^-?\d{1,4}(\.\d{1,2})?$/.test(text) && Number(text) >= least && Number(text) <= most;
