import { adminWords } from '@hwarang/domain/admin/admin.words';
import type { ArtworkRow } from '@hwarang/domain/admin/tables.contract';
import { tableWords as words } from '@hwarang/domain/admin/tables.words';
import { either } from '@hwarang/domain/either';
import { artworkPath } from '../../artworks/artwork.view.ts';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { Screen } from '../screen.tsx';
import { ExportButton } from '../table/export-button.tsx';
import { ExposedSwitch } from '../table/exposed-switch.tsx';
import { InlineText } from '../table/inline-text.tsx';
import { RecordTable, type TableColumn } from '../table/record-table.tsx';
import { saveCell } from '../table/save-cell.ts';
import { SelectionBar } from '../table/selection-bar.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { Thumb } from '../table/thumb.tsx';
import { useRows } from '../table/use-rows.ts';
import { useSelection } from '../table/use-selection.ts';
import { questionOf, useWishes } from '../table/use-wishes.ts';

const path = '/admin/artworks';

export default function ArtworksTable() {
  const language = useLanguage();
  const { wish, sort, set } = useWishes('createdAt:DESC');
  const question = questionOf(sort, wish('q'), { is_exposed: wish('shown') });
  const rows = useRows<ArtworkRow>(path, question);
  const selection = useSelection<ArtworkRow>(rows.byId);
  const save = (row: ArtworkRow, values: Record<string, unknown>) =>
    saveCell(language, rows, '/art-works', row, values);
  const text = (name: 'title' | 'title_en' | 'material', head: string, width: string): TableColumn<ArtworkRow> => ({
    key: name,
    head,
    sort: name,
    width,
    cell: (row) => <InlineText label={head} value={row[name] ?? ''} onSave={(value) => save(row, { [name]: value })} />,
  });
  const columns: TableColumn<ArtworkRow>[] = [
    { key: 'image', head: words.image[language], width: '72px', cell: (row) => <Thumb file={row.image} /> },
    text('title', words.title[language], '24%'),
    text('title_en', words.titleEn[language], '20%'),
    {
      key: 'owner',
      head: words.artist[language],
      sort: 'owner',
      width: '15%',
      cell: ({ owner }) => (owner ? either(language, owner.localname, owner.englishname) : ''),
    },
    text('material', words.material[language], '15%'),
    {
      key: 'year',
      head: words.year[language],
      sort: 'year',
      width: '80px',
      cell: (row) => (
        <InlineText
          label={words.year[language]}
          value={row.year?.slice(0, 4) ?? ''}
          onSave={(value) => save(row, { year: value })}
        />
      ),
    },
    {
      key: 'shown',
      head: words.shown[language],
      sort: 'is_exposed',
      width: '104px',
      cell: (row) => (
        <ExposedSwitch name={row.title} exposed={row.is_exposed} onChange={(is_exposed) => save(row, { is_exposed })} />
      ),
    },
    {
      key: 'open',
      head: words.open[language],
      unseen: true,
      width: '76px',
      cell: (row) => row.is_exposed && <TextLink to={artworkPath(row.id)}>{words.open[language]}</TextLink>,
    },
  ];
  return (
    <Screen title={adminWords.artworks[language]} tools={<ExportButton path={`${path}.csv?${question}`} />}>
      <TableTools
        words={wish('q')}
        onWish={set}
        filters={[
          {
            name: 'shown',
            label: words.shown[language],
            value: wish('shown'),
            choices: [
              { value: 'true', label: adminWords.exposed[language] },
              { value: 'false', label: adminWords.hidden[language] },
            ],
          },
        ]}
      />
      <RecordTable
        caption={adminWords.artworks[language]}
        rows={rows}
        columns={columns}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        selected={selection.ids}
        onSelect={selection.select}
        nameOf={({ title }) => title}
      />
      <SelectionBar
        path={path}
        selected={selection.rows}
        fields={[
          { name: 'material', label: words.material[language] },
          { name: 'material_en', label: `${words.material[language]} (${adminWords.english[language]})` },
          { name: 'year', label: words.year[language] },
        ]}
        onChanged={rows.reload}
        onClear={selection.clear}
      />
    </Screen>
  );
}
