import type { LocalizedText } from '@hwarang/domain/language';

/** What a Korean reader is told at a field for whose problem there are English words alone. */
export const wrongField: LocalizedText = { ko: '입력한 내용을 확인해 주세요', en: 'Please check this field' };

export const gone: LocalizedText = {
  ko: '삭제되었거나 비공개로 바뀌어 처리하지 못했습니다.',
  en: 'It has been deleted or is no longer public.',
};
