import type { ArtistRow } from '@hwarang/domain/admin/tables.contract';
import { artistPath } from '../../catalogue/artist.view.ts';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { imageColumn, shownColumn, shownFilter, shownParam, textColumn } from '../table/common-columns.tsx';
import { ExportButton } from '../table/export-button.tsx';
import { saveCell } from '../table/save-cell.ts';
import type { TableColumn } from '../table/table-head.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords as words } from '../tables.words.ts';

const path = '/admin/artists';
const nameOf = ({ localname }: ArtistRow) => localname;

export default function ArtistsTable() {
  const language = useLanguage();
  const table = useTable(path, 'createdAt:DESC', shownParam);
  const save = saveCell(language, table.rows, '/artists');
  const text = textColumn(save);
  const columns: TableColumn<ArtistRow>[] = [
    imageColumn(language, ({ profileimg }) => profileimg),
    text('localname', words.localname[language], '26%'),
    text('englishname', words.englishname[language], '26%'),
    text('usercountryname', words.country[language], '96px'),
    text('email', words.email[language], '24%'),
    shownColumn(language, nameOf, save),
    {
      key: 'open',
      head: words.open[language],
      headHidden: true,
      width: '96px',
      cell: (row) => row.is_exposed && <TextLink to={artistPath(row.id)}>{words.open[language]}</TextLink>,
    },
  ];
  return (
    <TablePage
      title={adminWords.artists[language]}
      tools={<ExportButton path={table.csv} />}
      table={table}
      filters={[shownFilter(language)]}
      columns={columns}
      nameOf={nameOf}
      bulk={{ path, fields: [{ name: 'usercountryname', label: words.country[language] }] }}
    />
  );
}
