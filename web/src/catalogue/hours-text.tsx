import type { WrittenText } from '@hwarang/domain/localized-text';

/** Opening hours in one line. Each part says its language: what is no timetable stays as the gallery wrote it. */
export const HoursText = ({ hours }: { hours: readonly WrittenText[] }) =>
  hours.map(({ text, lang }, place) => (
    <span key={text} lang={lang}>
      {place > 0 && ' · '}
      {text}
    </span>
  ));

/** The same line by line. */
export const HoursLines = ({ hours }: { hours: readonly WrittenText[] }) =>
  hours.map(({ text, lang }) => (
    <div key={text} lang={lang}>
      {text}
    </div>
  ));
