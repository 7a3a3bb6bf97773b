import type { InformationPage } from './information-page.ts';

export const termsPage: InformationPage = {
  title: { ko: '이용약관', en: 'Terms of use' },
  lead: {
    ko: '이 약관은 예시입니다. 운영자는 실제 서비스와 법률에 맞게 고친 뒤 사용해야 합니다.',
    en: 'These terms are a template. Operators must adapt them to their service and to the law before using them.',
  },
  parts: [
    [
      { ko: '제1조 목적', en: '1. Purpose' },
      {
        ko: '이 약관은 화랑 사이트(이하 ‘사이트’)의 이용자와 운영자 사이의 권리와 의무를 정합니다.',
        en: 'These terms set out the rights and duties of the users of the Hwarang site (“the site”) and of its operator.',
      },
    ],
    [
      { ko: '제2조 계정', en: '2. Accounts' },
      {
        ko: '계정은 본인의 이메일로 만들며, 이메일 인증을 마친 뒤 사용할 수 있습니다.',
        en: 'You create an account with your own email address and can use it once the address is confirmed.',
      },
      {
        ko: '비밀번호는 이용자가 직접 관리해야 합니다. 다른 사람이 계정을 사용한 사실을 알게 되면 바로 비밀번호를 바꾸고 운영자에게 알려 주세요.',
        en: 'Keep your password to yourself. If you find out that someone else has used your account, change the password immediately and tell the operator.',
      },
    ],
    [
      { ko: '제3조 작품과 저작권', en: '3. Works and copyright' },
      {
        ko: '올린 작품의 저작권은 작가에게 있습니다. 작가는 사이트가 작품을 게시하고, 이를 위해 이미지의 크기를 조정하는 것을 허락합니다.',
        en: 'The copyright in an uploaded work stays with its artist. The artist allows the site to show the work and to resize its image as needed.',
      },
      {
        ko: '다른 사람의 작품을 허락 없이 올려서는 안 됩니다.',
        en: 'You may not upload other people’s works without their permission.',
      },
    ],
    [
      { ko: '제4조 공개와 비공개', en: '4. Public and private works' },
      {
        ko: '‘비공개’로 표시한 작품은 본인과 관리자만 볼 수 있습니다. 작품은 언제든지 비공개로 바꾸거나 지울 수 있습니다.',
        en: 'Only you and the administrators can see a work marked “Private”. You can make a work private or delete it at any time.',
      },
    ],
    [
      { ko: '제5조 금지 행위', en: '5. Prohibited conduct' },
      {
        ko: '다른 사람의 권리를 침해하는 행위, 사이트의 운영을 방해하는 행위, 자동화된 수단으로 연락처를 수집하는 행위를 금지합니다.',
        en: 'You may not infringe the rights of others, interfere with the operation of the site, or collect contact details by automated means.',
      },
    ],
    [
      { ko: '제6조 책임', en: '6. Liability' },
      {
        ko: '운영자는 사이트를 성실히 관리하지만, 전시 일정처럼 갤러리가 제공한 정보의 변경까지 보증하지는 않습니다. 방문 전에 갤러리에 확인해 주세요.',
        en: 'The operator runs the site with care but cannot guarantee that details supplied by galleries, such as dates, will not change. Please check with the gallery before you visit.',
      },
    ],
    [
      { ko: '제7조 약관의 변경', en: '7. Changes' },
      {
        ko: '약관을 변경할 때는 시행일 7일 전까지 이 페이지에 공지합니다. 이용자에게 불리한 변경은 30일 전까지 공지합니다.',
        en: 'Changes are announced on this page seven days before they take effect, or thirty days before if they are unfavourable to users.',
      },
    ],
  ],
};
