import type { ExhibitionRow } from '@hwarang/domain/admin/tables.contract';
import { formatPeriod } from '@hwarang/domain/exhibitions/period';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { IconButton } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { editorWords } from '../editor.words.ts';
import { useColumns } from '../table/columns.tsx';
import { shownFilter, shownParam, TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords as words } from '../tables.words.ts';
import { useDuplicate } from './duplicate.ts';

const nameOf = ({ title }: ExhibitionRow) => title;

export default function ExhibitionsTable() {
  const language = useLanguage();
  const table = useTable('/admin/exhibitions', 'opens_on:DESC', shownParam);
  const { image, shown } = useColumns(table.rows, '/exhibitions', nameOf);
  const duplicate = useDuplicate();
  return (
    <TablePage
      title={adminWords.exhibitions}
      add={{ to: '/admin/exhibitions/new', label: editorWords.newExhibition }}
      sheet="exhibitions"
      table={table}
      filters={[shownFilter]}
      columns={[
        image(({ mainimage }) => mainimage[0]),
        {
          key: 'title',
          head: words.title,
          sort: 'title',
          width: '34%',
          cell: (row) => (
            <TextLink to={`/admin/exhibitions/${row.id}`}>{pickLanguage(language, row.title, row.title_en)}</TextLink>
          ),
        },
        {
          key: 'gallery',
          head: words.gallery,
          width: '22%',
          cell: ({ gallery }) => gallery && pickLanguage(language, gallery.name, gallery.name_en),
        },
        {
          key: 'period',
          head: words.period,
          sort: 'opens_on',
          width: '22%',
          cell: ({ opens_on, closes_on, period }) =>
            opens_on && closes_on ? formatPeriod(opens_on, closes_on) : period,
        },
        shown,
        {
          key: 'copy',
          head: adminWords.duplicate,
          headHidden: true,
          width: '56px',
          cell: ({ id, title }) => (
            <IconButton label={`${adminWords.duplicate[language]}: ${title}`} onClick={() => void duplicate(id)}>
              <Icon name="copy" size={18} />
            </IconButton>
          ),
        },
      ]}
      nameOf={nameOf}
    />
  );
}
