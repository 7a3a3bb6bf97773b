import type { CellNote, Import, ImportRow } from '@hwarang/domain/imports/imports.contract';
import { noteText } from '@hwarang/domain/imports/notes.words';
import type { RowOutcome } from '@hwarang/domain/imports/values';
import { thousands } from '@hwarang/domain/thousands';
import { Link } from 'react-router';
import { classes } from '../design/classes.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import base from '../design/table.module.css';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../platform/language.ts';
import { useImportDesk } from './addresses.ts';
import { fieldLabel } from './field-label.ts';
import { outcomeWords, importsWords as words } from './imports.words.ts';
import { cellOf } from './questions.ts';
import styles from './rows-table.module.css';

/** The columns that are imported, by their place in the sheet. */
const usedColumns = ({ mapping }: Import): { field: string; column: number }[] =>
  mapping.flatMap((field, column) => (field === null ? [] : [{ field, column }]));

const outcomeIcons: Record<RowOutcome, IconName> = {
  make: 'plus',
  change: 'edit',
  leave: 'minus',
  ask: 'chat',
  refuse: 'close',
};
/** Rows that have a record once the import is done. */
const kept: readonly RowOutcome[] = ['make', 'change', 'leave'];
const noteIcons: Record<CellNote['level'], IconName> = { problem: 'warning', question: 'chat', warning: 'info' };

/** Rows as they stand in the sheet; what is said of a cell stands in it. */
export function RowsTable({ work, rows }: { work: Import; rows: readonly ImportRow[] }) {
  const language = useLanguage();
  const columns = usedColumns(work);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable without a mouse.
    <section className={base.frame} aria-label={words.rowsTable[language]} tabIndex={0}>
      <table className={classes(base.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col" className={base.end}>
              {words.rowNumber[language]}
            </th>
            <th scope="col">{words.outcome[language]}</th>
            {columns.map(({ field, column }) => (
              <th key={column} scope="col">
                {fieldLabel(work.noun, field)[language]}
                {work.heads[column] !== fieldLabel(work.noun, field)[language] && (
                  <span className={styles.head}>{work.heads[column]}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row" className={base.end}>
                {thousands(row.number)}
              </th>
              <td className={styles.outcome}>
                <Outcome work={work} row={row} />
              </td>
              {columns.map(({ field, column }) => {
                const notes = row.notes.filter((note) => note.field === field);
                return (
                  <td key={column} className={styles.cell} data-level={notes[0]?.level}>
                    {row.cells[column] && <span className={styles.value}>{row.cells[column]}</span>}
                    {notes.map((note) => (
                      <Note key={note.key} note={note} />
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What becomes of a row, and what is said of a field that no column fills. */
function Outcome({ work, row }: { work: Import; row: ImportRow }) {
  const language = useLanguage();
  const { recordPath } = useImportDesk();
  const title = cellOf(work, row, { artists: 'localname', galleries: 'name' }[work.noun as string] ?? 'title');
  return (
    <>
      {row.outcome && (
        <span className={styles.mark} data-outcome={row.outcome}>
          <Icon name={outcomeIcons[row.outcome]} size={16} />
          {outcomeWords[row.outcome][language]}
        </span>
      )}
      {work.state === 'done' && row.record && row.outcome && kept.includes(row.outcome) && (
        <Link to={recordPath(work.noun, row.record, title)} className={styles.open}>
          {words.open[language]}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      )}
      {row.notes
        .filter(({ field }) => !work.mapping.includes(field))
        .map((note) => (
          <Note key={`${note.field} ${note.key}`} note={note} label={fieldLabel(work.noun, note.field)[language]} />
        ))}
    </>
  );
}

function Note({ note, label }: { note: CellNote; label?: string }) {
  const language = useLanguage();
  return (
    <span className={styles.note} data-level={note.level}>
      <Icon name={noteIcons[note.level]} size={16} />
      <span>
        <VisuallyHidden>{words[note.level][language]}: </VisuallyHidden>
        {label && `${label}: `}
        {noteText(note, language)}
      </span>
    </span>
  );
}
