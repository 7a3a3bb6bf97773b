import type { ArtworkRow } from '@hwarang/domain/admin/tables.contract';
import { artworksWords } from '@hwarang/domain/artworks/artworks.words';
import { licenseChoices } from '@hwarang/domain/artworks/licenses';
import { madeWithAiChoices } from '@hwarang/domain/artworks/made-with-ai';
import { readYear, shownYear, yearInKorea } from '@hwarang/domain/artworks/year';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { artworkPath } from '../../catalogue/artwork.view.ts';
import { useLanguage } from '../../platform/language.ts';
import { adminWords, inEnglish } from '../admin.words.ts';
import { useColumns } from '../table/columns.tsx';
import { InlineText } from '../table/inline-text.tsx';
import { shownFilter, shownParam, TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords as words } from '../tables.words.ts';

/** Written as it is shown: 'c.1820' becomes a text and the year it names. */
const writtenYear = (text: string) => readYear(text, yearInKorea());

const nameOf = ({ title }: ArtworkRow) => title;

export default function ArtworksTable() {
  const language = useLanguage();
  const table = useTable('/admin/artworks', 'createdAt:DESC', shownParam);
  const { image, text, shown, open, save } = useColumns(table.rows, '/art-works', nameOf);
  return (
    <TablePage
      title={adminWords.artworks}
      csv
      sheet="art-works"
      table={table}
      filters={[shownFilter]}
      columns={[
        image((row) => row.image),
        text('title', words.title, '24%'),
        text('title_en', words.titleEn, '22%'),
        {
          key: 'owner',
          head: words.artist,
          sort: 'owner',
          width: '16%',
          cell: ({ owner }) => (owner ? pickLanguage(language, owner.localname, owner.englishname) : ''),
        },
        text('material', words.material, '16%'),
        text('edition', words.edition, '76px'),
        text('inventory_number', words.inventoryNumber, '96px'),
        {
          key: 'year',
          head: words.year,
          sort: 'year',
          width: '72px',
          cell: (row) => (
            <InlineText
              label={words.year[language]}
              value={shownYear(row) ?? ''}
              onSave={(value) => save(row, writtenYear(value))}
            />
          ),
        },
        shown,
        open(artworkPath),
      ]}
      nameOf={nameOf}
      bulk={[
        { name: 'material', label: words.material },
        { name: 'material_en', label: inEnglish(words.material) },
        { name: 'year', label: words.year, valuesOf: writtenYear },
        {
          name: 'license',
          label: words.license,
          choices: licenseChoices,
        },
        { name: 'made_with_ai', label: artworksWords.madeWithAi, choices: madeWithAiChoices },
      ]}
    />
  );
}
