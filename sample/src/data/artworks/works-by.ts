import type { SampleArtwork } from '../shapes.ts';

export interface WorkRow
  extends Omit<SampleArtwork, 'key' | 'artist' | 'widthCm' | 'heightCm' | 'depthCm' | 'is_exposed'> {
  size: readonly [width: number, height: number, depth?: number];
  hidden?: true;
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
  return rows.map(({ size: [widthCm, heightCm, depthCm], hidden, ...work }) => ({
    ...work,
    key: `${artist}-${slug(work.title.en)}`,
    artist,
    widthCm,
    heightCm,
    ...(depthCm === undefined ? {} : { depthCm }),
    is_exposed: !hidden,
  }));
}
