import { Link } from 'react-router';
import { useLanguage } from '../platform/language.ts';
import { designWords, pageOf } from './design.words.ts';
import { Icon } from './icon.tsx';
import { pagesShown } from './pages.ts';
import styles from './pagination.module.css';

interface Props {
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
}

export function Pagination({ page, pages, to }: Props) {
  const language = useLanguage();
  if (pages <= 1) return null;
  return (
    <nav aria-label={designWords.pages[language]} className={styles.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={designWords.previous[language]} className={styles.page}>
          <Icon name="chevron-left" size={18} />
        </Link>
      )}
      {pagesShown(page, pages).map((shown, place) =>
        shown === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place.
          <span key={`gap-${place}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={shown}
            to={to(shown)}
            aria-label={pageOf(shown)[language]}
            aria-current={shown === page ? 'page' : undefined}
            className={styles.page}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} rel="next" aria-label={designWords.next[language]} className={styles.page}>
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </nav>
  );
}
