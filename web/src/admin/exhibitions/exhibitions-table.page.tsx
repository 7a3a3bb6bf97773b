import type { ExhibitionRow } from '@hwarang/domain/admin/tables.contract';
import { periodText } from '@hwarang/domain/exhibitions/period';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { IconButton } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { useDesk } from '../../platform/desk.ts';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { editorWords } from '../editor.words.ts';
import { useColumns } from '../table/columns.tsx';
import { shownFilter, shownParam, TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords as words } from '../tables.words.ts';
import { useDuplicate } from './duplicate.ts';
import { Stage } from './stage.tsx';
import { stageFilter, stageWords } from './stages.ts';

const stageChoice = { name: 'stage', label: words.stage, choices: stageWords };
const nameOf = ({ title }: ExhibitionRow) => title;

export default function ExhibitionsTable() {
  const language = useLanguage();
  const { base, gallery } = useDesk();
  const today = dayInKorea(new Date());
  const table = useTable(gallery ? '/exhibitions' : '/admin/exhibitions', 'opens_on:DESC', (param) =>
    gallery ? { gallery, ...stageFilter(param('stage'), today) } : shownParam(param),
  );
  const { image, shown } = useColumns(table.rows, '/exhibitions', nameOf);
  const duplicate = useDuplicate();
  return (
    <TablePage
      title={adminWords.exhibitions}
      add={{ to: `${base}/exhibitions/new`, label: editorWords.newExhibition }}
      {...(gallery ? {} : { sheet: 'exhibitions' })}
      table={table}
      filters={[gallery ? stageChoice : shownFilter]}
      columns={[
        image(({ mainimage }) => mainimage[0]),
        {
          key: 'title',
          head: words.title,
          sort: 'title',
          width: '34%',
          cell: (row) => (
            <TextLink to={`${base}/exhibitions/${row.id}`}>{pickLanguage(language, row.title, row.title_en)}</TextLink>
          ),
        },
        gallery
          ? { key: 'stage', head: words.stage, width: '22%', cell: (row) => <Stage row={row} today={today} /> }
          : {
              key: 'gallery',
              head: words.gallery,
              width: '22%',
              cell: (row) => row.gallery && pickLanguage(language, row.gallery.name, row.gallery.name_en),
            },
        {
          key: 'period',
          head: words.period,
          sort: 'opens_on',
          width: '22%',
          cell: ({ opens_on, closes_on, period }) =>
            opens_on && closes_on ? periodText(language, opens_on, closes_on) : period,
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
