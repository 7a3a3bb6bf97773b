import type { LocalizedText } from '@hwarang/domain/language';

export const outdatedNote: LocalizedText = {
  ko: '새로운 내용을 불러오지 못했습니다.',
  en: 'Couldn’t check for anything new.',
};
