import { useSubmit } from 'react-router';
import { Button } from './button.tsx';
import { Form } from './fields/form.tsx';
import { type Choice, SelectField } from './fields/select-field.tsx';
import { SearchField } from './fields/text-field.tsx';
import { Icon } from './icon.tsx';
import styles from './list-tools.module.css';
import { Unseen } from './unseen.tsx';

interface Props {
  action: string;
  search: { label: string; button: string; words: string };
  sort: { label: string; choices: readonly Choice[]; value: string };
}

/** Search and order of a list. Both stand in the address, so a list can be shared; without script a button sends them. */
export function ListTools({ action, search, sort }: Props) {
  const submit = useSubmit();
  return (
    <Form action={action} method="get" role="search" className={styles.tools} key={`${search.words}/${sort.value}`}>
      <div className={styles.search}>
        <SearchField label={search.label} name="q" defaultValue={search.words} maxLength={100} />
        <Button type="submit" aria-label={search.button} className={styles.send}>
          <Icon name="arrow-right" size={18} />
        </Button>
      </div>
      <SelectField
        label={<Unseen>{sort.label}</Unseen>}
        name="sort"
        choices={sort.choices}
        defaultValue={sort.value}
        onChange={(event) => void submit(event.currentTarget.form)}
      />
    </Form>
  );
}
