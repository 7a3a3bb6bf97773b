import { formatEdition } from '@hwarang/domain/artworks/edition';
import type { Caption } from '@hwarang/domain/captions/captions.contract';
import type { CaptionLanguages } from '@hwarang/domain/captions/label-sheets';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { stringify } from 'csv-stringify/sync';

/**
 * What every sheet of ours begins with, quotes and makes inert: a spreadsheet never takes a cell of it for a formula,
 * nor a fraction, as the edition 3/10, for a day.
 */
export const csvOptions = {
  bom: true,
  header: true,
  quoted_string: true,
  record_delimiter: 'windows',
  escape_formulas: true,
  cast: { string: (text: string) => text.replace(/^(?=\d+\/\d+$)/, "'") },
} as const;

const columns = ['image', 'title', 'material', 'size', 'id', { key: 'artist', header: 'artist name' }, 'edition'];

/** Last, so that the columns before them are where they always are. */
const englishColumns = [
  { key: 'title_en', header: 'title (English)' },
  { key: 'material_en', header: 'material (English)' },
  { key: 'artist_en', header: 'artist name (English)' },
];

/** The words of one language; where a work has none, those of the other, as in the table of the Caption Manager. */
const inLanguage = (line: Caption, languages: CaptionLanguages): Caption => {
  const language = languages === 'en' ? 'en' : 'ko';
  return {
    ...line,
    title: pickLanguage(language, line.title, line.title_en) ?? '',
    material: pickLanguage(language, line.material, line.material_en) ?? '',
    artist: pickLanguage(language, line.artist, line.artist_en) ?? '',
  };
};

/** The columns of the Caption Manager, in its order and in the language chosen there. */
export const captionsCsv = (lines: readonly Caption[], languages: CaptionLanguages, site: string): string =>
  stringify(
    lines.map((line) => ({
      ...inLanguage(line, languages),
      image: line.image && site + line.image,
      edition: formatEdition(line.edition),
    })),
    { ...csvOptions, columns: languages === 'both' ? [...columns, ...englishColumns] : columns },
  );
