import styles from '../design/prose.module.css';

/** Text that `markdownHtml` has made, and nothing else. */
export function Formatted({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by markdownHtml, which lets no HTML of others through; a test holds it.
  return <div className={`${styles.prose} ${styles.formatted}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
