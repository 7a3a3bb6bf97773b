import type { LocalizedText } from '@hwarang/domain/language';
import { useEffect, useId, useRef, useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { choicesOf, SelectField } from '../../design/fields/select-field.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Row } from '../../design/layout.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import type { AdminTablePath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';
import { hasStatus } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { changedRows, exposedRows, hiddenRows, selectedRows, tableWords as words } from '../tables.words.ts';
import styles from './table.module.css';

type Values = Record<string, unknown>;
/** `outdated` where somebody else has changed or deleted a row: as it is, it will never be taken. */
type OnRefused = (why: LocalizedText, outdated: boolean) => void;
type Selected = { id: string; __v: number } & Values;

export interface BulkField {
  name: string;
  label: LocalizedText;
  /** One of these, by its name, instead of a text. */
  choices?: Record<string, LocalizedText>;
  /** What is saved for a text, where that is more than the field itself. */
  valuesOf?: (text: string) => Values;
}

interface Props<Row> {
  /** Where many are changed at once. */
  path: AdminTablePath;
  fields: readonly BulkField[];
  selected: readonly Row[];
  onChanged: () => void;
  onClear: () => void;
  /** Somebody else has changed or deleted such rows meanwhile. */
  onConflict: () => Promise<void>;
  /** Nothing is left to be done here: the focus goes back to the rows. */
  onLeave: () => void;
}

const explain = refusal(adminWords.failed);
const isOutdated = (failure: unknown) => hasStatus(failure, 409) || hasStatus(failure, 404);

/** What can be done with all selected rows, and undone. */
export function SelectionBar<Row extends { id: string }>(props: Props<Row>) {
  const { path, selected, fields, onChanged, onClear, onConflict, onLeave } = props;
  const language = useLanguage();
  const { busy, run } = useAction(explain);
  const [editing, setEditing] = useState(false);
  const [undo, setUndo] = useState<{ told: LocalizedText; records: Selected[] } | undefined>(undefined);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (undo) undoButton.current?.focus();
  }, [undo]);

  const leave = () => {
    onClear();
    onLeave();
  };
  const refused = (text: LocalizedText) => void alert(text[language], { tone: 'bad' });
  const send = (records: Selected[], onRefused: OnRefused) =>
    run(
      async () => {
        try {
          return await api.put(path, { records });
        } catch (failure) {
          if (isOutdated(failure)) await onConflict();
          throw failure;
        }
      },
      (failure) => {
        onRefused(hasStatus(failure, 409) ? words.conflict : explain(failure), isOutdated(failure));
        return true;
      },
    );
  /** The values from before, with the versions of after, undo it. */
  const change = async (values: Values, told: LocalizedText, onRefused: OnRefused = refused) => {
    const rows = selected as readonly (Row & Selected)[];
    const done = await send(
      rows.map(({ id, __v }) => ({ id, __v, ...values })),
      onRefused,
    );
    if (!done) return;
    setEditing(false);
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
    if (!undo) return;
    const leaveUndo = () => {
      setUndo(undefined);
      onLeave();
    };
    const done = await send(undo.records, (why, outdated) => {
      if (outdated) leaveUndo();
      refused(why);
    });
    if (!done) return;
    onChanged();
    leaveUndo();
  };
  if (selected.length === 0 && !undo) return null;
  return (
    <Row className={styles.selection}>
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
          <Button look="plain" onClick={leave}>
            {words.clear[language]}
          </Button>
        </>
      )}
      {editing && (
        <BulkEditor
          fields={fields}
          busy={busy}
          onClose={() => setEditing(false)}
          onApply={(values, onRefused) => change(values, changedRows(selected.length), onRefused)}
        />
      )}
    </Row>
  );
}

interface EditorProps {
  fields: readonly BulkField[];
  busy: boolean;
  onClose: () => void;
  onApply: (values: Values, onRefused: OnRefused) => Promise<void>;
}

/** Stays until the change is made: what was refused is mended where it was typed. */
function BulkEditor({ fields, busy, onClose, onApply }: EditorProps) {
  const language = useLanguage();
  const form = useId();
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const [name, setName] = useState(fields[0]?.name ?? '');
  const [value, setValue] = useState('');
  const [error, setError] = useState<LocalizedText | undefined>(undefined);
  const { choices, valuesOf = (text: string) => ({ [name]: text }) } =
    fields.find((field) => field.name === name) ?? {};
  const apply = () => {
    setError(undefined);
    return onApply(valuesOf(value.trim()), (text) => {
      setError(text);
      control.current?.focus();
    });
  };
  const shared = {
    ref: control,
    label: words.bulkValue[language],
    name: 'value',
    value,
    error: error?.[language] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value),
  };
  return (
    <Modal
      onClose={onClose}
      title={words.bulk[language]}
      actions={
        <Button look="fill" type="submit" form={form} busy={busy}>
          {words.apply[language]}
        </Button>
      }
    >
      <Form id={form} aria-label={words.bulk[language]} autoComplete="off" onSend={apply}>
        <SelectField
          label={words.bulkField[language]}
          name="field"
          value={name}
          choices={fields.map((field) => ({ value: field.name, label: field.label[language] }))}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setValue(Object.keys(fields.find((field) => field.name === currentTarget.value)?.choices ?? {})[0] ?? '');
            setError(undefined);
          }}
        />
        {choices ? (
          <SelectField {...shared} choices={choicesOf(choices, language)} />
        ) : (
          <TextField {...shared} maxLength={300} />
        )}
      </Form>
    </Modal>
  );
}
