import { Link } from 'react-router';
import { useLanguage } from '../platform/language.ts';
import styles from './breadcrumbs.module.css';
import { designWords } from './design.words.ts';

/** The way here; the last is where one is. */
export function Breadcrumbs({ steps }: { steps: readonly { label: string; to?: string }[] }) {
  const language = useLanguage();
  return (
    <nav aria-label={designWords.path[language]}>
      <ol className={styles.steps}>
        {steps.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
