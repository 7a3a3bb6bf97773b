import { adminWords } from '@hwarang/domain/admin/admin.words';
import { editorWords } from '@hwarang/domain/admin/editor.words';
import type { ExhibitionRow } from '@hwarang/domain/admin/tables.contract';
import { tableWords as words } from '@hwarang/domain/admin/tables.words';
import { either } from '@hwarang/domain/either';
import { formatPeriod } from '@hwarang/domain/exhibitions/period';
import { useNavigate } from 'react-router';
import { ButtonLink, IconButton } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { Screen } from '../screen.tsx';
import { ExposedSwitch } from '../table/exposed-switch.tsx';
import { RecordTable, type TableColumn } from '../table/record-table.tsx';
import { saveCell } from '../table/save-cell.ts';
import { TableTools } from '../table/table-tools.tsx';
import { Thumb } from '../table/thumb.tsx';
import { useRows } from '../table/use-rows.ts';
import { questionOf, useWishes } from '../table/use-wishes.ts';
import { duplicateExhibition } from './duplicate.ts';

export default function ExhibitionsTable() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { wish, sort, set } = useWishes('opens_on:DESC');
  const rows = useRows<ExhibitionRow>('/admin/exhibitions', questionOf(sort, wish('q'), { is_exposed: wish('shown') }));
  const copy = async (row: ExhibitionRow) => {
    const made = await duplicateExhibition(language, row.id);
    if (made) void navigate(`/admin/exhibitions/${made}`);
  };
  const columns: TableColumn<ExhibitionRow>[] = [
    { key: 'image', head: words.image[language], width: '72px', cell: (row) => <Thumb file={row.mainimage[0]} /> },
    {
      key: 'title',
      head: words.title[language],
      sort: 'title',
      width: '34%',
      cell: (row) => (
        <TextLink to={`/admin/exhibitions/${row.id}`}>{either(language, row.title, row.title_en)}</TextLink>
      ),
    },
    {
      key: 'gallery',
      head: words.gallery[language],
      width: '22%',
      cell: ({ gallery }) => gallery && either(language, gallery.name, gallery.name_en),
    },
    {
      key: 'period',
      head: words.period[language],
      sort: 'opens_on',
      width: '22%',
      cell: ({ opens_on, closes_on, period }) => (opens_on && closes_on ? formatPeriod(opens_on, closes_on) : period),
    },
    {
      key: 'shown',
      head: words.shown[language],
      sort: 'is_exposed',
      width: '104px',
      cell: (row) => (
        <ExposedSwitch
          name={row.title}
          exposed={row.is_exposed}
          onChange={(is_exposed) => saveCell(language, rows, '/exhibitions', row, { is_exposed })}
        />
      ),
    },
    {
      key: 'copy',
      head: adminWords.duplicate[language],
      unseen: true,
      width: '56px',
      cell: (row) => (
        <IconButton label={`${adminWords.duplicate[language]}: ${row.title}`} onClick={() => void copy(row)}>
          <Icon name="copy" size={18} />
        </IconButton>
      ),
    },
  ];
  return (
    <Screen
      title={adminWords.exhibitions[language]}
      tools={
        <ButtonLink look="fill" to="/admin/exhibitions/new">
          <Icon name="plus" size={18} />
          {editorWords.newExhibition[language]}
        </ButtonLink>
      }
    >
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
        caption={adminWords.exhibitions[language]}
        rows={rows}
        columns={columns}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        nameOf={({ title }) => title}
      />
    </Screen>
  );
}
