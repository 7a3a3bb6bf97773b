import type { WrittenText } from '@hwarang/domain/localized-text';
import { LanguageMark } from './language-mark.tsx';
import styles from './prose.module.css';

/** Text as people wrote it, in the language they wrote it in: an empty line begins a paragraph. */
export function Prose({ text: { text, lang } }: { text: WrittenText }) {
  return (
    <div className={styles.prose} lang={lang}>
      <LanguageMark lang={lang} />
      {text
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => (
          <p key={part}>{part}</p>
        ))}
    </div>
  );
}
