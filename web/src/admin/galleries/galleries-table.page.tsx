import type { GalleryRow } from '@hwarang/domain/admin/tables.contract';
import { formatPlace } from '@hwarang/domain/galleries/address';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { ButtonLink } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { editorWords } from '../editor.words.ts';
import { imageColumn, shownColumn } from '../table/common-columns.tsx';
import { saveCell } from '../table/save-cell.ts';
import type { TableColumn } from '../table/table-head.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords as words } from '../tables.words.ts';

const nameOf = ({ name }: GalleryRow) => name;

export default function GalleriesTable() {
  const language = useLanguage();
  const table = useTable('/admin/galleries', 'name:ASC');
  const columns: TableColumn<GalleryRow>[] = [
    imageColumn(language, ({ image }) => image[0]),
    {
      key: 'name',
      head: words.localname[language],
      sort: 'name',
      width: '36%',
      cell: (row) => (
        <TextLink to={`/admin/galleries/${row.id}`}>{pickLanguage(language, row.name, row.name_en)}</TextLink>
      ),
    },
    {
      key: 'place',
      head: editorWords.address[language],
      width: '30%',
      cell: (row) => formatPlace(language, (language === 'en' ? row.gallery_address_en : null) ?? row.gallery_address),
    },
    { key: 'contact', head: words.contact[language], width: '20%', cell: ({ contact }) => contact },
    shownColumn(language, nameOf, saveCell(language, table.rows, '/galleries')),
  ];
  return (
    <TablePage
      title={adminWords.galleries[language]}
      tools={
        <ButtonLink look="fill" to="/admin/galleries/new">
          <Icon name="plus" size={18} />
          {editorWords.newGallery[language]}
        </ButtonLink>
      }
      table={table}
      columns={columns}
      nameOf={nameOf}
    />
  );
}
