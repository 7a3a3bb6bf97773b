import { useMemo, useState } from 'react';
import { SelectField } from '../../design/fields/select-field.tsx';
import { type Column, Table } from '../../design/table.tsx';
import { useLanguage } from '../../platform/language.ts';
import { type Country, countryFacts } from './country-facts.ts';
import styles from './maps.module.css';
import { mapsWords as words } from './maps.words.ts';

const orders = ['byName', 'byPopulation', 'byArtists'] as const;
type Order = (typeof orders)[number];

interface Props {
  columns: readonly Column<Country>[];
  artists: ReadonlyMap<string, number>;
  /** Codes in the order of their names. */
  codes: readonly string[];
}

/** All that the map knows, in words and numbers. */
export function CountryTable({ columns, artists, codes }: Props) {
  const language = useLanguage();
  const [order, setOrder] = useState<Order>('byName');
  const rows = useMemo(() => {
    const number = ({ code, population = 0 }: Country) =>
      order === 'byPopulation' ? population : order === 'byArtists' ? (artists.get(code) ?? 0) : 0;
    return [...countryFacts].sort((a, b) => number(b) - number(a) || codes.indexOf(a.code) - codes.indexOf(b.code));
  }, [order, artists, codes]);
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
        <Table caption={words.table[language]} items={rows} keyOf={({ code }) => code} columns={columns} />
      </div>
    </>
  );
}
