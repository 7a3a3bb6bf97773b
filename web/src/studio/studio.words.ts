import type { LocalizedText } from '@hwarang/domain/language';

export const studioWords = {
  title: { ko: '갤러리 스튜디오', en: 'Gallery studio' },
  menu: { ko: '스튜디오 메뉴', en: 'Studio menu' },
  choose: { ko: '갤러리를 선택해 주세요', en: 'Choose a gallery' },
  none: { ko: '소속된 갤러리가 없습니다', en: 'You don’t belong to a gallery yet' },
  noneText: {
    ko: '갤러리에서 초대 메일을 받으시면 메일의 링크로 참여하실 수 있습니다.',
    en: 'When a gallery invites you by email, use the link in that email to join.',
  },
  gallery: { ko: '갤러리', en: 'Gallery' },
  asRole: { ko: '내 역할', en: 'Your role' },
  overview: { ko: '개요', en: 'Overview' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
  captions: { ko: '캡션 관리', en: 'Caption Manager' },
  artists: { ko: '소속 작가', en: 'Artists' },
  works: { ko: '위탁 작품', en: 'Works' },
  imports: { ko: '가져오기·내보내기', en: 'Import & export' },
  enquiries: { ko: '작품 문의', en: 'Enquiries' },
  ledger: { ko: '거래 장부', en: 'Ledger' },
  page: { ko: '갤러리 페이지', en: 'Gallery page' },
  staff: { ko: '구성원', en: 'Staff' },
  barredTitle: { ko: '이 화면을 볼 권한이 없습니다', en: 'Your role doesn’t include this page' },
  barredText: {
    ko: '권한이 필요하시면 갤러리 대표에게 역할 변경을 요청해 주세요.',
    en: 'If you need access, ask an owner of the gallery to change your role.',
  },
} as const satisfies Record<string, LocalizedText>;
