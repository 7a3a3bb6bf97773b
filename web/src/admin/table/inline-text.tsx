import { useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../design/fields/form.tsx';
import { useLanguage } from '../../platform/language.ts';
import { tableWords as words } from '../tables.words.ts';
import styles from './table.module.css';

interface Props {
  label: string;
  value: string;
  /** Answers whether it was saved. */
  onSave: (value: string) => Promise<boolean>;
}

/**
 * A cell that is written in where it stands: a press or Enter opens it, Enter saves, Escape leaves it as it was. A text that was not
 * saved is there again when the cell is opened next, which is at once for who has pressed Enter.
 */
export function InlineText({ label, value, onSave }: Props) {
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  /** Who leaves by a key goes on from the same cell; who leaves by a press is already elsewhere. */
  const byKey = useRef<boolean>(false);
  useLayoutEffect(() => {
    if (editing || !byKey.current) return;
    byKey.current = false;
    button.current?.focus();
  }, [editing]);
  const save = async (written: string) => {
    const goesOn = byKey.current;
    const text = written.trim();
    setEditing(false);
    setRefused(undefined);
    if (text === value) return;
    setBusy(true);
    const saved = await onSave(text).finally(() => setBusy(false));
    if (saved) return;
    setRefused(text);
    setEditing(goesOn);
  };
  if (!editing)
    return (
      <button
        ref={button}
        type="button"
        className={styles.inline}
        aria-busy={busy}
        aria-label={`${words.editCell[language]}: ${label} ${value}`}
        onClick={() => !busy && setEditing(true)}
        onMouseEnter={({ currentTarget: cell }) => {
          cell.title = cell.scrollWidth > cell.clientWidth ? value : '';
        }}
      >
        {value || '–'}
      </button>
    );
  return (
    <input
      className={styles.input}
      defaultValue={refused ?? value}
      aria-label={label}
      ref={(input) => input?.focus()}
      onBlur={(event) => void save(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        byKey.current = event.key === 'Enter' || event.key === 'Escape';
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') {
          event.currentTarget.value = value;
          setRefused(undefined);
          setEditing(false);
        }
      }}
    />
  );
}
