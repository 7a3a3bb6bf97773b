import styles from './prose.module.css';

/** Text as people wrote it: an empty line begins a paragraph. */
export function Prose({ text, lang }: { text: string; lang?: string }) {
  return (
    <div className={styles.prose} {...(lang ? { lang } : {})}>
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
