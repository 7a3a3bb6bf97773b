import type { ArtworkRow } from '@hwarang/domain/admin/tables.contract';
import { either } from '@hwarang/domain/either';
import { artworkPath } from '../../artworks/artwork.view.ts';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { imageColumn, shownColumn, shownFilter, textColumn } from '../table/common-columns.tsx';
import { ExportButton } from '../table/export-button.tsx';
import type { TableColumn } from '../table/record-table.tsx';
import { saveCell } from '../table/save-cell.ts';
import { TablePage } from '../table/table-page.tsx';
import { useRows } from '../table/use-rows.ts';
import { questionOf, useWishes } from '../table/use-wishes.ts';
import { tableWords as words } from '../tables.words.ts';

const path = '/admin/artworks';
const nameOf = ({ title }: ArtworkRow) => title;

export default function ArtworksTable() {
  const language = useLanguage();
  const wishes = useWishes('createdAt:DESC');
  const shown = wishes.wish('shown');
  const question = questionOf(wishes.sort, wishes.wish('q'), { is_exposed: shown });
  const rows = useRows(path, question);
  const save = (row: ArtworkRow, values: Record<string, unknown>) =>
    saveCell(language, rows, '/art-works', row, values);
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
      cell: ({ owner }) => (owner ? either(language, owner.localname, owner.englishname) : ''),
    },
    text('material', words.material[language], '15%'),
    text('edition', words.edition[language], '96px'),
    text('year', words.year[language], '80px', (date) => date.slice(0, 4)),
    shownColumn(language, nameOf, save),
    {
      key: 'open',
      head: words.open[language],
      unseen: true,
      width: '96px',
      cell: (row) => row.is_exposed && <TextLink to={artworkPath(row.id)}>{words.open[language]}</TextLink>,
    },
  ];
  return (
    <TablePage
      title={adminWords.artworks[language]}
      tools={<ExportButton path={`${path}.csv?${question}`} />}
      wishes={wishes}
      filters={[shownFilter(language, shown)]}
      rows={rows}
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
