import type { WrittenText } from '@hwarang/domain/localized-text';
import styles from './hours-text.module.css';

/** Opening hours in one line, which breaks between its parts. Each says its language: what is no timetable stays as it was written. */
export const HoursText = ({ hours }: { hours: readonly WrittenText[] }) => (
  <span className={styles.hours}>
    {hours.map(({ text, lang }, place) => (
      <span key={text} className={styles.part}>
        {place > 0 && (
          <span className={styles.dot} data-dot>
            {' · '}
          </span>
        )}
        <span lang={lang}>{text}</span>
      </span>
    ))}
  </span>
);

/** The same line by line: as high before the font has come as after it. */
export const HoursLines = ({ hours }: { hours: readonly WrittenText[] }) =>
  hours.map(({ text, lang }) => (
    <span key={text} lang={lang} className={styles.line}>
      {text}
    </span>
  ));
