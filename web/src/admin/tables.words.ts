import type { LocalizedText } from '@hwarang/domain/language';
import { thousands } from '@hwarang/domain/thousands';

export const tableWords = {
  none: { ko: '검색 결과가 없습니다', en: 'No matches' },
  empty: { ko: '아직 아무것도 없습니다', en: 'Nothing here yet' },
  select: { ko: '선택', en: 'Select' },
  selectAll: { ko: '모두 선택', en: 'Select all' },
  mostSelected: { ko: '한 번에 1,000건까지 선택할 수 있습니다.', en: 'You can select up to 1,000 at once.' },
  rowKeys: { ko: '↑ ↓ 행 이동', en: '↑ ↓ move between rows' },
  selectKeys: {
    ko: '↑ ↓ 행 이동 · Space 선택 · Shift + ↑ ↓ 연속 선택 · Ctrl + A 모두 선택',
    en: '↑ ↓ move between rows · Space select · Shift + ↑ ↓ extend selection · Ctrl + A select all',
  },
  exportFailed: {
    ko: '파일을 만들지 못했습니다. 다시 시도해 주세요.',
    en: 'Couldn’t create the file. Please try again.',
  },
  cancelFile: { ko: '취소', en: 'Cancel' },
  editCell: { ko: '수정', en: 'Edit' },
  image: { ko: '이미지', en: 'Image' },
  title: { ko: '제목', en: 'Title' },
  titleEn: { ko: '영문 제목', en: 'English title' },
  artist: { ko: '작가', en: 'Artist' },
  material: { ko: '재료', en: 'Material' },
  edition: { ko: '에디션', en: 'Edition' },
  inventoryNumber: { ko: '소장번호', en: 'Inventory no.' },
  license: { ko: '이용 조건', en: 'License' },
  year: { ko: '연도', en: 'Year' },
  review: { ko: '검토', en: 'Review' },
  waiting: { ko: '검토 대기', en: 'Waiting' },
  approve: { ko: '승인', en: 'Approve' },
  shown: { ko: '공개 여부', en: 'Visibility' },
  localname: { ko: '이름', en: 'Name' },
  englishname: { ko: '영문 이름', en: 'English name' },
  country: { ko: '국가', en: 'Country' },
  email: { ko: '이메일', en: 'Email' },
  gallery: { ko: '갤러리', en: 'Gallery' },
  stage: { ko: '상태', en: 'Status' },
  scheduled: { ko: '공개 예정', en: 'Scheduled' },
  period: { ko: '기간', en: 'Period' },
  contact: { ko: '연락처', en: 'Phone' },
  expose: { ko: '공개로 전환', en: 'Make public' },
  hide: { ko: '비공개로 전환', en: 'Make private' },
  bulk: { ko: '일괄 수정', en: 'Bulk edit' },
  bulkField: { ko: '수정할 항목', en: 'Field' },
  bulkValue: { ko: '새 값', en: 'New value' },
  apply: { ko: '적용', en: 'Apply' },
  clear: { ko: '선택 해제', en: 'Clear selection' },
  export: { ko: 'CSV 내보내기', en: 'Export CSV' },
  exportAll: { ko: '전체를 Excel로', en: 'Export all to Excel' },
  open: { ko: '페이지 보기', en: 'Open page' },
  conflict: {
    ko: '그사이 다른 사람이 수정해 저장하지 않았습니다. 최신 내용을 불러왔습니다.',
    en: 'Someone else edited this. Nothing was saved, and the latest version has been loaded.',
  },
} as const satisfies Record<string, LocalizedText>;

export const approve = (name: string): LocalizedText => ({ ko: `${name} 승인`, en: `Approve ${name}` });

const rows =
  (ko: string, en: string) =>
  (count: number): LocalizedText => ({
    ko: `${thousands(count)}건${ko}`,
    en: `${thousands(count)} ${en}`,
  });
export const foundRows = (count: number) => rows('', count === 1 ? 'entry' : 'entries')(count);
/** There are more, which nobody has counted. */
export const manyRows = rows(' 이상', 'entries or more');
export const selectedRows = rows(' 선택', 'selected');
export const hiddenRows = rows('을 비공개로 전환했습니다', 'made private');
export const exposedRows = rows('을 공개로 전환했습니다', 'made public');
export const changedRows = rows('을 수정했습니다', 'updated');
