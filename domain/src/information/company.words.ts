import type { InformationPage } from './information-page.ts';

export const companyPage: InformationPage = {
  title: { ko: '회사소개', en: 'Company' },
  lead: {
    ko: '화랑은 작가, 갤러리, 관람객이 만나는 온라인 미술 플랫폼입니다.',
    en: 'Hwarang is an online art platform where artists, galleries and the public meet.',
  },
  parts: [
    [
      { ko: '하는 일', en: 'What we do' },
      {
        ko: '전시와 작품, 작가와 갤러리를 한곳에서 소개합니다. 멀리 계신 분도 가상 전시실에서 작품을 가까이 감상할 수 있습니다.',
        en: 'We bring exhibitions, artworks, artists and galleries together in one place, and virtual galleries let people far away stand in front of the works.',
      },
      {
        ko: '작가는 직접 프로필을 만들고 작품을 올리며, 공개하고 싶지 않은 작품은 비공개로 둘 수 있습니다.',
        en: 'Artists manage their own profiles and upload their own works, and can keep any of them private.',
      },
    ],
    [
      { ko: '작품을 대하는 태도', en: 'How we present art' },
      {
        ko: '작품을 자르거나 색을 입히거나 가리지 않습니다. 언제나 원래 비율로 보여 드리고, 설명은 작품 옆이나 아래에 둡니다.',
        en: 'We never crop, tint or cover a work. It is shown in its own proportions, with the caption beside or below it.',
      },
    ],
    [
      { ko: '이름', en: 'The name' },
      {
        ko: '화랑(畫廊)은 그림을 걸어 두고 손님을 맞는 곳을 뜻합니다.',
        en: 'Hwarang (畫廊) is the Korean word for a gallery: a place where pictures hang and visitors are welcome.',
      },
    ],
    [
      { ko: '운영자 정보', en: 'About the operator' },
      {
        ko: '사이트 운영자는 상호, 대표자, 주소, 사업자등록번호 등 법에서 정한 정보를 이곳에 표시해야 합니다.',
        en: 'The operator of this site must state here what the law requires: company name, representative, address and business registration number.',
      },
    ],
  ],
};
