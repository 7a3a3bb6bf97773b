import type { InformationPage } from './information-page.ts';

export const termsPage: InformationPage = {
  title: { ko: '이용약관', en: 'Terms of use' },
  lead: {
    ko: '이 약관은 본보기입니다. 운영자는 실제 서비스와 법률에 맞게 고친 뒤 사용해야 합니다.',
    en: 'These terms are a model. Operators must adapt them to their service and to the law before using them.',
  },
  parts: [
    [
      { ko: '제1조 목적', en: '1. Purpose' },
      {
        ko: '이 약관은 화랑 사이트(이하 ‘사이트’)를 이용하는 분과 운영자 사이의 권리와 의무를 정합니다.',
        en: 'These terms set out the rights and duties of those who use the Hwarang site (“the site”) and of its operator.',
      },
    ],
    [
      { ko: '제2조 계정', en: '2. Accounts' },
      {
        ko: '계정은 본인의 이메일로 만들고, 메일을 확인한 뒤에 사용할 수 있습니다.',
        en: 'An account is made with an email address of your own and can be used once that address is confirmed.',
      },
      {
        ko: '비밀번호는 스스로 지켜야 하며, 다른 사람이 계정을 쓴 것을 알게 되면 바로 비밀번호를 바꾸고 운영자에게 알려 주세요.',
        en: 'Keep your password to yourself. If you learn that someone else has used your account, change the password at once and tell the operator.',
      },
    ],
    [
      { ko: '제3조 작품과 저작권', en: '3. Works and copyright' },
      {
        ko: '올린 작품의 저작권은 작가에게 있습니다. 작가는 사이트가 작품을 화면에 보여 주고 그에 필요한 크기로 이미지를 바꾸는 것을 허락합니다.',
        en: 'The copyright in an uploaded work stays with its artist. The artist allows the site to show the work and to make the image sizes this needs.',
      },
      {
        ko: '다른 사람의 작품을 허락 없이 올려서는 안 됩니다.',
        en: 'Works of others may not be uploaded without their consent.',
      },
    ],
    [
      { ko: '제4조 공개와 비공개', en: '4. Public and private works' },
      {
        ko: '‘비공개’로 표시한 작품은 본인과 관리자만 볼 수 있습니다. 작품은 언제든지 비공개로 바꾸거나 지울 수 있습니다.',
        en: 'A work marked “Private” is seen by its owner and by administrators alone. A work can be made private or deleted at any time.',
      },
    ],
    [
      { ko: '제5조 하지 말아야 할 일', en: '5. What is not allowed' },
      {
        ko: '다른 사람의 권리를 해치는 일, 사이트의 운영을 방해하는 일, 자동화된 수단으로 연락처를 모으는 일은 금지합니다.',
        en: 'It is not allowed to harm the rights of others, to disturb the running of the site, or to gather contact data by automated means.',
      },
    ],
    [
      { ko: '제6조 책임', en: '6. Liability' },
      {
        ko: '운영자는 사이트를 성실히 관리하지만, 전시 일정처럼 갤러리가 알려 준 내용이 바뀌는 것까지 보증하지는 않습니다. 방문하기 전에 갤러리에 확인해 주세요.',
        en: 'The operator runs the site with care but cannot vouch for facts given by galleries, such as dates, not changing. Please check with the gallery before a visit.',
      },
    ],
    [
      { ko: '제7조 약관의 변경', en: '7. Changes' },
      {
        ko: '약관을 바꿀 때는 시행일 7일 전까지 이 화면에 알립니다. 이용하는 분에게 불리한 변경은 30일 전에 알립니다.',
        en: 'Changes are announced on this page seven days before they take effect, and thirty days before if they are to the disadvantage of users.',
      },
    ],
  ],
};
