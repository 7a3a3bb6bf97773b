import { Bars, Columns } from '../../design/charts/bars.tsx';
import { ChartFrame } from '../../design/charts/chart-frame.tsx';
import { Lines } from '../../design/charts/lines.tsx';
import { percents } from '../../design/charts/scale.ts';
import { Shares } from '../../design/charts/shares.tsx';
import { useLanguage } from '../../platform/language.ts';
import { materials, visitors, ways, weekdays, chartsWords as words } from './charts.words.ts';

export function ChartsDemo() {
  const language = useLanguage();
  const number = (value: number) => value.toLocaleString(language);
  const named = (rows: readonly { label: { ko: string; en: string }; value: number }[]) =>
    rows.map(({ label, value }) => ({ label: label[language], value }));
  const months = visitors.months.map(({ label, values }) => ({ label: label[language], values }));
  const shares = percents(ways.map(({ value }) => value));
  return (
    <>
      <ChartFrame
        title={words.visitors[language]}
        note={words.visitorsNote[language]}
        items={months}
        keyOf={({ label }) => label}
        columns={[
          { key: 'month', head: words.month[language], cell: ({ label }) => label },
          ...visitors.years.map((year, place) => ({
            key: year,
            head: year,
            cell: ({ values }: { values: readonly number[] }) => number(values[place] ?? 0),
            end: true,
          })),
        ]}
      >
        <Lines series={visitors.years} points={months} format={number} />
      </ChartFrame>
      <ChartFrame
        title={words.materials[language]}
        note={words.materialsNote[language]}
        items={named(materials)}
        keyOf={({ label }) => label}
        columns={[
          { key: 'material', head: words.material[language], cell: ({ label }) => label },
          { key: 'works', head: words.works[language], cell: ({ value }) => number(value), end: true },
        ]}
      >
        <Bars bars={named(materials)} format={number} />
      </ChartFrame>
      <ChartFrame
        title={words.days[language]}
        note={words.daysNote[language]}
        items={named(weekdays)}
        keyOf={({ label }) => label}
        columns={[
          { key: 'day', head: words.day[language], cell: ({ label }) => label },
          { key: 'visits', head: words.visits[language], cell: ({ value }) => number(value), end: true },
        ]}
      >
        <Columns bars={named(weekdays)} format={number} />
      </ChartFrame>
      <ChartFrame
        title={words.ways[language]}
        note={words.waysNote[language]}
        items={named(ways).map((way, place) => ({ ...way, share: shares[place] ?? 0 }))}
        keyOf={({ label }) => label}
        columns={[
          { key: 'way', head: words.way[language], cell: ({ label }) => label },
          { key: 'share', head: words.share[language], cell: ({ share }) => `${share}%`, end: true },
        ]}
      >
        <Shares parts={named(ways)} />
      </ChartFrame>
    </>
  );
}
