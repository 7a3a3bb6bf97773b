import type { LocalizedText } from '../language.ts';

export const feedWords = {
  title: { ko: '화랑: 새 전시와 새 작품', en: 'Hwarang: new exhibitions and artworks' },
  exhibition: { ko: '전시', en: 'Exhibition' },
  artwork: { ko: '작품', en: 'Artwork' },
} as const satisfies Record<string, LocalizedText>;
