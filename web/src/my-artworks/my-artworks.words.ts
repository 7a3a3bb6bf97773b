import type { Both } from '@hwarang/domain/language';

/** What the page of one's own artworks says. */
export const myArtworksWords = {
  title: { ko: '내 작품', en: 'My Artworks' },
  lead: {
    ko: '작품을 올리고, 누구에게 보일지 정하고, 지울 수 있습니다.',
    en: 'Add works, choose who sees them, and take them away.',
  },
  add: { ko: '작품 올리기', en: 'Add an artwork' },
  image: { ko: '작품 이미지', en: 'Artwork image' },
  imageHint: { ko: '이미지 한 장, 50MB까지', en: 'One image, up to 50 MB' },
  name: { ko: '제목', en: 'Title' },
  nameEnglish: { ko: '영문 제목', en: 'Title in English' },
  material: { ko: '재료', en: 'Material' },
  materialHint: { ko: '예: 캔버스에 유채', en: 'For example: oil on canvas' },
  width: { ko: '가로', en: 'Width' },
  height: { ko: '세로', en: 'Height' },
  depth: { ko: '깊이 (입체만)', en: 'Depth (optional)' },
  positive: { ko: '0보다 큰 수를 입력해 주세요', en: 'Must be greater than 0' },
  private: { ko: '비공개', en: 'Private' },
  privateHint: {
    ko: '비공개 작품은 다른 사람에게 보이지 않습니다.',
    en: 'The artwork will not be visible to the public.',
  },
  submit: { ko: '등록', en: 'Submit' },
  sending: { ko: '올리는 중', en: 'Uploading' },
  reading: { ko: '이미지를 처리하고 있습니다', en: 'The image is being prepared' },
  cancel: { ko: '올리기 취소', en: 'Cancel the upload' },
  cancelled: { ko: '올리기를 취소했습니다.', en: 'The upload was cancelled.' },
  done: { ko: '작품이 등록되었습니다', en: 'Update your artworks success' },
  failed: {
    ko: '작품을 저장하지 못했습니다. 다시 시도해 주세요.',
    en: 'The artwork could not be saved. Please try again.',
  },
  retry: { ko: '다시 보내기', en: 'Send again' },
  drafts: { ko: '작성 중인 작품', en: 'Drafts' },
  untitled: { ko: '제목 없음', en: 'Untitled' },
  discard: { ko: '이 초안 버리기', en: 'Discard this draft' },
  severalHint: {
    ko: '여러 장을 한꺼번에 놓으면 각각 초안이 됩니다. 이미지마다 50MB까지',
    en: 'Several at once become several drafts; up to 50 MB each',
  },
  keptHere: {
    ko: '적은 내용은 이 브라우저에 저장되어, 새로고침해도 사라지지 않습니다.',
    en: 'What you type is kept in this browser, also after a reload.',
  },
  sketch: { ko: '실제 크기', en: 'At true scale' },
  arrange: { ko: '순서 바꾸기', en: 'Change the order' },
  arranged: { ko: '순서 저장', en: 'Save the order' },
  earlier: { ko: '앞으로', en: 'Move earlier' },
  later: { ko: '뒤로', en: 'Move later' },
  mine: { ko: '올린 작품', en: 'Your artworks' },
  none: { ko: '아직 올린 작품이 없습니다', en: 'You have not added an artwork yet' },
  makePrivate: { ko: '비공개로 바꾸기', en: 'Make private' },
  makePublic: { ko: '공개로 바꾸기', en: 'Make public' },
  nowPrivate: { ko: '이제 나에게만 보입니다.', en: 'Only you see it now.' },
  nowPublic: { ko: '이제 누구나 볼 수 있습니다.', en: 'Everyone can see it now.' },
  publicPage: { ko: '공개 페이지 보기', en: 'See the public page' },
  edit: { ko: '정보 수정', en: 'Edit' },
  save: { ko: '저장', en: 'Save' },
  cancelEdit: { ko: '수정 취소', en: 'Cancel editing' },
  remove: { ko: '삭제', en: 'Delete' },
  undo: { ko: '되돌리기', en: 'Undo' },
  changeFailed: {
    ko: '바꾸지 못했습니다. 다시 시도해 주세요.',
    en: 'It could not be changed. Please try again.',
  },
} as const satisfies Record<string, Both>;

export const removedArtwork = (title: string): Both => ({
  ko: `‘${title}’ 작품을 삭제했습니다. 30일 안에 되돌릴 수 있습니다.`,
  en: `‘${title}’ is deleted. It can be brought back for 30 days.`,
});
