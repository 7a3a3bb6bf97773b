import { timelineOf } from '@hwarang/domain/juries/numbers';
import type { CallNumbers } from '@hwarang/domain/juries/numbers.contract';
import { dayText } from '@hwarang/domain/open-calls/open-calls.words';
import { thousands } from '@hwarang/domain/thousands';
import { Table } from '../../design/table.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from './numbers.module.css';
import { perUnit, timelineText, numbersWords as words } from './numbers.words.ts';

const height = 100;

/** Entries by day, week or month as bars; the days themselves in a table behind. */
export function TimelineChart({ days }: { days: CallNumbers['days'] }) {
  const language = useLanguage();
  const timeline = timelineOf(days);
  const { unit, bars } = timeline;
  const most = Math.max(1, ...bars.map(({ entries }) => entries));
  const total = days.reduce((sum, { entries }) => sum + entries, 0);
  return (
    <figure className={styles.timeline}>
      <svg
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={timelineText(timeline, total)[language]}
      >
        {bars.map(({ from, entries }, index) => {
          const tall = (entries / most) * height;
          return <rect key={from} x={index + 0.1} y={height - tall} width={0.8} height={tall} />;
        })}
      </svg>
      <figcaption>
        <span>{dayText(bars[0]?.from ?? '')[language]}</span>
        <span>
          {perUnit[unit][language]} · {words.most[language]} {thousands(most)}
        </span>
        <span>{dayText(bars.at(-1)?.from ?? '')[language]}</span>
      </figcaption>
      <details>
        <summary>{words.byDay[language]}</summary>
        <Table
          caption={words.timeline[language]}
          items={days}
          keyOf={({ day }) => day}
          columns={[
            {
              key: 'day',
              head: words.day[language],
              cell: ({ day }) => <time dateTime={day}>{dayText(day)[language]}</time>,
            },
            { key: 'entries', head: words.entries[language], cell: ({ entries }) => entries, end: true },
          ]}
        />
      </details>
    </figure>
  );
}
