import { adminWords } from '@hwarang/domain/admin/admin.words';
import type { ArtistRow } from '@hwarang/domain/admin/tables.contract';
import { tableWords as words } from '@hwarang/domain/admin/tables.words';
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

const path = '/admin/artists';

export default function ArtistsTable() {
  const language = useLanguage();
  const { wish, sort, set } = useWishes('createdAt:DESC');
  const question = questionOf(sort, wish('q'), { is_exposed: wish('shown') });
  const rows = useRows<ArtistRow>(path, question);
  const selection = useSelection<ArtistRow>(rows.byId);
  const save = (row: ArtistRow, values: Record<string, unknown>) => saveCell(language, rows, '/artists', row, values);
  const text = (
    name: 'localname' | 'englishname' | 'usercountryname' | 'email',
    head: string,
    width: string,
  ): TableColumn<ArtistRow> => ({
    key: name,
    head,
    sort: name,
    width,
    cell: (row) => <InlineText label={head} value={row[name] ?? ''} onSave={(value) => save(row, { [name]: value })} />,
  });
  const columns: TableColumn<ArtistRow>[] = [
    { key: 'image', head: words.image[language], width: '72px', cell: (row) => <Thumb file={row.profileimg} /> },
    text('localname', words.localname[language], '26%'),
    text('englishname', words.englishname[language], '26%'),
    text('usercountryname', words.country[language], '96px'),
    text('email', words.email[language], '24%'),
    {
      key: 'shown',
      head: words.shown[language],
      sort: 'is_exposed',
      width: '104px',
      cell: (row) => (
        <ExposedSwitch
          name={row.localname}
          exposed={row.is_exposed}
          onChange={(is_exposed) => save(row, { is_exposed })}
        />
      ),
    },
    {
      key: 'open',
      head: words.open[language],
      unseen: true,
      width: '76px',
      cell: (row) => row.is_exposed && <TextLink to={`/artist-profile/${row.id}`}>{words.open[language]}</TextLink>,
    },
  ];
  return (
    <Screen title={adminWords.artists[language]} tools={<ExportButton path={`${path}.csv?${question}`} />}>
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
        caption={adminWords.artists[language]}
        rows={rows}
        columns={columns}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        selected={selection.ids}
        onSelect={selection.select}
        nameOf={({ localname }) => localname}
      />
      <SelectionBar
        path={path}
        selected={selection.rows}
        fields={[{ name: 'usercountryname', label: words.country[language] }]}
        onChanged={rows.reload}
        onClear={selection.clear}
      />
    </Screen>
  );
}
