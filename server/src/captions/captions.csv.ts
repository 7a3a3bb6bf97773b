import { formatEdition } from '@hwarang/domain/artworks/edition';
import type { Caption } from '@hwarang/domain/captions/captions.contract';
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

/** The columns of the Caption Manager, in its order. */
export const captionsCsv = (lines: readonly Caption[], site: string): string =>
  stringify(
    lines.map((line) => ({ ...line, image: line.image && site + line.image, edition: formatEdition(line.edition) })),
    { ...csvOptions, columns },
  );
