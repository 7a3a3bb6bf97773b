import type { LocalizedText } from '@hwarang/domain/language';
import { useLanguage } from '../../platform/language.ts';
import { materialCounts } from '../sample.ts';
import { Bars, Columns } from './bars.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { visitors, ways, weekdays, chartsWords as words } from './charts.words.ts';
import { Lines } from './lines.tsx';
import { percents } from './scale.ts';
import { Shares } from './shares.tsx';

export function ChartsDemo() {
  const language = useLanguage();
  const number = (value: number) => value.toLocaleString(language);
  const named = (rows: readonly { label: LocalizedText; value: number }[]) =>
    rows.map(({ label, value }) => ({ label: label[language], value }));
  const date = (month: number, day: number, part: Intl.DateTimeFormatOptions) =>
    new Date(Date.UTC(2026, month, day)).toLocaleDateString(language, { ...part, timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => date(month, 1, { month: 'short' }));
  // The fifth of January 2026 is a Monday.
  const days = weekdays.map((value, day) => ({ label: date(0, 5 + day, { weekday: 'short' }), value }));
  const rows = (bars: readonly { label: string; value: number }[]) =>
    bars.map(({ label, value }) => [label, number(value)]);
  const shares = percents(ways.map(({ value }) => value));
  return (
    <>
      <ChartFrame
        title={words.visitors[language]}
        note={words.visitorsNote[language]}
        heads={[words.month[language], ...visitors.map(({ name }) => name)]}
        rows={months.map((month, place) => [month, ...visitors.map(({ values }) => number(values[place] ?? 0))])}
      >
        <Lines series={visitors} labels={months} format={number} />
      </ChartFrame>
      <ChartFrame
        title={words.materials[language]}
        note={words.materialsNote[language]}
        heads={[words.material[language], words.works[language]]}
        rows={rows(named(materialCounts))}
      >
        <Bars bars={named(materialCounts)} format={number} />
      </ChartFrame>
      <ChartFrame
        title={words.days[language]}
        note={words.daysNote[language]}
        heads={[words.day[language], words.visits[language]]}
        rows={rows(days)}
      >
        <Columns bars={days} format={number} />
      </ChartFrame>
      <ChartFrame
        title={words.ways[language]}
        note={words.waysNote[language]}
        heads={[words.way[language], words.share[language]]}
        rows={ways.map(({ label }, place) => [label[language], `${shares[place]}%`])}
      >
        <Shares parts={named(ways)} />
      </ChartFrame>
    </>
  );
}
