import type { InformationPage } from './information-page.ts';

export const apiRequestPage: InformationPage = {
  title: { ko: '정보 API 신청', en: 'API access' },
  lead: {
    ko: '공개된 전시, 작품, 작가, 갤러리 정보는 API로 읽을 수 있습니다.',
    en: 'Public exhibitions, artworks, artists and galleries can be read through the API.',
  },
  parts: [
    [
      { ko: '읽기', en: 'Reading' },
      {
        ko: '공개 정보는 신청 없이 읽을 수 있습니다. 목록은 기본 100건, 최대 1,000건까지 받을 수 있습니다. 주소와 형식은 페이지 아래쪽의 ‘API 문서’에 있습니다.',
        en: 'You can read public data without applying. A list returns 100 records by default and 1,000 at most. Addresses and formats are described under “Documentation” at the bottom of the page.',
      },
    ],
    [
      { ko: '대량 이용', en: 'Heavy use' },
      {
        ko: '많은 양을 자주 읽어야 한다면 이용 목적과 예상 요청 수, 담당자 연락처를 운영자에게 알려 주세요.',
        en: 'If you need large amounts of data frequently, please tell the operator the purpose, the number of requests you expect, and whom to contact.',
      },
    ],
    [
      { ko: '유의 사항', en: 'What we ask' },
      {
        ko: '출처를 밝혀 주세요. 이미지의 저작권은 작가에게 있으므로 다른 곳에 사용하려면 작가의 허락을 받아야 합니다.',
        en: 'Please credit the source. Artists hold the copyright in their images; ask them before using images elsewhere.',
      },
    ],
  ],
};
