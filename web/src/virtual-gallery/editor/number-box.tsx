import { type ReactNode, useEffect, useState } from 'react';
import { TextField } from '../../design/fields/text-field.tsx';
import { useLanguage } from '../../platform/language.ts';
import { outOfRange } from '../room-editor.words.ts';

interface Props {
  label: ReactNode;
  value: number | undefined;
  /** What the rules give, shown while nothing is set. */
  ruled: number;
  least: number;
  most: number;
  onChange: (value: number | undefined) => void;
}

/**
 * Centimetres; empty for what the rules say. A number that cannot be is not taken, and said at the field once it is left: the first digits
 * of a right one are too small too.
 */
export function NumberBox({ label, value, ruled, least, most, onChange }: Props) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set elsewhere, by hand on the wall, takes the place of what was typed.
  useEffect(() => setTyped(null), [value]);
  const fits = (text: string): boolean =>
    /^-?\d{1,4}(\.\d{1,2})?$/.test(text) && Number(text) >= least && Number(text) <= most;
  const wrong = typed !== null && typed !== '' && !fits(typed);
  return (
    <TextField
      label={label}
      error={wrong && left && <span role="alert">{outOfRange(least, most)[language]}</span>}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? value ?? ''}
      placeholder={String(Math.round(ruled))}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.trim().replace(',', '.');
        setTyped(text);
        setLeft(false);
        if (text === '') onChange(undefined);
        else if (fits(text)) onChange(Number(text));
      }}
      onBlur={() => (wrong ? setLeft(true) : setTyped(null))}
    />
  );
}
