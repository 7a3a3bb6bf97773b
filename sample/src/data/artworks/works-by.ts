import type { LocalizedText } from '@hwarang/domain/language';
import type { SampleArtwork } from '../shapes.ts';

export interface WorkRow {
  title: LocalizedText;
  material: LocalizedText;
  size: readonly [width: number, height: number, depth?: number];
  edition?: string;
  year: number;
  yearText?: string;
  seed: number;
  motif: string;
  hidden?: true;
  text?: LocalizedText;
}

function slug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function worksBy(artist: string, rows: readonly WorkRow[]): SampleArtwork[] {
  return rows.map(
    ({ title, material, size: [widthCm, heightCm, depthCm], edition, year, yearText, seed, motif, hidden, text }) => ({
      key: `${artist}-${slug(title.en)}`,
      artist,
      title,
      material,
      widthCm,
      heightCm,
      ...(depthCm === undefined ? {} : { depthCm }),
      ...(edition === undefined ? {} : { edition }),
      year,
      ...(yearText === undefined ? {} : { yearText }),
      is_exposed: !hidden,
      seed,
      motif,
      ...(text === undefined ? {} : { text }),
    }),
  );
}
