import { cut } from '@hwarang/domain/keepable';
import { useEffect, useId, useState } from 'react';
import { isComposing } from '../../design/fields/form.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import type { RowOf, TablePath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useRead } from '../../platform/query.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { editorWords as words } from '../editor.words.ts';
import styles from './editor.module.css';
import { type Picked, PickedWords } from './sorted-list.tsx';

interface Props<Path extends TablePath> {
  label: string;
  hint?: string | undefined;
  /** Where rows are searched: `/admin/artworks`. */
  path: Path;
  /** Narrows what is searched: `gallery=…`. */
  filter?: string | undefined;
  pickedOf: (row: RowOf<Path>) => Picked;
  onPick: (one: Picked) => void;
  /** Offered before anything is typed. */
  offered?: readonly Picked[];
  /** Never offered. */
  without?: readonly { id: string }[];
  /** The name of what is chosen: stands in the box until one types. */
  chosen?: string | undefined;
}

const pause = 200;

/** A box that finds records while one types; arrows choose, Enter takes, Escape closes. */
export function RecordFinder<Path extends TablePath>(props: Props<Path>) {
  const { label, hint, path, filter = '', pickedOf, onPick, offered = [], without = [], chosen } = props;
  const language = useLanguage();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const asked = useDebounced(cut(typed.trim(), 100), pause);
  const { answer: rows, stale } = useRead(
    [path, filter, asked],
    typed.trim() && asked
      ? (signal) => api.rows(path, `_q=${encodeURIComponent(asked)}&_limit=20${filter && `&${filter}`}`, { signal })
      : undefined,
    { keepPrevious: true },
  );
  const options = typed.trim() ? (rows ?? []).map(pickedOf) : offered;
  const shown = options.filter(({ id }) => !without.some((one) => one.id === id)).slice(0, 8);
  useEffect(() => {
    if (open) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, list, at]);
  const isEmpty = open && shown.length === 0 && typed.trim() !== '' && typed.trim() === asked && rows && !stale;
  const close = () => {
    setOpen(false);
    if (chosen) setTyped('');
  };
  const pick = (one: Picked | undefined) => {
    if (!one) return;
    onPick(one);
    setTyped('');
    setOpen(false);
  };
  return (
    <div className={styles.finder}>
      <TextField
        label={label}
        hint={hint}
        role="combobox"
        aria-expanded={open && shown.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && shown[at] ? `${list}-${at}` : undefined}
        placeholder={words.find[language]}
        autoComplete="off"
        value={open ? typed : (chosen ?? typed)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
          setOpen(true);
        }}
        // What is chosen gives way to what is typed instead of being its beginning.
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => offered.length > 0 && setOpen(true)}
        onBlur={close}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setOpen(true);
            if (open)
              setAt((now) => (now + (event.key === 'ArrowDown' ? 1 : shown.length - 1)) % Math.max(1, shown.length));
          }
          if (event.key === 'Enter') {
            event.preventDefault();
            if (open) pick(shown[at]);
          }
          if (event.key === 'Escape') close();
        }}
      />
      <div
        id={list}
        role="listbox"
        aria-label={label}
        className={open && shown.length > 0 ? styles.options : undefined}
      >
        {open &&
          shown.map((one, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box above holds the focus and takes the keys.
            <div
              key={one.id}
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(one)}
            >
              <PickedWords one={one} />
            </div>
          ))}
      </div>
      <p role="status" className={isEmpty ? styles.nothing : undefined}>
        {isEmpty && words[options.length > 0 ? 'allChosen' : 'nothingFound'][language]}
      </p>
    </div>
  );
}
