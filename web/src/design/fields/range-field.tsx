import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { outOfRange } from './number.words.ts';
import { TextField } from './text-field.tsx';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  name?: string;
  value: number | undefined;
  /** What holds while nothing is set, shown in its place. */
  placeholder?: string;
  least: number;
  most: number;
  whole?: boolean;
  required?: boolean;
  /** What cannot be takes away the number before, instead of leaving it. */
  clears?: boolean;
  onChange: (value: number | undefined) => void;
}

/**
 * A number between two others. One that cannot be is not taken: it stays as it was typed, is said at the field once that is left, as the
 * first digits of a right one are too small too, and its form is not sent.
 */
export function RangeField({ value, least, most, whole = false, required = false, clears = false, ...rest }: Props) {
  const { onChange, ...shown } = rest;
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const told = useRef(value);
  // A value set elsewhere, by hand on the wall, takes the place of what was typed.
  useEffect(() => {
    if (value !== told.current) setTyped(null);
    told.current = value;
  }, [value]);
  const fits = (text: string): boolean =>
    text === ''
      ? !required
      : (whole ? /^-?\d{1,4}$/ : /^-?\d{1,4}(\.\d+)?$/).test(text) && Number(text) >= least && Number(text) <= most;
  const wrong = typed !== null && !fits(typed);
  const problem = outOfRange(least, most, whole)[language];
  useLayoutEffect(() => input.current?.setCustomValidity(wrong ? problem : ''));
  const tell = (next: number | undefined) => {
    told.current = next;
    onChange(next);
  };
  return (
    <TextField
      {...shown}
      ref={input}
      required={required}
      error={wrong && left && <span role="alert">{problem}</span>}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? value ?? ''}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.trim().replace(',', '.');
        setTyped(text);
        setLeft(false);
        if (fits(text)) tell(text === '' ? undefined : Number(text));
        else if (clears) tell(undefined);
      }}
      onBlur={() => (wrong ? setLeft(true) : setTyped(null))}
      onInvalid={() => setLeft(true)}
    />
  );
}
