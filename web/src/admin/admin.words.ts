import type { LocalizedText } from '@hwarang/domain/language';

export const adminWords = {
  menu: { ko: '관리 메뉴', en: 'Admin menu' },
  overview: { ko: '개요', en: 'Overview' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
  galleries: { ko: '갤러리', en: 'Galleries' },
  artists: { ko: '작가', en: 'Artists' },
  artworks: { ko: '작품', en: 'Artworks' },
  users: { ko: '회원', en: 'Users' },
  openCalls: { ko: '공모', en: 'Open calls' },
  imports: { ko: '가져오기·내보내기', en: 'Import & export' },
  support: { ko: '고객 상담', en: 'Support' },
  captions: { ko: '캡션 관리', en: 'Caption Manager' },
  settings: { ko: '설정', en: 'Settings' },
  audit: { ko: '변경 기록', en: 'Audit log' },
  save: { ko: '저장', en: 'Save' },
  saved: { ko: '저장했습니다.', en: 'Saved.' },
  cancel: { ko: '취소', en: 'Cancel' },
  remove: { ko: '삭제', en: 'Delete' },
  removed: { ko: '삭제했습니다.', en: 'Deleted.' },
  duplicate: { ko: '복제', en: 'Duplicate' },
  search: { ko: '검색', en: 'Search' },
  back: { ko: '목록으로', en: 'Back to list' },
  undo: { ko: '되돌리기', en: 'Undo' },
  exposed: { ko: '공개 중', en: 'Public' },
  hidden: { ko: '비공개', en: 'Private' },
  all: { ko: '전체', en: 'All' },
  korean: { ko: '국문', en: 'Korean' },
  english: { ko: '영문', en: 'English' },
  failed: {
    ko: '저장하지 못했습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'Couldn’t save. Please try again in a moment.',
  },
  conflictTitle: { ko: '그사이 다른 사람이 수정했습니다', en: 'Someone else edited this' },
  conflictText: {
    ko: '작성하신 내용은 그대로 있습니다. 저장된 내용과 비교해 보고 선택해 주세요.',
    en: 'Your changes are still here. Compare them with the saved version and choose one.',
  },
  conflictField: { ko: '항목', en: 'Field' },
  conflictMine: { ko: '내가 작성한 내용', en: 'Yours' },
  conflictTheirs: { ko: '저장된 내용', en: 'Saved version' },
  takeTheirs: { ko: '저장된 내용 불러오기', en: 'Load saved version' },
  keepMine: { ko: '내 내용으로 덮어쓰기', en: 'Overwrite with mine' },
  unsaved: { ko: '저장하지 않은 변경 사항이 있습니다', en: 'Unsaved changes' },
  mailLanguage: { ko: '메일 언어', en: 'Language of the mail' },
  confirmRemove: { ko: '정말 삭제할까요?', en: 'Delete permanently?' },
} as const satisfies Record<string, LocalizedText>;

/** The label of the same field in English. */
export const inEnglish = ({ ko, en }: LocalizedText): LocalizedText => ({
  ko: `${ko} (${adminWords.english.ko})`,
  en: `${en} (${adminWords.english.en})`,
});
