import type { LocalizedText } from '@hwarang/domain/language';

export const myGalleriesWords = {
  title: { ko: '내 갤러리', en: 'My galleries' },
  lead: {
    ko: '갤러리가 보낸 소속 작가 등록 요청과 작품 위탁 요청에 답하고, 언제든지 관계를 끝낼 수 있습니다.',
    en: 'Answer galleries that would like to represent you or take works on consignment, and manage what you have agreed.',
  },
  representations: { ko: '소속 갤러리', en: 'Galleries' },
  consignments: { ko: '위탁 작품', en: 'Works on consignment' },
  galleryList: { ko: '소속 갤러리 목록', en: 'List of galleries' },
  workList: { ko: '위탁 작품 목록', en: 'List of works' },
  none: { ko: '아직 받은 요청이 없습니다', en: 'No requests yet' },
  noneText: {
    ko: '갤러리가 소속이나 작품 위탁을 요청하면 여기에 표시됩니다.',
    en: 'When a gallery asks to represent you or to take a work on consignment, it appears here.',
  },
  noWorks: { ko: '위탁을 요청받은 작품이 없습니다', en: 'No works have been asked for' },
  endGalleryTitle: { ko: '소속을 종료할까요?', en: 'End representation?' },
  endGalleryText: {
    ko: '이 갤러리는 더 이상 작품 위탁을 요청할 수 없습니다.',
    en: 'The gallery can no longer ask you for works.',
  },
} as const satisfies Record<string, LocalizedText>;
