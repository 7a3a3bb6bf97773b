import type { InformationPage } from './information-page.ts';

export const partnershipPage: InformationPage = {
  title: { ko: '제휴', en: 'Partnership' },
  lead: {
    ko: '갤러리, 미술관, 학교, 기업의 제휴 제안을 기다립니다.',
    en: 'We look forward to working with galleries, museums, schools and companies.',
  },
  parts: [
    [
      { ko: '갤러리와 미술관', en: 'Galleries and museums' },
      {
        ko: '전시를 소개하고 작품을 가상 전시실에 걸 수 있습니다. 전시 캡션은 CSV로 내려받아 현장에서 사용할 수 있습니다.',
        en: 'Present your exhibitions and hang their works in a virtual gallery. Captions can be downloaded as a CSV for use on site.',
      },
    ],
    [
      { ko: '학교와 단체', en: 'Schools and associations' },
      {
        ko: '졸업 전시와 단체전을 위한 공간을 마련해 드립니다.',
        en: 'We offer space for graduation shows and group exhibitions.',
      },
    ],
    [
      { ko: '전시 배너', en: 'The exhibition banner' },
      {
        ko: '전시 배너를 다른 사이트에 넣을 수 있습니다. 주소는 /excarousel입니다.',
        en: 'The exhibition banner can be embedded in other sites. Its address is /excarousel.',
      },
    ],
    [
      { ko: '제안하기', en: 'Making a proposal' },
      {
        ko: '제안 내용과 일정, 담당자 연락처를 운영자에게 보내 주세요.',
        en: 'Please tell the operator what you have in mind, when, and whom to contact.',
      },
    ],
  ],
};
