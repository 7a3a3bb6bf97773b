import type { LocalizedText } from '../language.ts';

/** What is printed in the booklet of entries. */
export const bookletWords = {
  booklet: { ko: '출품작 자료집', en: 'Booklet of entries' },
  blind: { ko: '블라인드 심사용: 이름을 싣지 않았습니다', en: 'For blind judging: without names' },
  open: { ko: '작가 이름 포함', en: 'With the names of the artists' },
  receipt: { ko: '접수 번호', en: 'Receipt' },
  noPicture: { ko: '이미지 없음', en: 'No image' },
  notes: { ko: '메모', en: 'Notes' },
} as const satisfies Record<string, LocalizedText>;

export const printedEntries = (count: number): LocalizedText => ({
  ko: `출품 ${count}건`,
  en: count === 1 ? '1 entry' : `${count} entries`,
});
export const printedPart = (part: number, of: number): LocalizedText => ({
  ko: `${of}권 중 ${part}권`,
  en: `Part ${part} of ${of}`,
});
export const entryNumber = (number: number): LocalizedText => ({ ko: `${number}번`, en: `No. ${number}` });
