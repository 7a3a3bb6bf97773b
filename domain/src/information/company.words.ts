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
        ko: '전시와 작품, 작가와 갤러리를 한곳에서 소개하고, 멀리 있는 분도 가상 전시실에서 작품 앞에 설 수 있게 합니다.',
        en: 'We show exhibitions and artworks, artists and galleries in one place, and let people who are far away stand before the works in virtual galleries.',
      },
      {
        ko: '작가는 프로필을 만들고 작품을 직접 올립니다. 공개하고 싶지 않은 작품은 비공개로 둘 수 있습니다.',
        en: 'Artists keep their own profile and upload their own works. A work that is not meant for the public can stay private.',
      },
    ],
    [
      { ko: '작품을 대하는 태도', en: 'How we treat a work' },
      {
        ko: '작품은 자르거나 덧칠하거나 가리지 않습니다. 그림은 언제나 제 비례대로, 설명은 그림 옆이나 아래에 놓입니다.',
        en: 'A work is never cropped, tinted or covered. It is shown in its own proportions, with its caption beside or below it.',
      },
    ],
    [
      { ko: '이름', en: 'The name' },
      {
        ko: '화랑(畫廊)은 그림을 걸어 두고 사람을 맞는 곳을 뜻합니다.',
        en: 'Hwarang (畫廊) means a house where pictures hang and people are received.',
      },
    ],
    [
      { ko: '운영자 정보', en: 'About the operator' },
      {
        ko: '이 사이트를 운영하는 곳은 상호, 대표자, 주소, 사업자등록번호 등 법이 정한 정보를 이곳에 적어야 합니다.',
        en: 'Whoever runs this site states here what the law asks for: company name, representative, address and business registration number.',
      },
    ],
  ],
};
