import { Link } from 'react-router';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label="화랑 Hwarang" viewTransition>
      <span className={styles.seal} lang="ko" aria-hidden="true">
        화랑
      </span>
      <span className={styles.name} lang="en" aria-hidden="true">
        Hwarang
      </span>
    </Link>
  );
}
