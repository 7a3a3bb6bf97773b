import type { CaptionLanguages, LabelSheetName } from '@hwarang/domain/captions/label-sheets';
import type { LocalizedText } from '@hwarang/domain/language';

export const captionsWords = {
  title: { ko: '캡션 관리', en: 'Caption Manager' },
  lead: {
    ko: '전시를 고르면 공개된 작품의 캡션이 나옵니다. 순서와 문구를 다듬은 뒤 CSV나 벽면 라벨로 내려받으세요. 원래 작품 정보는 바뀌지 않습니다.',
    en: 'Choose an exhibition to see the captions of its public artworks. Reorder them, adjust the wording, and download them as a CSV or as wall labels. The artworks themselves stay unchanged.',
  },
  exhibition: { ko: '전시', en: 'Exhibition' },
  exhibitionHint: {
    ko: '제목으로 검색하거나 최근 전시에서 고르세요.',
    en: 'Search by title, or choose from the latest.',
  },
  choose: { ko: '먼저 전시를 선택해 주세요', en: 'Choose an exhibition first' },
  none: { ko: '이 전시에는 공개된 작품이 없습니다', en: 'This exhibition has no public artworks' },
  noExhibitions: { ko: '아직 전시가 없습니다', en: 'No exhibitions yet' },
  download: { ko: 'DOWNLOAD', en: 'DOWNLOAD' },
  downloadHint: { ko: 'CSV 내려받기', en: 'Download CSV' },
  labels: { ko: '벽면 라벨', en: 'Wall labels' },
  labelsDownload: { ko: '라벨 PDF 내려받기', en: 'Download labels as PDF' },
  preview: { ko: '인쇄 미리보기', en: 'Print preview' },
  sheet: { ko: '용지', en: 'Sheet' },
  captionLanguages: { ko: '캡션 언어', en: 'Caption language' },
  languages: { ko: '라벨 언어', en: 'Label language' },
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
  edit: { ko: '문구 수정', en: 'Edit' },
  editOf: { ko: '캡션 문구 수정', en: 'Edit caption' },
  restore: { ko: '작품 정보로 되돌리기', en: 'Restore original' },
  rewritten: { ko: '수정됨', en: 'Edited' },
  startOver: { ko: '모두 처음으로 되돌리기', en: 'Undo all changes' },
} as const satisfies Record<string, LocalizedText>;

export const labelSheetWords: Record<LabelSheetName, LocalizedText> = {
  'single-100x60': { ko: '낱장 100 × 60 mm', en: 'Single label, 100 × 60 mm' },
  'a4-100x60': { ko: 'A4 재단선, 100 × 60 mm 8장', en: 'A4 with cut marks, 8 labels of 100 × 60 mm' },
  'a4-80x50': { ko: 'A4 재단선, 80 × 50 mm 10장', en: 'A4 with cut marks, 10 labels of 80 × 50 mm' },
  'a4-140x90': { ko: 'A4 재단선, 140 × 90 mm 3장', en: 'A4 with cut marks, 3 labels of 140 × 90 mm' },
  'avery-l7165': {
    ko: '라벨지 8칸 99.1 × 67.7 mm (폼텍 LS-3114, Avery L7165)',
    en: 'Label sheet, 8 labels of 99.1 × 67.7 mm (Avery L7165, Formtec LS-3114)',
  },
  'avery-l7173': {
    ko: '라벨지 10칸 99.1 × 57 mm (Avery L7173)',
    en: 'Label sheet, 10 labels of 99.1 × 57 mm (Avery L7173)',
  },
  'avery-l7163': {
    ko: '라벨지 14칸 99.1 × 38.1 mm (폼텍 LS-3108, Avery L7163)',
    en: 'Label sheet, 14 labels of 99.1 × 38.1 mm (Avery L7163, Formtec LS-3108)',
  },
  'avery-l7162': {
    ko: '라벨지 16칸 99.1 × 33.9 mm (폼텍 LS-3107, Avery L7162)',
    en: 'Label sheet, 16 labels of 99.1 × 33.9 mm (Avery L7162, Formtec LS-3107)',
  },
  'avery-l7160': {
    ko: '라벨지 21칸 63.5 × 38.1 mm (Avery L7160)',
    en: 'Label sheet, 21 labels of 63.5 × 38.1 mm (Avery L7160)',
  },
};

export const captionLanguageWords: Record<CaptionLanguages, LocalizedText> = {
  both: { ko: '국문과 영문', en: 'Korean and English' },
  ko: { ko: '국문', en: 'Korean' },
  en: { ko: '영문', en: 'English' },
};

/** Before the first sheet has come nobody knows how many there are. */
export const drawnSheets = (drawn: number, of: number): LocalizedText => ({
  ko: of > 0 ? `라벨을 만들고 있습니다: ${of}장 중 ${drawn}장` : '라벨을 만들고 있습니다',
  en: of > 0 ? `Making labels: ${drawn} of ${of} sheets` : 'Making labels',
});
export const sheetCount = (count: number): LocalizedText => ({
  ko: count === 1 ? '모두 1장' : `모두 ${count}장 중 첫 장`,
  en: count === 1 ? '1 sheet' : `Sheet 1 of ${count}`,
});
