import { Button } from '../../design/button.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { Table } from '../../design/table.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords as words } from '../admin.words.ts';
import styles from './editor.module.css';

interface Props<Values> {
  mine: Values;
  theirs: Values;
  label: (name: string) => string;
  take: () => void;
  overwrite: () => void;
  close: () => void;
}

const written = (value: unknown): string =>
  typeof value === 'string' ? value || '–' : Array.isArray(value) ? `(${value.length})` : JSON.stringify(value);

/** Two people have changed one record: both versions side by side, and nobody's is lost without being seen. */
export function ConflictModal<Values extends object>({ mine, theirs, label, take, overwrite, close }: Props<Values>) {
  const language = useLanguage();
  const names = (Object.keys(mine) as (keyof Values & string)[]).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
  const valueIn = (values: Values) => (name: keyof Values) => (
    <span className={styles.value}>{written(values[name])}</span>
  );
  return (
    <Modal
      wide
      role="alertdialog"
      onClose={close}
      title={words.conflictTitle[language]}
      actions={
        <>
          <Button onClick={take}>{words.takeTheirs[language]}</Button>
          <Button look="fill" onClick={overwrite}>
            {words.keepMine[language]}
          </Button>
        </>
      }
    >
      <p className={styles.note}>{words.conflictText[language]}</p>
      <Table
        caption={words.conflictTitle[language]}
        items={names}
        keyOf={(name) => name}
        columns={[
          { key: 'field', head: words.conflictField[language], cell: (name) => label(name) },
          { key: 'mine', head: words.conflictMine[language], cell: valueIn(mine) },
          { key: 'theirs', head: words.conflictTheirs[language], cell: valueIn(theirs) },
        ]}
      />
    </Modal>
  );
}
