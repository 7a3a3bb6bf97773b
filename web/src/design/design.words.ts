import type { LocalizedText } from '@hwarang/domain/language';

/** What the parts of the design language say by themselves, whatever they are used for. */
export const designWords = {
  grab: {
    ko: '옮기려면 스페이스를 누르고, 화살표로 위치를 정한 뒤 다시 스페이스를 누르세요. 취소하려면 Esc를 누르세요.',
    en: 'Press Space to pick it up, move it with the arrow keys, and press Space again to drop it. Press Escape to cancel.',
  },
  otherLanguageOnly: { ko: '영문만 제공', en: 'Korean only' },
  loading: { ko: '불러오는 중입니다...', en: 'Now Loading...' },
  close: { ko: '닫기', en: 'Close' },
  confirm: { ko: '확인', en: 'OK' },
  cancel: { ko: '취소', en: 'Cancel' },
  notice: { ko: '알림', en: 'Notice' },
  retry: { ko: '다시 시도', en: 'Try again' },
  goHome: { ko: '홈으로', en: 'Go to home page' },
  required: { ko: '필수', en: 'required' },
  showPassword: { ko: '비밀번호 보기', en: 'Show password' },
  hidePassword: { ko: '비밀번호 숨기기', en: 'Hide password' },
  choose: { ko: '선택하세요', en: 'Choose one' },
  more: { ko: '더 보기', en: 'Show more' },
  errorTitle: { ko: '불러오지 못했습니다', en: 'Couldn’t load this' },
  errorText: { ko: '잠시 뒤에 다시 시도해 주세요.', en: 'Please try again in a moment.' },
  emptyTitle: { ko: '아직 아무것도 없습니다', en: 'Nothing here yet' },
  pages: { ko: '페이지', en: 'Pages' },
  previous: { ko: '이전', en: 'Previous' },
  next: { ko: '다음', en: 'Next' },
  carousel: { ko: '캐러셀', en: 'carousel' },
  slide: { ko: '슬라이드', en: 'slide' },
  previousSlide: { ko: '이전 슬라이드', en: 'Previous slide' },
  nextSlide: { ko: '다음 슬라이드', en: 'Next slide' },
  pause: { ko: '자동 재생 멈춤', en: 'Stop slideshow' },
  play: { ko: '자동 재생 시작', en: 'Start slideshow' },
  zoomIn: { ko: '확대', en: 'Zoom in' },
  zoomOut: { ko: '축소', en: 'Zoom out' },
  zoomWhole: { ko: '전체 보기', en: 'Fit to screen' },
  mapBack: { ko: '처음 위치로', en: 'Reset view' },
  dropImage: { ko: '이미지를 여기에 끌어다 놓거나 눌러서 선택하세요', en: 'Drag an image here or click to browse' },
  dropPaste: { ko: '붙여넣기도 할 수 있습니다', en: 'You can also paste' },
  dropNow: { ko: '여기에 놓으세요', en: 'Drop it here' },
  dropOther: { ko: '이미지 변경', en: 'Replace image' },
  dropRemove: { ko: '이미지 삭제', en: 'Remove image' },
  dropWrongType: { ko: '이미지 파일만 올릴 수 있습니다.', en: 'Please choose an image file.' },
  dropTooMany: { ko: '이미지는 한 장만 올릴 수 있습니다.', en: 'Please choose only one image.' },
  dropOneFile: { ko: '파일은 하나만 올릴 수 있습니다.', en: 'Please choose only one file.' },
  dropTooLarge: { ko: '파일이 너무 큽니다.', en: 'The file is too large.' },
  dropNoPreview: {
    ko: '이 브라우저에서는 미리 볼 수 없는 형식이지만 그대로 올릴 수 있습니다.',
    en: 'Your browser can’t preview this format, but you can still upload it.',
  },
  dropFailed: { ko: '파일을 읽지 못했습니다.', en: 'Couldn’t read the file.' },
} as const satisfies Record<string, LocalizedText>;

export const slideOf = (place: number, all: number): LocalizedText => ({
  ko: `${all}장 중 ${place}번째`,
  en: `${place} of ${all}`,
});

export const pageOf = (page: number): LocalizedText => ({ ko: `${page}페이지`, en: `Page ${page}` });

export const handleOf = (name: string): LocalizedText => ({ ko: `${name} 옮기기`, en: `Move ${name}` });
export const pickedUp = (name: string): LocalizedText => ({
  ko: `${name}을(를) 집었습니다`,
  en: `${name} is picked up`,
});
export const placedAt = (name: string, place: number, count: number): LocalizedText => ({
  ko: `${name}: ${count}개 중 ${place}번째`,
  en: `${name} is ${place} of ${count}`,
});
export const putBack = (name: string): LocalizedText => ({
  ko: `${name}을(를) 제자리로 되돌렸습니다`,
  en: `${name} is back in place`,
});
