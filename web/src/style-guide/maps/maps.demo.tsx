import { thousands } from '@hwarang/domain/thousands';
import { lazy, Suspense, useMemo, useState } from 'react';
import { classes } from '../../design/classes.ts';
import { Facts } from '../../design/facts.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { Section } from '../../design/layout.tsx';
import { Empty, Loading } from '../../design/states/states.tsx';
import type { Column } from '../../design/table.tsx';
import text from '../../design/text.module.css';
import { useLanguage } from '../../platform/language.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Bars } from '../charts/bars.tsx';
import { type Country, continents, countryByCode, incomeGroups, smallCountries } from './country-facts.ts';
import { CountryTable } from './country-table.tsx';
import { type Figure, figures, legendOf, shadeOf } from './figures.ts';
import styles from './maps.module.css';
import { artistsFrom, mapsWords as words } from './maps.words.ts';
import type { WorldData } from './origins.ts';

// Leaflet lives in the browser alone.
const WorldMap = lazy(() => import('./world-map.tsx'));

export function MapsDemo({ origins, names }: WorldData) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const [figure, setFigure] = useState<Figure>('population');
  const [chosen, setChosen] = useState('KR');
  const [pointed, setPointed] = useState<string | undefined>(undefined);
  const [visit, setVisit] = useState(0);
  const nameByCode = useMemo(() => new Map(names), [names]);
  const codes = useMemo(() => names.map(([code]) => code), [names]);
  const artists = useMemo(() => new Map(origins.map(({ code, count }) => [code, count])), [origins]);
  const legend = legendOf(figure, language);
  const toneOf = (code: string) => {
    const shade = shadeOf(figure, countryByCode.get(code), artists.get(code) ?? 0);
    return legend.find(({ key }) => key === shade)?.tone;
  };
  const go = (code: string) => {
    setChosen(code);
    setVisit(visit + 1);
  };
  const link = (code: string) => (
    <button type="button" className={styles.place} onClick={() => go(code)}>
      {nameByCode.get(code)}
    </button>
  );
  const none = words.none[language];
  const columns: Column<Country>[] = [
    { key: 'name', head: words.country[language], cell: ({ code }) => link(code) },
    { key: 'code', head: words.code[language], cell: ({ code }) => <span translate="no">{code}</span> },
    {
      key: 'continent',
      head: words.continent[language],
      cell: ({ continent }) => (continent ? continents[continent][language] : none),
    },
    {
      key: 'income',
      head: words.income[language],
      cell: ({ income }) => (income ? incomeGroups[income][language] : none),
    },
    {
      key: 'population',
      head: words.population[language],
      cell: ({ population }) => population?.toLocaleString(language) ?? none,
      end: true,
    },
    {
      key: 'artists',
      head: words.artists[language],
      cell: ({ code }) => thousands(artists.get(code) ?? 0),
      end: true,
    },
  ];
  const shown = countryByCode.get(pointed ?? chosen);
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label={words.figure[language]}
          value={figure}
          choices={figures.map((one) => ({ value: one, label: words[one][language] }))}
          onChange={(event) => setFigure(event.currentTarget.value as Figure)}
        />
        <SelectField
          label={words.find[language]}
          value={chosen}
          choices={names.filter(([code]) => countryByCode.has(code)).map(([value, label]) => ({ value, label }))}
          onChange={(event) => go(event.currentTarget.value)}
        />
      </div>
      <div className={styles.stage}>
        <div className={styles.frame}>
          <Suspense fallback={<Loading />}>
            {hydrated ? (
              <WorldMap
                label={`${words.map[language]}: ${words[figure][language]}`}
                toneOf={toneOf}
                dots={smallCountries.filter(({ code }) => artists.has(code)).map(({ code }) => code)}
                chosen={chosen}
                visit={visit}
                onPoint={setPointed}
                onChoose={setChosen}
              />
            ) : (
              <Loading />
            )}
          </Suspense>
        </div>
        <div className={styles.beside}>
          <div className={styles.readout} role="status">
            <p className={styles.country}>{nameByCode.get(pointed ?? chosen)}</p>
            {shown && (
              <Facts facts={columns.slice(1).map(({ head, cell }) => ({ name: String(head), value: cell(shown) }))} />
            )}
          </div>
          <ul className={styles.legend} aria-label={words[figure][language]}>
            {[...legend, { key: 'none', tone: undefined, label: none }].map(({ key, tone, label }) => (
              <li key={key}>
                <span style={{ background: tone }} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={classes(text.quiet, styles.keys)}>{words.keys[language]}</p>
      <div data-live>
        <Section title={words.from[language]}>
          <p className={text.quiet}>{words.fromNote[language]}</p>
          {origins.length === 0 && <Empty title={words.noArtists[language]} />}
          <Bars
            bars={origins.map(({ code, count }) => ({
              label: code,
              name: code ? link(code) : words.unknown[language],
              value: count,
            }))}
            format={(count) => artistsFrom(count)[language]}
          />
        </Section>
      </div>
      <Section title={words.table[language]}>
        <CountryTable columns={columns} artists={artists} codes={codes} />
        <p className={text.quiet}>{words.source[language]}</p>
      </Section>
    </>
  );
}
