import type { Language } from '@hwarang/domain/language';
import type { MediaFile } from '@hwarang/domain/media/file';
import { adminWords } from '../admin.words.ts';
import { tableWords as words } from '../tables.words.ts';
import { ExposedSwitch } from './exposed-switch.tsx';
import { InlineText } from './inline-text.tsx';
import type { TableColumn } from './table-head.tsx';
import type { Filter } from './table-tools.tsx';
import { Thumb } from './thumb.tsx';

type Save<Row> = (row: Row, values: Record<string, unknown>) => Promise<void>;

export const imageColumn = <Row,>(
  language: Language,
  fileOf: (row: Row) => MediaFile | null | undefined,
): TableColumn<Row> => ({
  key: 'image',
  head: words.image[language],
  width: '72px',
  cell: (row) => <Thumb file={fileOf(row)} />,
});

/** A text that is written in where it stands. */
export const textColumn =
  <Row,>(save: Save<Row>) =>
  <Name extends keyof Row & string>(
    name: Name,
    head: string,
    width: string,
    shownOf: (value: string) => string = (value) => value,
  ): TableColumn<Row> => ({
    key: name,
    head,
    sort: name,
    width,
    cell: (row) => (
      <InlineText
        label={head}
        value={shownOf(String(row[name] ?? ''))}
        onSave={(value) => save(row, { [name]: value })}
      />
    ),
  });

export const shownColumn = <Row extends { is_exposed: boolean }>(
  language: Language,
  nameOf: (row: Row) => string,
  save: Save<Row>,
): TableColumn<Row> => ({
  key: 'shown',
  head: words.shown[language],
  sort: 'is_exposed',
  width: '104px',
  cell: (row) => (
    <ExposedSwitch name={nameOf(row)} exposed={row.is_exposed} onChange={(is_exposed) => save(row, { is_exposed })} />
  ),
});

export const shownFilter = (language: Language): Filter => ({
  name: 'shown',
  label: words.shown[language],
  choices: [
    { value: 'true', label: adminWords.exposed[language] },
    { value: 'false', label: adminWords.hidden[language] },
  ],
});

export const shownParam = (param: (name: string) => string) => ({ is_exposed: param('shown') });
