import { useNavigation } from 'react-router';
import styles from './shell.module.css';

/** A thin line while the next page is on its way; a quick one never shows it. */
export function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />;
}
