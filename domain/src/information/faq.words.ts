import type { InformationPage } from './information-page.ts';

export const faqPage: InformationPage = {
  title: { ko: '자주 묻는 질문', en: 'Frequently asked questions' },
  lead: { ko: '가장 많이 받는 질문과 답입니다.', en: 'What people ask most often.' },
  parts: [
    [
      { ko: '관람료가 있나요?', en: 'Does it cost anything to look?' },
      {
        ko: '아니요. 전시와 작품, 가상 전시실은 누구나 무료로 볼 수 있습니다.',
        en: 'No. Exhibitions, artworks and virtual galleries are free for everyone.',
      },
    ],
    [
      { ko: '가상 전시실은 어떻게 보나요?', en: 'How do I enter a virtual gallery?' },
      {
        ko: '전시 카드의 ‘가상 전시실로 가기’를 누르세요. 따로 설치할 것은 없습니다.',
        en: 'Press “go to virtual gallery” on the card of an exhibition. There is nothing to install.',
      },
    ],
    [
      { ko: '누구나 작가로 등록할 수 있나요?', en: 'Can anyone register as an artist?' },
      {
        ko: '네. 회원가입을 하고 이메일을 확인한 뒤 프로필에서 등록할 수 있습니다.',
        en: 'Yes. Register, confirm your email address, and go on from your profile.',
      },
    ],
    [
      { ko: '작품을 비공개로 둘 수 있나요?', en: 'Can I keep a work private?' },
      {
        ko: '네. 작품을 올릴 때 ‘비공개’를 표시하면 본인과 관리자만 볼 수 있습니다.',
        en: 'Yes. Tick “Private” when you upload it, and only you and the administrators can see it.',
      },
    ],
    [
      { ko: '화면에 보이는 작가는 실제 인물인가요?', en: 'Are the artists shown here real people?' },
      {
        ko: '견본 소장품의 인물과 작품은 모두 지어낸 것입니다. 운영자는 견본을 끄고 실제 소장품으로 시작할 수 있습니다.',
        en: 'The people and works of the sample collection are invented. Operators can switch the sample off and begin with their own collection.',
      },
    ],
    [
      { ko: '언어를 바꾸려면 어떻게 하나요?', en: 'How do I change the language?' },
      {
        ko: '화면 위쪽이나 메뉴에서 한국어와 English 가운데 고르세요. 다음에 오실 때도 기억합니다.',
        en: 'Choose 한국어 or English at the top of the page or in the menu. Your choice is remembered.',
      },
    ],
  ],
};
