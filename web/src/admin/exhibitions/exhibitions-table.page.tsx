import type { ExhibitionRow } from '@hwarang/domain/admin/tables.contract';
import { formatPeriod } from '@hwarang/domain/exhibitions/period';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { useNavigate } from 'react-router';
import { ButtonLink, IconButton } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { editorWords } from '../editor.words.ts';
import { imageColumn, shownColumn, shownFilter, shownParam } from '../table/common-columns.tsx';
import { saveCell } from '../table/save-cell.ts';
import type { TableColumn } from '../table/table-head.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords as words } from '../tables.words.ts';
import { duplicateExhibition } from './duplicate.ts';

const nameOf = ({ title }: ExhibitionRow) => title;

export default function ExhibitionsTable() {
  const language = useLanguage();
  const navigate = useNavigate();
  const table = useTable('/admin/exhibitions', 'opens_on:DESC', shownParam);
  const copy = async (row: ExhibitionRow) => {
    const made = await duplicateExhibition(language, row.id);
    if (made) void navigate(`/admin/exhibitions/${made}`);
  };
  const columns: TableColumn<ExhibitionRow>[] = [
    imageColumn(language, ({ mainimage }) => mainimage[0]),
    {
      key: 'title',
      head: words.title[language],
      sort: 'title',
      width: '34%',
      cell: (row) => (
        <TextLink to={`/admin/exhibitions/${row.id}`}>{pickLanguage(language, row.title, row.title_en)}</TextLink>
      ),
    },
    {
      key: 'gallery',
      head: words.gallery[language],
      width: '22%',
      cell: ({ gallery }) => gallery && pickLanguage(language, gallery.name, gallery.name_en),
    },
    {
      key: 'period',
      head: words.period[language],
      sort: 'opens_on',
      width: '22%',
      cell: ({ opens_on, closes_on, period }) => (opens_on && closes_on ? formatPeriod(opens_on, closes_on) : period),
    },
    shownColumn(language, nameOf, saveCell(language, table.rows, '/exhibitions')),
    {
      key: 'copy',
      head: adminWords.duplicate[language],
      headHidden: true,
      width: '56px',
      cell: (row) => (
        <IconButton label={`${adminWords.duplicate[language]}: ${row.title}`} onClick={() => void copy(row)}>
          <Icon name="copy" size={18} />
        </IconButton>
      ),
    },
  ];
  return (
    <TablePage
      title={adminWords.exhibitions[language]}
      tools={
        <ButtonLink look="fill" to="/admin/exhibitions/new">
          <Icon name="plus" size={18} />
          {editorWords.newExhibition[language]}
        </ButtonLink>
      }
      table={table}
      filters={[shownFilter(language)]}
      columns={columns}
      nameOf={nameOf}
    />
  );
}
