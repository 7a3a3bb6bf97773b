import type { InformationPage } from './information-page.ts';

export const emailPolicyPage: InformationPage = {
  title: { ko: '이메일무단수집거부', en: 'No email harvesting' },
  lead: {
    ko: '이 사이트에 올라온 이메일 주소를 프로그램 등으로 무단 수집하는 것을 거부합니다.',
    en: 'Email addresses on this site may not be collected by programs or other technical means.',
  },
  parts: [
    [
      { ko: '안내', en: 'What this means' },
      {
        ko: '사이트에 올라온 이메일 주소를 전자우편 수집 프로그램이나 그 밖의 기술적 장치로 무단 수집하는 것을 거부합니다. 이를 어기면 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」에 따라 처벌받을 수 있습니다.',
        en: 'We refuse the collection of email addresses published on this site with harvesting programs or other technical means. In Korea this is punishable under the Act on Promotion of Information and Communications Network Utilization and Information Protection.',
      },
    ],
    [
      { ko: '작가에게 연락할 때', en: 'Writing to an artist' },
      {
        ko: '작가가 공개한 연락처는 작품과 전시에 관한 연락에만 사용해 주세요.',
        en: 'Please use an artist’s published contact details only to write about works and exhibitions.',
      },
    ],
  ],
};
