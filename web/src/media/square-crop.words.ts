import type { LocalizedText } from '@hwarang/domain/language';

export const cropWords = {
  cropHint: {
    ko: '사진을 움직여 보여 줄 부분을 맞춰 주세요.',
    en: 'Drag the picture to choose the part to show.',
  },
  zoom: { ko: '확대', en: 'Zoom' },
} satisfies Record<string, LocalizedText>;
