import type { ArtistRow } from '@hwarang/domain/admin/tables.contract';
import { artistPath } from '../../catalogue/artist.view.ts';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { imageColumn, shownColumn, shownFilter, textColumn } from '../table/common-columns.tsx';
import { ExportButton } from '../table/export-button.tsx';
import { saveCell } from '../table/save-cell.ts';
import type { TableColumn } from '../table/table-head.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useRows } from '../table/use-rows.ts';
import { questionOf, useWishes } from '../table/use-wishes.ts';
import { tableWords as words } from '../tables.words.ts';

const path = '/admin/artists';
const nameOf = ({ localname }: ArtistRow) => localname;

export default function ArtistsTable() {
  const language = useLanguage();
  const wishes = useWishes('createdAt:DESC');
  const shown = wishes.wish('shown');
  const question = questionOf(wishes.sort, wishes.wish('q'), { is_exposed: shown });
  const rows = useRows<ArtistRow>(path, question);
  const save = (row: ArtistRow, values: Record<string, unknown>) => saveCell(language, rows, '/artists', row, values);
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
      unseen: true,
      width: '96px',
      cell: (row) => row.is_exposed && <TextLink to={artistPath(row.id)}>{words.open[language]}</TextLink>,
    },
  ];
  return (
    <TablePage
      title={adminWords.artists[language]}
      tools={<ExportButton path={`${path}.csv?${question}`} />}
      wishes={wishes}
      filters={[shownFilter(language, shown)]}
      rows={rows}
      columns={columns}
      nameOf={nameOf}
      bulk={{ path, fields: [{ name: 'usercountryname', label: words.country[language] }] }}
    />
  );
}
