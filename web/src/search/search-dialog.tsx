import { longestQuery } from '@hwarang/domain/search/keys';
import { type Found, type SearchKind, searchKinds } from '@hwarang/domain/search/search.contract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Modal } from '../design/modal/modal.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './search.module.css';
import { foundCount, nothingFor, searchGroups, searchWords as words } from './search.words.ts';
import { SearchResult } from './search-result.tsx';
import { useSearch } from './use-search.ts';

const addresses: Record<SearchKind, (id: string) => string> = {
  artists: (id) => `/artist-profile/${id}`,
  art_works: (id) => `/artworks-detail/${id}`,
  exhibitions: (id) => `/exhibition-detail/${id}`,
  galleries: (id) => `/gallery-detail/${id}`,
};

export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const name = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { state, answer } = useSearch(query);
  const groups = searchKinds
    .map((kind) => ({ kind, found: answer?.[kind] ?? [] }))
    .filter(({ found }) => found.length > 0);
  const all = groups.flatMap(({ kind, found }) => found.map((one) => ({ kind, one })));
  const current = all[Math.min(chosen, all.length - 1)];
  const idOf = (kind: SearchKind, one: Found) => `${name}${kind}${one.id}`;

  useEffect(() => field.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer begins at its first result.
  useEffect(() => setChosen(0), [answer]);
  useEffect(() => {
    if (current)
      document.getElementById(`${name}${current.kind}${current.one.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, name]);

  const go = (kind: SearchKind, id: string) => {
    onClose();
    void navigate(addresses[kind](id));
  };
  const press = (event: KeyboardEvent) => {
    // While a syllable is being composed the keys belong to the keyboard, not to the list.
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + all.length) % all.length);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      go(current.kind, current.one.id);
    }
  };

  return (
    <Modal open onClose={onClose} title={words.title[language]} wide>
      <input
        ref={field}
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
        value={query}
        onChange={(event) => setQuery(event.target.value)}
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
    </Modal>
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
