import type { InformationPage } from './information-page.ts';

export const supportPage: InformationPage = {
  title: { ko: '고객센터', en: 'Customer center' },
  lead: { ko: '이용하시다 어려운 점이 있으면 먼저 아래 내용을 확인해 주세요.', en: 'Stuck? Start here.' },
  parts: [
    [
      { ko: '로그인이 되지 않을 때', en: 'If you cannot log in' },
      {
        ko: '가입할 때 받은 인증 메일의 링크를 먼저 눌러 주세요. 비밀번호를 잊으셨다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 새로 설정할 수 있습니다.',
        en: 'First, follow the link in the confirmation email you received when you signed up. If you have forgotten your password, you can reset it with “Forgot your password?” on the login page.',
      },
    ],
    [
      { ko: '작품을 올릴 때', en: 'Uploading an artwork' },
      {
        ko: '이미지, 제목, 크기, 제작 연도가 있어야 올릴 수 있습니다. 이미지는 한 번에 하나씩 올립니다.',
        en: 'An artwork needs an image, a title, a size and a year. Images are uploaded one at a time.',
      },
    ],
    [
      { ko: '작가 등록', en: 'Registering as an artist' },
      {
        ko: '로그인한 뒤 프로필 화면에서 작가로 등록할 수 있습니다. 등록을 마치면 ‘내 작품’에서 작품을 올릴 수 있습니다.',
        en: 'Log in and register as an artist from your profile. You can then add works under “My Artworks”.',
      },
    ],
    [
      { ko: '잘못된 내용을 발견하셨을 때', en: 'Reporting a problem' },
      {
        ko: '저작권을 침해하거나 사실과 다른 내용을 발견하시면 해당 페이지의 주소와 함께 운영자에게 알려 주세요.',
        en: 'If you see something inaccurate or something that infringes copyright, please send its address to the operator.',
      },
    ],
  ],
};
