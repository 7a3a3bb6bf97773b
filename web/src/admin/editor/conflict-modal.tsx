import { isId } from '@hwarang/domain/ids';
import { hashKey } from '@tanstack/react-query';
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

/** What there is to read in a value: of a record or file its name, of nested values all their texts, each in its line. */
const lines = (value: unknown): string[] => {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return [value ? '✓' : '–'];
  if (typeof value !== 'object') return [String(value)];
  return 'name' in value ? lines(value.name) : Object.values(value).flatMap(lines);
};
/** Lists of records known by their ids alone have nothing to read: their length then. */
const written = (value: unknown): string =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && isId(one))
    ? `(${value.length})`
    : lines(value).join('\n') || '–';
/** The order of a value's keys is no difference. */
const same = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);

/** Two people have changed one record: both versions side by side, and nobody's is lost without being seen. */
export function ConflictModal<Values extends object>({ mine, theirs, label, take, overwrite, close }: Props<Values>) {
  const language = useLanguage();
  const names = (Object.keys(mine) as (keyof Values & string)[]).filter((name) => !same(mine[name], theirs[name]));
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
