import type { ArtworkRow } from '@hwarang/domain/admin/tables.contract';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { artworkPath } from '../../catalogue/artwork.view.ts';
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

const path = '/admin/artworks';
const nameOf = ({ title }: ArtworkRow) => title;

export default function ArtworksTable() {
  const language = useLanguage();
  const table = useTable(path, 'createdAt:DESC', shownParam);
  const save = saveCell(language, table.rows, '/art-works');
  const text = textColumn(save);
  const columns: TableColumn<ArtworkRow>[] = [
    imageColumn(language, ({ image }) => image),
    text('title', words.title[language], '24%'),
    text('title_en', words.titleEn[language], '20%'),
    {
      key: 'owner',
      head: words.artist[language],
      sort: 'owner',
      width: '15%',
      cell: ({ owner }) => (owner ? pickLanguage(language, owner.localname, owner.englishname) : ''),
    },
    text('material', words.material[language], '15%'),
    text('edition', words.edition[language], '96px'),
    text('year', words.year[language], '80px', (date) => date.slice(0, 4)),
    shownColumn(language, nameOf, save),
    {
      key: 'open',
      head: words.open[language],
      headHidden: true,
      width: '96px',
      cell: (row) => row.is_exposed && <TextLink to={artworkPath(row.id)}>{words.open[language]}</TextLink>,
    },
  ];
  return (
    <TablePage
      title={adminWords.artworks[language]}
      tools={<ExportButton path={table.csv} />}
      table={table}
      filters={[shownFilter(language)]}
      columns={columns}
      nameOf={nameOf}
      bulk={{
        path,
        fields: [
          { name: 'material', label: words.material[language] },
          { name: 'material_en', label: `${words.material[language]} (${adminWords.english[language]})` },
          { name: 'year', label: words.year[language] },
        ],
      }}
    />
  );
}
