import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './search.module.css';
import { searchWords } from './search.words.ts';

const SearchDialog = lazy(() => import('./search-dialog.tsx'));

/** The door to search, in the header and under Ctrl/⌘-K. The dialog itself is fetched when it is first wanted. */
export function SearchButton() {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={searchWords.open[language]}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={styles.buttonHint} aria-hidden="true">
          {searchWords.hint[language]}
        </span>
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
