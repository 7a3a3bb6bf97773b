import type { GalleryRow } from '@hwarang/domain/admin/tables.contract';
import { formatPlace } from '@hwarang/domain/galleries/address';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { editorWords } from '../editor.words.ts';
import { useColumns } from '../table/columns.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords as words } from '../tables.words.ts';

const nameOf = ({ name }: GalleryRow) => name;

export default function GalleriesTable() {
  const language = useLanguage();
  const table = useTable('/admin/galleries', 'name:ASC');
  const { image, shown } = useColumns(table.rows, '/galleries', nameOf);
  return (
    <TablePage
      title={adminWords.galleries}
      add={{ to: '/admin/galleries/new', label: editorWords.newGallery }}
      sheet="galleries"
      table={table}
      columns={[
        image((row) => row.image[0]),
        {
          key: 'name',
          head: words.localname,
          sort: 'name',
          width: '36%',
          cell: (row) => (
            <TextLink to={`/admin/galleries/${row.id}`}>{pickLanguage(language, row.name, row.name_en)}</TextLink>
          ),
        },
        {
          key: 'place',
          head: editorWords.address,
          width: '30%',
          cell: (row) =>
            formatPlace(language, (language === 'en' ? row.gallery_address_en : null) ?? row.gallery_address),
        },
        { key: 'contact', head: words.contact, width: '20%', cell: ({ contact }) => contact },
        shown,
      ]}
      nameOf={nameOf}
    />
  );
}
