import type { LocalizedText } from '@hwarang/domain/language';

/** What the parts of the design language say by themselves, whatever they are used for. */
export const designWords = {
  grab: {
    ko: '옮기려면 스페이스를 누르고, 화살표로 자리를 고른 뒤 다시 스페이스를 누르세요. 취소는 Esc입니다.',
    en: 'Press Space to pick it up, move it with the arrow keys, and press Space again to drop it. Escape cancels.',
  },
  otherLanguageOnly: { ko: '영문만 제공', en: 'Korean only' },
  loading: { ko: '불러오는 중입니다...', en: 'Now Loading...' },
  close: { ko: '닫기', en: 'Close' },
  confirm: { ko: '확인', en: 'OK' },
  notice: { ko: '알림', en: 'Notice' },
  retry: { ko: '다시 시도', en: 'Try again' },
  goHome: { ko: '홈으로', en: 'Go to the home page' },
  required: { ko: '필수', en: 'required' },
  showPassword: { ko: '비밀번호 보기', en: 'Show password' },
  hidePassword: { ko: '비밀번호 숨기기', en: 'Hide password' },
  choose: { ko: '선택하세요', en: 'Choose one' },
  errorTitle: { ko: '불러오지 못했습니다', en: 'This could not be loaded' },
  errorText: { ko: '잠시 뒤에 다시 시도해 주세요.', en: 'Please try again in a moment.' },
  emptyTitle: { ko: '아직 아무것도 없습니다', en: 'Nothing here yet' },
  pages: { ko: '쪽', en: 'Pages' },
  previous: { ko: '이전', en: 'Previous' },
  next: { ko: '다음', en: 'Next' },
  previousSlide: { ko: '이전 슬라이드', en: 'Previous slide' },
  nextSlide: { ko: '다음 슬라이드', en: 'Next slide' },
  pause: { ko: '자동 넘김 멈추기', en: 'Stop the slides' },
  play: { ko: '자동 넘김 시작', en: 'Start the slides' },
  zoomIn: { ko: '확대', en: 'Zoom in' },
  zoomOut: { ko: '축소', en: 'Zoom out' },
  zoomWhole: { ko: '전체 보기', en: 'See it whole' },
  mapBack: { ko: '처음 위치로', en: 'Back to the start' },
  dropImage: { ko: '이미지를 여기에 놓거나 눌러서 고르세요', en: 'Drag an image here or click to browse' },
  dropPaste: { ko: '붙여넣기도 됩니다', en: 'Pasting works too' },
  dropNow: { ko: '여기에 놓으세요', en: 'Let go to place it' },
  dropOther: { ko: '다른 이미지로 바꾸기', en: 'Choose another image' },
  dropRemove: { ko: '이미지 삭제', en: 'Remove the image' },
  dropWrongType: { ko: '이미지 파일만 올릴 수 있습니다.', en: 'Only image files can be used.' },
  dropTooMany: { ko: '이미지는 한 장만 올릴 수 있습니다.', en: 'Only one image can be used.' },
  dropTooLarge: { ko: '파일이 너무 큽니다.', en: 'The file is too large.' },
  dropNoPreview: {
    ko: '이 브라우저에서는 미리 볼 수 없는 형식이지만 그대로 올릴 수 있습니다.',
    en: 'This browser cannot preview this format. You can upload it all the same.',
  },
  dropFailed: { ko: '파일을 읽지 못했습니다.', en: 'The file could not be read.' },
} as const satisfies Record<string, LocalizedText>;

export const slideOf = (place: number, all: number): LocalizedText => ({
  ko: `${all}장 중 ${place}번째`,
  en: `${place} of ${all}`,
});

export const pageOf = (page: number): LocalizedText => ({ ko: `${page}쪽`, en: `Page ${page}` });

export const handleOf = (name: string): LocalizedText => ({ ko: `${name} 옮기기`, en: `Move ${name}` });
export const pickedUp = (name: string): LocalizedText => ({
  ko: `${name}을(를) 집었습니다`,
  en: `${name} is picked up`,
});
export const placedAt = (name: string, place: number, count: number): LocalizedText => ({
  ko: `${name}: ${count}개 가운데 ${place}번째`,
  en: `${name} is ${place} of ${count}`,
});
export const putBack = (name: string): LocalizedText => ({
  ko: `${name}을(를) 제자리에 두었습니다`,
  en: `${name} is back`,
});
