import { longestQuery } from '@hwarang/domain/search/keys';
import type { Found, SearchKind } from '@hwarang/domain/search/search.contract';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { designWords } from '../design/design.words.ts';
import { isComposing } from '../design/fields/form.tsx';
import { Icon } from '../design/icon.tsx';
import modal from '../design/modal/modal.module.css';
import { useGroundPress } from '../design/modal/use-ground-press.ts';
import { useBackCloses } from '../design/use-back-closes.ts';
import { useLanguage } from '../platform/language.ts';
import { on } from '../platform/on.ts';
import styles from './search.module.css';
import { foundCount, nothingFor, searchGroups, searchWords as words } from './search.words.ts';
import { SearchResult } from './search-result.tsx';
import { useSearch } from './use-search.ts';
import { useTakenOver } from './use-taken-over.ts';

const addresses: Record<SearchKind, (id: string) => string> = {
  artists: (id) => `/artist-profile/${id}`,
  art_works: (id) => `/artworks-detail/${id}`,
  exhibitions: (id) => `/exhibition-detail/${id}`,
  galleries: (id) => `/gallery-detail/${id}`,
};
// Not from the contract, which would bring zod along.
const kinds = Object.keys(addresses) as SearchKind[];

const id = 'search';

/** Where the words lead without a script. */
const results = '/artworks';

/**
 * In the header and under Ctrl/⌘-K. On a wide screen the header has a field of its own, whose words the dialog takes over; on a narrow one
 * a button, and the browser opens the dialog itself. What was typed before hydration is looked for after it.
 */
export function Search() {
  const language = useLanguage();
  const navigate = useNavigate();
  const name = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const outer = useRef<HTMLInputElement>(null);
  /** Enter was pressed before the answer to what is typed has come. */
  const entered = useRef<boolean>(false);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { state, answer } = useSearch(query);
  const groups = kinds.map((kind) => ({ kind, found: answer?.[kind] ?? [] })).filter(({ found }) => found.length > 0);
  const all = groups.flatMap(({ kind, found }) => found.map((one) => ({ kind, one })));
  const current = all[Math.min(chosen, all.length - 1)];
  const idOf = (kind: SearchKind, one: Found) => `${name}${kind}${one.id}`;

  /** It throws where the dialog is open already: the browser opens it by itself on a press of the button. */
  const open = useCallback(() => {
    if (!dialog.current || !field.current || !outer.current) return;
    if (outer.current.value) field.current.value = outer.current.value;
    outer.current.value = '';
    if (!dialog.current.open) dialog.current.showModal();
    setQuery(field.current.value);
  }, []);
  const typing = useTakenOver(outer, open);
  useBackCloses(dialog);
  const groundPress = useGroundPress(() => dialog.current?.close());

  useEffect(() => setQuery(field.current?.value ?? ''), []);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    };
    return on(window, ['keydown'], press);
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer begins at its first result.
  useEffect(() => {
    setChosen(0);
    if (entered.current && all[0]) go(all[0].kind, all[0].one.id);
  }, [answer]);
  useEffect(() => {
    if (current)
      document.getElementById(`${name}${current.kind}${current.one.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, name]);

  const forget = () => {
    entered.current = false;
    if (field.current) field.current.value = '';
    setQuery('');
  };
  const go = (kind: SearchKind, record: string) => {
    dialog.current?.close();
    void navigate(addresses[kind](record));
  };
  const press = (event: KeyboardEvent) => {
    // While a syllable is being composed the keys belong to the keyboard, not to the list.
    if (isComposing(event.nativeEvent)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + all.length) % all.length);
    }
  };

  return (
    <>
      <search className={styles.entry}>
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          aria-label={words.open[language]}
          onClick={open}
          {...{ command: 'show-modal', commandfor: id }}
        >
          <Icon name="search" />
        </button>
        <form
          action={results}
          onSubmit={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <input
            ref={outer}
            className={styles.outer}
            type="search"
            name="q"
            aria-label={words.open[language]}
            aria-keyshortcuts="Control+K Meta+K"
            placeholder={words.hint[language]}
            maxLength={longestQuery}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onClick={open}
            {...typing}
          />
        </form>
      </search>
      <dialog
        id={id}
        ref={dialog}
        className={classes(modal.modal, modal.wide, styles.dialog)}
        aria-labelledby={`${name}title`}
        {...groundPress}
        onClose={forget}
        suppressHydrationWarning
      >
        <div className={modal.inner}>
          <form method="dialog" className={modal.head}>
            <h2 id={`${name}title`} className={modal.title}>
              {words.title[language]}
            </h2>
            <IconButton type="submit" label={designWords.close[language]}>
              <Icon name="close" />
            </IconButton>
          </form>
          <form
            action={results}
            className={modal.body}
            onSubmit={(event) => {
              event.preventDefault();
              // Those still shown are of what was typed before.
              if (state === 'looking') entered.current = true;
              else if (current) go(current.kind, current.one.id);
            }}
          >
            <input
              ref={field}
              name="q"
              className={styles.field}
              type="text"
              inputMode="search"
              role="combobox"
              aria-label={words.title[language]}
              aria-expanded={all.length > 0}
              aria-controls={`${name}list`}
              aria-autocomplete="list"
              {...(current ? { 'aria-activedescendant': idOf(current.kind, current.one) } : {})}
              placeholder={words.hint[language]}
              maxLength={longestQuery}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              autoFocus
              onInput={(event) => {
                entered.current = false;
                setQuery(event.currentTarget.value);
              }}
              onKeyDown={press}
            />
            <p className={styles.note} role="status">
              {noteOf()}
            </p>
            <div id={`${name}list`} role="listbox" aria-label={words.title[language]} className={styles.list}>
              {groups.map(({ kind, found }) => (
                // biome-ignore lint/a11y/useSemanticElements: a group of a list box; a fieldset would be a group of fields.
                <div key={kind} role="group" aria-labelledby={`${name}${kind}`}>
                  <p id={`${name}${kind}`} className={styles.group}>
                    {searchGroups[kind][language]}
                  </p>
                  {found.map((one) => (
                    <SearchResult
                      key={one.id}
                      id={idOf(kind, one)}
                      found={one}
                      query={query}
                      selected={current?.one === one}
                      onPick={() => go(kind, one.id)}
                      onPoint={() => setChosen(all.findIndex((other) => other.one === one))}
                    />
                  ))}
                </div>
              ))}
            </div>
          </form>
        </div>
      </dialog>
    </>
  );

  function noteOf(): string {
    if (state === 'failed') return words.failed[language];
    if (state === 'idle') return words.start[language];
    if (state === 'looking') return words.looking[language];
    if (all.length === 0) return nothingFor(query.trim())[language];
    const count = foundCount(all.length)[language];
    return answer?.similar ? `${words.similar[language]} ${count}` : count;
  }
}
