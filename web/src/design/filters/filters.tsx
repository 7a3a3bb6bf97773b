import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../platform/language.ts';
import { Button } from '../button.tsx';
import { type Choice, SelectField } from '../fields/select-field.tsx';
import { Icon } from '../icon.tsx';
import styles from './filters.module.css';
import { removeFilter, filtersWords as words } from './filters.words.ts';
import { useChosen, useSendForm } from './use-list-form.ts';

export interface Filter {
  /** Its name in the address. */
  name: string;
  label: string;
  value: string | undefined;
  choices: readonly Choice[];
}

interface Props {
  /** The id of the form that sends them. */
  form: string;
  filters: readonly Filter[];
  /** Further fields of that form. */
  children?: ReactNode;
  /** What is chosen, each with the address of the list without it. */
  chosen: readonly { name: string; label: string; to: string }[];
  /** The address of the list without any. */
  clear: string;
}

/** What a list can be narrowed by. Every choice stands in the address; without script a button sends them. */
export function Filters({ form, filters, children, chosen, clear }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.filters}>
      <details>
        <summary className={styles.summary}>
          <Icon name="filter" size={18} />
          {words.filters[language]}
        </summary>
        <div className={styles.choices}>
          {filters.map((filter) => (
            <FilterSelect key={filter.name} form={form} {...filter} />
          ))}
          {children}
          <noscript>
            <Button type="submit" form={form}>
              {words.apply[language]}
            </Button>
          </noscript>
        </div>
      </details>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map(({ name, label, to }) => (
            <li key={name}>
              <Link to={to} className={styles.chip} aria-label={removeFilter(label)[language]} preventScrollReset>
                {label}
                <Icon name="close" size={14} />
              </Link>
            </li>
          ))}
          <li>
            <Link to={clear} className={styles.clear} preventScrollReset>
              {words.clear[language]}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}

function FilterSelect({ form, name, label, value = '', choices }: Filter & { form: string }) {
  const language = useLanguage();
  const send = useSendForm();
  const [chosen, choose] = useChosen(value);
  return (
    <SelectField
      label={label}
      name={name}
      form={form}
      value={chosen}
      onChange={(event) => {
        choose(event.currentTarget.value);
        send(event);
      }}
      choices={[{ value: '', label: words.any[language] }, ...choices]}
    />
  );
}
