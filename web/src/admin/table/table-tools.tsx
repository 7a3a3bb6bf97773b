import { useEffect, useState } from 'react';
import { Form } from '../../design/fields/form.tsx';
import { type Choice, SelectField } from '../../design/fields/select-field.tsx';
import { SearchField } from '../../design/fields/text-field.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import styles from './table.module.css';
import type { Table } from './use-table.ts';

export interface Filter {
  name: string;
  label: string;
  choices: readonly Choice[];
}

interface Props {
  table: Pick<Table<unknown>, 'param' | 'set'>;
  filters: readonly Filter[];
}

const pause = 300;

/** Search and filters above a table. The search follows the typing. */
export function TableTools({ table: { param, set }, filters }: Props) {
  const language = useLanguage();
  const words = param('q');
  const [typed, setTyped] = useState(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts a search.
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => set({ q: typed.trim() }), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={styles.tools}>
      <Form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          set({ q: typed.trim() });
        }}
      >
        <SearchField
          label={adminWords.search[language]}
          name="q"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Form>
      {filters.map(({ name, label, choices }) => (
        <div key={name} className={styles.filter}>
          <SelectField
            label={label}
            name={name}
            value={param(name)}
            choices={[{ value: '', label: adminWords.all[language] }, ...choices]}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        </div>
      ))}
    </div>
  );
}
