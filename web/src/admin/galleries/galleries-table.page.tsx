import { adminWords } from '@hwarang/domain/admin/admin.words';
import { editorWords } from '@hwarang/domain/admin/editor.words';
import type { GalleryRow } from '@hwarang/domain/admin/tables.contract';
import { tableWords as words } from '@hwarang/domain/admin/tables.words';
import { either } from '@hwarang/domain/either';
import { formatPlace } from '@hwarang/domain/galleries/address';
import { ButtonLink } from '../../design/button.tsx';
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

export default function GalleriesTable() {
  const language = useLanguage();
  const { wish, sort, set } = useWishes('name:ASC');
  const rows = useRows<GalleryRow>('/admin/galleries', questionOf(sort, wish('q'), {}));
  const columns: TableColumn<GalleryRow>[] = [
    { key: 'image', head: words.image[language], width: '72px', cell: (row) => <Thumb file={row.image[0]} /> },
    {
      key: 'name',
      head: words.localname[language],
      sort: 'name',
      width: '36%',
      cell: (row) => <TextLink to={`/admin/galleries/${row.id}`}>{either(language, row.name, row.name_en)}</TextLink>,
    },
    {
      key: 'place',
      head: editorWords.address[language],
      width: '30%',
      cell: (row) => formatPlace(language, (language === 'en' ? row.gallery_address_en : null) ?? row.gallery_address),
    },
    { key: 'contact', head: words.contact[language], width: '20%', cell: ({ contact }) => contact },
    {
      key: 'shown',
      head: words.shown[language],
      sort: 'is_exposed',
      width: '104px',
      cell: (row) => (
        <ExposedSwitch
          name={row.name}
          exposed={row.is_exposed}
          onChange={(is_exposed) => saveCell(language, rows, '/galleries', row, { is_exposed })}
        />
      ),
    },
  ];
  return (
    <Screen
      title={adminWords.galleries[language]}
      tools={
        <ButtonLink look="fill" to="/admin/galleries/new">
          <Icon name="plus" size={18} />
          {editorWords.newGallery[language]}
        </ButtonLink>
      }
    >
      <TableTools words={wish('q')} onWish={set} />
      <RecordTable
        caption={adminWords.galleries[language]}
        rows={rows}
        columns={columns}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        nameOf={({ name }) => name}
      />
    </Screen>
  );
}
