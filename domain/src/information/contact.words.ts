import type { InformationPage } from './information-page.ts';

export const contactPage: InformationPage = {
  title: { ko: '문의', en: 'Contact' },
  lead: { ko: '궁금한 점이 있으시면 편한 방법으로 문의해 주세요.', en: 'Get in touch whichever way suits you.' },
  parts: [
    [
      { ko: '전시와 작품', en: 'Exhibitions and artworks' },
      {
        ko: '전시 기간과 관람 시간은 각 전시 페이지에서, 갤러리의 전화번호와 이메일은 갤러리 페이지에서 확인하실 수 있습니다.',
        en: 'You will find dates and opening hours on each exhibition’s page, and phone numbers and email addresses on the gallery pages.',
      },
    ],
    [
      { ko: '계정', en: 'Your account' },
      {
        ko: '비밀번호를 잊으셨다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’를 눌러 주세요. 인증 메일이 오지 않으면 스팸함을 먼저 확인해 주세요.',
        en: 'If you have forgotten your password, use “Forgot your password?” on the login page. If a confirmation email does not arrive, check your spam folder first.',
      },
    ],
    [
      { ko: '그 밖의 문의', en: 'Anything else' },
      {
        ko: '자주 묻는 질문과 고객센터에서 답을 찾지 못하셨다면 운영자에게 직접 연락해 주세요. 연락처는 운영자가 이곳에 안내합니다.',
        en: 'If neither the FAQ nor the customer center has your answer, please contact the operator directly. The operator’s contact details are given here.',
      },
    ],
  ],
};
