import type { LabelLanguages, LabelSheetName } from '@hwarang/domain/captions/label-sheets';
import type { LocalizedText } from '@hwarang/domain/language';

export const captionsWords = {
  title: { ko: '캡션 관리', en: 'Caption Manager' },
  lead: {
    ko: '전시를 고르면 공개된 작품의 캡션이 나옵니다. 순서와 문구를 다듬어 CSV나 벽면 라벨로 내려받으세요. 작품 정보는 바뀌지 않습니다.',
    en: 'Choose an exhibition to see the captions of its public artworks. Put them in order, adjust the wording and take them away as CSV or wall labels. The works themselves are not changed.',
  },
  exhibition: { ko: '전시', en: 'Exhibition' },
  choose: { ko: '전시를 먼저 골라 주세요', en: 'Choose an exhibition first' },
  none: { ko: '이 전시에는 공개된 작품이 없습니다', en: 'This exhibition has no public artworks' },
  noExhibitions: { ko: '아직 전시가 없습니다', en: 'There are no exhibitions yet' },
  download: { ko: 'DOWNLOAD', en: 'DOWNLOAD' },
  downloadHint: { ko: 'CSV 내려받기', en: 'Download CSV' },
  labels: { ko: '벽면 라벨', en: 'Wall labels' },
  labelsDownload: { ko: '라벨 PDF 내려받기', en: 'Download labels as PDF' },
  preview: { ko: '인쇄 미리보기', en: 'Print preview' },
  sheet: { ko: '용지', en: 'Sheet' },
  languages: { ko: '언어', en: 'Languages' },
  qr: { ko: '작품 페이지로 가는 QR 코드', en: 'QR code to the artwork page' },
  image: { ko: '이미지', en: 'Image' },
  artworkTitle: { ko: '작품명', en: 'Title' },
  material: { ko: '재료', en: 'Material' },
  size: { ko: '크기', en: 'Size' },
  edition: { ko: '에디션', en: 'Edition' },
  id: { ko: 'ID', en: 'ID' },
  artist: { ko: '작가명', en: 'Artist name' },
  year: { ko: '제작 연도', en: 'Year' },
  order: { ko: '순서', en: 'Order' },
  edit: { ko: '문구 고치기', en: 'Edit' },
  editOf: { ko: '캡션 문구 고치기', en: 'Edit the caption' },
  restore: { ko: '작품 정보로 되돌리기', en: 'Back to the work’s own words' },
  rewritten: { ko: '고친 문구', en: 'Edited' },
  startOver: { ko: '순서와 문구 처음으로', en: 'Undo all changes' },
} as const satisfies Record<string, LocalizedText>;

export const labelSheetWords: Record<LabelSheetName, LocalizedText> = {
  'single-100x60': { ko: '낱장 100 × 60 mm', en: 'Single label, 100 × 60 mm' },
  'a4-100x60': { ko: 'A4 재단선, 100 × 60 mm 8장', en: 'A4 with cut marks, 8 of 100 × 60 mm' },
  'a4-80x50': { ko: 'A4 재단선, 80 × 50 mm 10장', en: 'A4 with cut marks, 10 of 80 × 50 mm' },
  'a4-140x90': { ko: 'A4 재단선, 140 × 90 mm 3장', en: 'A4 with cut marks, 3 of 140 × 90 mm' },
  'avery-l7165': {
    ko: '라벨지 8칸 99.1 × 67.7 mm (폼텍 LS-3114, Avery L7165)',
    en: 'Label sheet, 8 of 99.1 × 67.7 mm (Avery L7165, Formtec LS-3114)',
  },
  'avery-l7173': {
    ko: '라벨지 10칸 99.1 × 57 mm (Avery L7173)',
    en: 'Label sheet, 10 of 99.1 × 57 mm (Avery L7173)',
  },
  'avery-l7163': {
    ko: '라벨지 14칸 99.1 × 38.1 mm (폼텍 LS-3108, Avery L7163)',
    en: 'Label sheet, 14 of 99.1 × 38.1 mm (Avery L7163, Formtec LS-3108)',
  },
  'avery-l7162': {
    ko: '라벨지 16칸 99.1 × 33.9 mm (폼텍 LS-3107, Avery L7162)',
    en: 'Label sheet, 16 of 99.1 × 33.9 mm (Avery L7162, Formtec LS-3107)',
  },
  'avery-l7160': {
    ko: '라벨지 21칸 63.5 × 38.1 mm (Avery L7160)',
    en: 'Label sheet, 21 of 63.5 × 38.1 mm (Avery L7160)',
  },
};

export const labelLanguageWords: Record<LabelLanguages, LocalizedText> = {
  both: { ko: '국문과 영문', en: 'Korean and English' },
  ko: { ko: '국문', en: 'Korean' },
  en: { ko: '영문', en: 'English' },
};

export const captionCount = (count: number): LocalizedText => ({
  ko: `작품 ${count}점`,
  en: count === 1 ? '1 artwork' : `${count} artworks`,
});
export const sheetCount = (count: number): LocalizedText => ({
  ko: `모두 ${count}장 가운데 첫 장`,
  en: count === 1 ? 'The only sheet' : `The first of ${count} sheets`,
});
