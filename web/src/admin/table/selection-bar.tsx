import type { LocalizedText } from '@hwarang/domain/language';
import { useEffect, useRef, useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import type { TablePath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { refused } from '../../platform/refused.ts';
import { adminWords } from '../admin.words.ts';
import { changedRows, exposedRows, hiddenRows, selectedRows, tableWords as words } from '../tables.words.ts';
import styles from './table.module.css';

type Values = Record<string, unknown>;
type Selected = { id: string; __v: number } & Values;

interface BulkField {
  name: string;
  label: string;
}

export interface Bulk {
  /** Where many are changed at once. */
  path: TablePath;
  fields: readonly BulkField[];
}

interface Props<Row> extends Bulk {
  selected: readonly Row[];
  onChanged: () => void;
  onClear: () => void;
  /** Nothing is left to be done here: the focus goes back to the rows. */
  onLeave: () => void;
}

/** What can be done with all selected rows, and undone. */
export function SelectionBar<Row extends { id: string }>(props: Props<Row>) {
  const { path, selected, fields, onChanged, onClear, onLeave } = props;
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [editing, setEditing] = useState(false);
  const [undo, setUndo] = useState<{ told: LocalizedText; records: Selected[] } | undefined>(undefined);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (undo) undoButton.current?.focus();
  }, [undo]);

  const send = async (records: Selected[]): Promise<Selected[] | undefined> => {
    setBusy(true);
    try {
      return await api.put(path, { records });
    } catch (failure) {
      const late = failure instanceof ApiFailure && failure.status === 409;
      void alert(late ? words.conflict[language] : refused(failure, adminWords.failed, {}).text[language], {
        tone: 'bad',
      });
      if (late) {
        onChanged();
        onClear();
        onLeave();
      }
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  /** The values from before, with the versions of after, undo it. */
  const change = async (values: Values, told: LocalizedText) => {
    const rows = selected as readonly (Row & Selected)[];
    const done = await send(rows.map(({ id, __v }) => ({ id, __v, ...values })));
    if (!done) return;
    const before = new Map(rows.map((row) => [row.id, row]));
    const names = Object.keys(values);
    setUndo({
      told,
      records: done.map(({ id, __v }) => ({
        id,
        __v,
        ...Object.fromEntries(names.map((name) => [name, before.get(id)?.[name] ?? null])),
      })),
    });
    onChanged();
    onClear();
  };
  const takeBack = async () => {
    if (!undo || !(await send(undo.records))) return;
    setUndo(undefined);
    onChanged();
    onLeave();
  };
  if (selected.length === 0 && !undo) return null;
  return (
    <div className={styles.selection}>
      {selected.length === 0 && undo ? (
        <>
          <p role="status">{undo.told[language]}</p>
          <Button ref={undoButton} busy={busy} onClick={() => void takeBack()}>
            {adminWords.undo[language]}
          </Button>
        </>
      ) : (
        <>
          <p role="status">{selectedRows(selected.length)[language]}</p>
          <Button busy={busy} onClick={() => void change({ is_exposed: true }, exposedRows(selected.length))}>
            {words.expose[language]}
          </Button>
          <Button busy={busy} onClick={() => void change({ is_exposed: false }, hiddenRows(selected.length))}>
            {words.hide[language]}
          </Button>
          <Button busy={busy} onClick={() => setEditing(true)}>
            {words.bulk[language]}
          </Button>
          <Button
            look="plain"
            onClick={() => {
              onClear();
              onLeave();
            }}
          >
            {words.clear[language]}
          </Button>
        </>
      )}
      {editing && (
        <BulkEditor
          fields={fields}
          onClose={() => setEditing(false)}
          onApply={(name, value) => {
            setEditing(false);
            void change({ [name]: value }, changedRows(selected.length));
          }}
        />
      )}
    </div>
  );
}

interface EditorProps {
  fields: readonly BulkField[];
  onClose: () => void;
  onApply: (name: string, value: string) => void;
}

function BulkEditor({ fields, onClose, onApply }: EditorProps) {
  const language = useLanguage();
  const [name, setName] = useState(fields[0]?.name ?? '');
  const input = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open
      onClose={onClose}
      title={words.bulk[language]}
      actions={
        <Button look="fill" onClick={() => onApply(name, input.current?.querySelector('input')?.value.trim() ?? '')}>
          {words.apply[language]}
        </Button>
      }
    >
      <SelectField
        label={words.bulkField[language]}
        name="field"
        value={name}
        choices={fields.map((field) => ({ value: field.name, label: field.label }))}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div ref={input}>
        <TextField label={words.bulkValue[language]} name="value" maxLength={300} />
      </div>
    </Modal>
  );
}
