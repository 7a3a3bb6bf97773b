import type { ArtistRow } from '@hwarang/domain/admin/tables.contract';
import { artistsWords } from '@hwarang/domain/artists/artists.words';
import { authorities, authorityName } from '@hwarang/domain/artists/authorities';
import { machineUseWords } from '@hwarang/domain/artists/machine-use';
import { artistPath } from '../../catalogue/artist.view.ts';
import { Button } from '../../design/button.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { useColumns } from '../table/columns.tsx';
import { shownFilter, shownParam, TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { approve, tableWords as words } from '../tables.words.ts';

const heldFilter = { name: 'held', label: words.review, choices: { true: words.waiting } };

const sameInBoth = (text: string) => ({ ko: text, en: text });

const nameOf = ({ localname }: ArtistRow) => localname;

export default function ArtistsTable() {
  const language = useLanguage();
  const table = useTable('/admin/artists', 'createdAt:DESC', (param) => ({
    ...shownParam(param),
    held: param('held'),
  }));
  const { save, image, text, shown, open } = useColumns(table.rows, '/artists', nameOf);
  return (
    <TablePage
      title={adminWords.artists}
      csv
      sheet="artists"
      table={table}
      filters={[shownFilter, heldFilter]}
      columns={[
        image(({ profileimg }) => profileimg),
        text('localname', words.localname, '26%'),
        text('englishname', words.englishname, '26%'),
        text('usercountryname', words.country, '96px'),
        text('email', words.email, '24%'),
        shown,
        {
          key: 'held',
          head: words.review,
          width: '104px',
          cell: (row) =>
            row.held && (
              <Button aria-label={approve(nameOf(row))[language]} onClick={() => void save(row, { is_exposed: true })}>
                {words.approve[language]}
              </Button>
            ),
        },
        open(artistPath),
      ]}
      nameOf={nameOf}
      bulk={[
        { name: 'usercountryname', label: words.country },
        { name: 'machine_use', label: artistsWords.machineUse, choices: machineUseWords },
        ...authorities.map((name) => ({ name, label: sameInBoth(authorityName(name)) })),
      ]}
    />
  );
}
