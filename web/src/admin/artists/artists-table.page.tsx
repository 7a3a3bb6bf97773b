import type { ArtistRow } from '@hwarang/domain/admin/tables.contract';
import { artistPath } from '../../catalogue/artist.view.ts';
import { adminWords } from '../admin.words.ts';
import { useColumns } from '../table/columns.tsx';
import { shownFilter, shownParam, TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords as words } from '../tables.words.ts';

const nameOf = ({ localname }: ArtistRow) => localname;

export default function ArtistsTable() {
  const table = useTable('/admin/artists', 'createdAt:DESC', shownParam);
  const { image, text, shown, open } = useColumns(table.rows, '/artists', nameOf);
  return (
    <TablePage
      title={adminWords.artists}
      csv
      table={table}
      filters={[shownFilter]}
      columns={[
        image(({ profileimg }) => profileimg),
        text('localname', words.localname, '26%'),
        text('englishname', words.englishname, '26%'),
        text('usercountryname', words.country, '96px'),
        text('email', words.email, '24%'),
        shown,
        open(artistPath),
      ]}
      nameOf={nameOf}
      bulk={[{ name: 'usercountryname', label: words.country }]}
    />
  );
}
