import { daysToRestore } from '@hwarang/domain/artworks/deleted';
import { largestMeasure } from '@hwarang/domain/artworks/size';
import type { LocalizedText } from '@hwarang/domain/language';
import { thousands } from '@hwarang/domain/thousands';

/** What the page of one's own artworks says. */
export const myArtworksWords = {
  title: { ko: '내 작품', en: 'My Artworks' },
  lead: {
    ko: '작품을 올리고, 수정하고, 숨기거나 삭제할 수 있습니다.',
    en: 'Add, edit, hide or delete your works.',
  },
  add: { ko: '작품 올리기', en: 'Add artwork' },
  image: { ko: '작품 이미지', en: 'Artwork image' },
  imageHint: { ko: '이미지 한 장, 50MB까지', en: 'One image, up to 50 MB' },
  name: { ko: '제목', en: 'Title' },
  nameEnglish: { ko: '영문 제목', en: 'Title in English' },
  material: { ko: '재료', en: 'Material' },
  materialHint: { ko: '예: 캔버스에 유채', en: 'For example: oil on canvas' },
  yearTextHint: { ko: '예: 1820년경, 2019–2021', en: 'For example: c. 1820, 2019–2021' },
  editionHint: { ko: '예: 3/10, AP', en: 'For example: 3/10, AP' },
  inventoryNumberHint: { ko: '예: A-2021-014', en: 'For example: A-2021-014' },
  width: { ko: '가로', en: 'Width' },
  height: { ko: '세로', en: 'Height' },
  depth: { ko: '깊이 (선택)', en: 'Depth (optional)' },
  positive: { ko: '0보다 큰 수를 입력해 주세요', en: 'Must be greater than 0' },
  tooLarge: {
    ko: `${thousands(largestMeasure)}cm까지 입력할 수 있습니다`,
    en: `Can’t be larger than ${thousands(largestMeasure)} cm`,
  },
  private: { ko: '비공개', en: 'Private' },
  privateHint: {
    ko: '비공개 작품은 다른 사람에게 보이지 않습니다.',
    en: 'The artwork will not be visible to the public.',
  },
  submit: { ko: '등록', en: 'Submit' },
  sending: { ko: '올리는 중', en: 'Uploading' },
  reading: { ko: '이미지를 처리하고 있습니다', en: 'Processing image' },
  cancel: { ko: '업로드 취소', en: 'Cancel upload' },
  cancelled: { ko: '업로드를 취소했습니다.', en: 'Upload cancelled.' },
  done: { ko: '작품이 등록되었습니다', en: 'Update your artworks success' },
  failed: {
    ko: '작품을 저장하지 못했습니다. 다시 시도해 주세요.',
    en: 'Couldn’t save the artwork. Please try again.',
  },
  retry: { ko: '다시 시도', en: 'Try again' },
  drafts: { ko: '작성 중인 작품', en: 'Drafts' },
  untitled: { ko: '제목 없음', en: 'Untitled' },
  discard: { ko: '초안 삭제', en: 'Discard draft' },
  severalHint: {
    ko: '여러 장을 올리면 이미지마다 초안이 만들어집니다. 장당 50MB까지',
    en: 'Each file becomes its own draft; up to 50 MB each',
  },
  keptHere: {
    ko: '작성 중인 내용은 이 브라우저에 저장됩니다.',
    en: 'Drafts are saved in this browser.',
  },
  sketch: { ko: '실제 크기', en: 'Actual scale' },
  arrange: { ko: '순서 바꾸기', en: 'Reorder' },
  arranged: { ko: '순서 저장', en: 'Save order' },
  earlier: { ko: '앞으로', en: 'Move earlier' },
  later: { ko: '뒤로', en: 'Move later' },
  mine: { ko: '올린 작품', en: 'Your artworks' },
  none: { ko: '아직 올린 작품이 없습니다', en: 'You haven’t added any artworks yet' },
  makePrivate: { ko: '비공개로 바꾸기', en: 'Make private' },
  makePublic: { ko: '공개로 바꾸기', en: 'Make public' },
  nowPrivate: { ko: '이제 나에게만 보입니다.', en: 'Now only you can see it.' },
  nowPublic: { ko: '이제 누구나 볼 수 있습니다.', en: 'Now everyone can see it.' },
  publicPage: { ko: '공개 페이지 보기', en: 'View public page' },
  edit: { ko: '정보 수정', en: 'Edit' },
  save: { ko: '저장', en: 'Save' },
  cancelEdit: { ko: '수정 취소', en: 'Cancel editing' },
  remove: { ko: '삭제', en: 'Delete' },
  undo: { ko: '되돌리기', en: 'Undo' },
  deleted: { ko: '최근 삭제한 작품', en: 'Recently deleted' },
  restore: { ko: '복원', en: 'Restore' },
  changedElsewhere: {
    ko: '그사이 다른 곳에서 이 작품이 수정되었습니다. 입력한 내용을 복사해 두고 새로고침해 주세요.',
    en: 'This artwork was changed somewhere else in the meantime. Copy what you wrote, then reload the page.',
  },
  changeFailed: {
    ko: '변경하지 못했습니다. 다시 시도해 주세요.',
    en: 'Couldn’t save the change. Please try again.',
  },
} as const satisfies Record<string, LocalizedText>;

export const removedArtwork = (title: string): LocalizedText => ({
  ko: `‘${title}’ 작품을 삭제했습니다. ${daysToRestore}일 안에 되돌릴 수 있습니다.`,
  en: `‘${title}’ deleted. You can restore it within ${daysToRestore} days.`,
});

export const restoreUntil = (day: string): LocalizedText => ({
  ko: `${day}까지 복원할 수 있습니다`,
  en: `Can be restored until ${day}`,
});
