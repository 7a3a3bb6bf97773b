import type { WrittenText } from '@hwarang/domain/localized-text';
import { Fragment } from 'react';
import styles from './hours-text.module.css';

/** Opening hours in one line, which breaks between its parts. Each says its language: what is no timetable stays as it was written. */
export const HoursText = ({ hours }: { hours: readonly WrittenText[] }) =>
  hours.map(({ text, lang }, place) => (
    <Fragment key={text}>
      {place > 0 && ' '}
      <span lang={lang} className={styles.part}>
        {text}
        {place < hours.length - 1 && ' ·'}
      </span>
    </Fragment>
  ));

/** The same line by line. */
export const HoursLines = ({ hours }: { hours: readonly WrittenText[] }) =>
  hours.map(({ text, lang }) => (
    <div key={text} lang={lang}>
      {text}
    </div>
  ));
