import { useMemo, useState } from 'react';
import { SelectField } from '../../design/fields/select-field.tsx';
import { Table } from '../../design/table.tsx';
import { useLanguage } from '../../platform/language.ts';
import { type CountryFacts, continents, countryFacts, incomeGroups } from './country-facts.ts';
import styles from './maps.module.css';
import { mapsWords as words } from './maps.words.ts';

const orders = ['byName', 'byPopulation', 'byArtists'] as const;
type Order = (typeof orders)[number];

interface Props {
  artists: ReadonlyMap<string, number>;
  names: readonly (readonly [string, string])[];
  nameOf: (code: string) => string;
  onGo: (code: string) => void;
}

/** All that the map knows, in words and numbers. */
export function CountryTable({ artists, names, nameOf, onGo }: Props) {
  const language = useLanguage();
  const [order, setOrder] = useState<Order>('byName');
  const rows = useMemo(() => {
    const places = new Map(names.map(([code], place) => [code, place]));
    const byName = (a: CountryFacts, b: CountryFacts) => (places.get(a.code) ?? 0) - (places.get(b.code) ?? 0);
    const number = ({ code, population }: CountryFacts) =>
      order === 'byPopulation' ? population : order === 'byArtists' ? (artists.get(code) ?? 0) : 0;
    return [...countryFacts].sort((a, b) => number(b) - number(a) || byName(a, b));
  }, [order, artists, names]);
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label={words.sort[language]}
          value={order}
          choices={orders.map((one) => ({ value: one, label: words[one][language] }))}
          onChange={(event) => setOrder(event.currentTarget.value as Order)}
        />
      </div>
      <div className={styles.table}>
        <Table
          caption={words.table[language]}
          items={rows}
          keyOf={({ code }) => code}
          columns={[
            {
              key: 'name',
              head: words.country[language],
              cell: ({ code }) => (
                <button type="button" className={styles.place} onClick={() => onGo(code)}>
                  {nameOf(code)}
                </button>
              ),
            },
            { key: 'code', head: words.code[language], cell: ({ code }) => code },
            { key: 'continent', head: words.continent[language], cell: (row) => continents[row.continent][language] },
            { key: 'income', head: words.income[language], cell: ({ income }) => incomeGroups[income][language] },
            {
              key: 'population',
              head: words.population[language],
              cell: ({ population }) => population.toLocaleString(language),
              end: true,
            },
            {
              key: 'artists',
              head: words.artists[language],
              cell: ({ code }) => (artists.get(code) ?? 0).toLocaleString(language),
              end: true,
            },
          ]}
        />
      </div>
    </>
  );
}
