import styles from './prose.module.css';

/** Text as people wrote it: an empty line begins a paragraph. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
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
