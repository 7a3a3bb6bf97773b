import type { LocalizedText } from '@hwarang/domain/language';
import type { MediaFile } from '@hwarang/domain/media/file';
import { type ReactNode, useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { IconLink } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import type { RecordPath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';
import { conflictOf } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { tableWords as words } from '../tables.words.ts';
import { InlineText } from './inline-text.tsx';
import styles from './table.module.css';
import type { Rows } from './use-rows.ts';

export interface TableColumn<Row> {
  key: string;
  head: LocalizedText;
  /** Its head is only read out: the cells speak for themselves. */
  headHidden?: true;
  /** The field of the API that it is sorted by. */
  sort?: string;
  width: string;
  cell: (row: Row) => ReactNode;
}

/** The columns that several tables have; what is written in them is saved in the record at `path`. */
export function useColumns<Row extends { id: string; __v: number; is_exposed: boolean }>(
  rows: Rows<Row>,
  path: RecordPath,
  nameOf: (row: Row) => string,
) {
  const language = useLanguage();
  const { run } = useAction(refusal(adminWords.failed));
  /** Somebody else's change since the row was read is not overwritten: it is loaded and told. */
  const loadedAfterConflict = (failure: unknown) => {
    if (!conflictOf(failure)) return false;
    void alert(words.conflict[language], { tone: 'bad' });
    rows.reload();
    return true;
  };
  const save = async ({ id, __v }: Row, values: Partial<Row>): Promise<boolean> => {
    const done = await run(async () => {
      const saved = await api.save(path, id, { ...values, __v });
      const changed = Object.entries(saved).filter(
        // What follows from the change too: an artist that is shown no longer waits.
        ([name, value]) => name in values || name === '__v' || typeof value === 'boolean',
      );
      rows.put(id, Object.fromEntries(changed) as Partial<Row>);
      return true;
    }, loadedAfterConflict);
    return done === true;
  };
  return {
    save,
    image: (fileOf: (row: Row) => MediaFile | null | undefined): TableColumn<Row> => ({
      key: 'image',
      head: words.image,
      width: '72px',
      cell: (row) => <Thumb file={fileOf(row)} />,
    }),
    /** A text that is written in where it stands. */
    text: (
      name: keyof Row & string,
      head: LocalizedText,
      width: string,
      shownOf = (value: string) => value,
    ): TableColumn<Row> => ({
      key: name,
      head,
      sort: name,
      width,
      cell: (row) => (
        <InlineText
          label={head[language]}
          value={shownOf(String(row[name] ?? ''))}
          onSave={(value) => save(row, { [name]: value } as Partial<Row>)}
        />
      ),
    }),
    shown: {
      key: 'shown',
      head: words.shown,
      sort: 'is_exposed',
      width: '104px',
      cell: (row) => (
        <ExposedSwitch
          name={nameOf(row)}
          exposed={row.is_exposed}
          onChange={(is_exposed) => save(row, { is_exposed } as Partial<Row>)}
        />
      ),
    } satisfies TableColumn<Row>,
    /** The way to the page of what is public. */
    open: (pathOf: (id: string) => string): TableColumn<Row> => ({
      key: 'open',
      head: words.open,
      headHidden: true,
      width: '56px',
      cell: (row) =>
        row.is_exposed && (
          <IconLink to={pathOf(row.id)} label={`${words.open[language]}: ${nameOf(row)}`}>
            <Icon name="arrow-right" />
          </IconLink>
        ),
    }),
  };
}

/** A small picture beside its name, whole. */
export function Thumb({ file }: { file: MediaFile | null | undefined }) {
  if (!file) return <Icon name="image" />;
  const { url } = file.formats.thumbnail ?? file;
  return <img src={url} alt="" loading="lazy" decoding="async" className={styles.thumb} />;
}

interface SwitchProps {
  name: string;
  exposed: boolean;
  onChange: (exposed: boolean) => Promise<unknown>;
}

function ExposedSwitch({ name, exposed, onChange }: SwitchProps) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={exposed}
      aria-label={`${adminWords.exposed[language]}: ${name}`}
      className={styles.switch}
      aria-busy={busy}
      onClick={() => {
        if (busy) return;
        setBusy(true);
        void onChange(!exposed).finally(() => setBusy(false));
      }}
    >
      <Icon name={exposed ? 'eye' : 'eye-off'} size={16} />
      {adminWords[exposed ? 'exposed' : 'hidden'][language]}
    </button>
  );
}
