import type { LocalizedText } from '@hwarang/domain/language';

export const cropWords = {
  cropHint: {
    ko: '사진을 움직여 보일 부분을 맞춰 주세요.',
    en: 'Move the picture until the square shows what it should.',
  },
  zoom: { ko: '확대', en: 'Zoom' },
} satisfies Record<string, LocalizedText>;
