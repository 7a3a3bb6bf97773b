import type { InformationPage } from './information-page.ts';

export const supportPage: InformationPage = {
  title: { ko: '고객센터', en: 'Customer center' },
  lead: { ko: '사용하시다 막히는 곳이 있으면 여기서 시작하세요.', en: 'If you are stuck somewhere, start here.' },
  parts: [
    [
      { ko: '로그인이 되지 않을 때', en: 'If you cannot log in' },
      {
        ko: '가입할 때 받은 확인 메일의 링크를 먼저 눌러 주세요. 비밀번호를 잊으셨다면 로그인 화면의 ‘비밀번호 찾기’에서 새로 정할 수 있습니다.',
        en: 'First follow the link in the confirmation mail you got when registering. A forgotten password can be set anew from “Forgot your password?” on the login page.',
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
        ko: '로그인한 뒤 프로필 화면에서 작가로 등록할 수 있습니다. 등록하면 내 작품 화면이 열립니다.',
        en: 'After logging in you can register as an artist from your profile. Your own artworks page opens with it.',
      },
    ],
    [
      { ko: '잘못된 내용을 보셨을 때', en: 'If something is wrong' },
      {
        ko: '저작권을 침해하거나 사실과 다른 내용을 보시면 화면 주소와 함께 운영자에게 알려 주세요.',
        en: 'If you see something that infringes a copyright or is not true, please send its address to the operator.',
      },
    ],
  ],
};
