import styles from './timeline.module.css';
import type { TimelineEntry } from './timeline-entries.ts';

/** A part of a career, year by year. */
export function Timeline({ title, entries }: { title: string; entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.entries}>
        {entries.map(({ year, texts }) => (
          <li key={`${year} ${texts[0]}`} className={styles.entry}>
            <span className={styles.year}>{year}</span>
            <span className={styles.texts}>
              {texts.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
