import type { InformationPage } from './information-page.ts';

export const apiRequestPage: InformationPage = {
  title: { ko: '정보 API 신청', en: 'Request for the information API' },
  lead: {
    ko: '공개된 전시, 작품, 작가, 갤러리 정보는 API로 읽을 수 있습니다.',
    en: 'Public exhibitions, artworks, artists and galleries can be read through the API.',
  },
  parts: [
    [
      { ko: '읽기', en: 'Reading' },
      {
        ko: '공개 정보는 신청 없이 읽을 수 있습니다. 목록은 한 번에 100건, 많게는 1,000건까지 받을 수 있습니다. 주소와 형식은 아래쪽의 ‘개발 문서’에 있습니다.',
        en: 'Public data can be read without asking. A list gives 100 records at a time, at most 1,000. Addresses and formats are described under “Documentation” at the foot of the page.',
      },
    ],
    [
      { ko: '많이 쓰실 때', en: 'Heavy use' },
      {
        ko: '많은 양을 자주 읽어야 한다면 쓰려는 목적, 예상되는 요청 수, 담당자 연락처를 적어 운영자에게 알려 주세요.',
        en: 'If you need to read much and often, please tell the operator what for, how many requests you expect, and whom to contact.',
      },
    ],
    [
      { ko: '지켜 주실 것', en: 'What we ask' },
      {
        ko: '출처를 밝혀 주세요. 이미지의 저작권은 작가에게 있으므로 다시 쓰려면 작가의 허락을 받아야 합니다.',
        en: 'Please name the source. The copyright in the images is with the artists, and using them elsewhere needs their consent.',
      },
    ],
  ],
};
