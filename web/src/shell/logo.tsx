import { Link } from 'react-router';
import { useSiteName } from '../platform/page-title.tsx';
import { useSite } from '../platform/site.ts';
import styles from './logo.module.css';

export function Logo() {
  const name = useSiteName();
  const { ko, en } = useSite()?.siteName ?? { ko: '화랑', en: 'Hwarang' };
  return (
    <Link to="/" className={styles.logo} aria-label={name} viewTransition>
      <span className={styles.seal} lang="ko" aria-hidden="true">
        {ko.slice(0, 2)}
      </span>{' '}
      <span className={styles.name} lang="en" aria-hidden="true">
        {en}
      </span>
    </Link>
  );
}
