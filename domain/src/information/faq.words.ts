import type { InformationPage } from './information-page.ts';

export const faqPage: InformationPage = {
  title: { ko: '자주 묻는 질문', en: 'Frequently asked questions' },
  lead: { ko: '자주 받는 질문을 모았습니다.', en: 'Answers to the questions we hear most.' },
  parts: [
    [
      { ko: '관람료가 있나요?', en: 'Is it free to visit?' },
      {
        ko: '아니요. 전시와 작품, 가상 전시실은 누구나 무료로 볼 수 있습니다.',
        en: 'Yes. Exhibitions, artworks and virtual galleries are free for everyone.',
      },
    ],
    [
      { ko: '가상 전시실은 어떻게 보나요?', en: 'How do I enter a virtual gallery?' },
      {
        ko: '전시 카드의 ‘가상 전시실로 가기’를 누르세요. 따로 설치할 프로그램은 없습니다.',
        en: 'Choose “go to virtual gallery” on any exhibition card. There is nothing to install.',
      },
    ],
    [
      { ko: '누구나 작가로 등록할 수 있나요?', en: 'Can anyone register as an artist?' },
      {
        ko: '네. 회원가입과 이메일 인증을 마친 뒤 프로필에서 등록할 수 있습니다.',
        en: 'Yes. Create an account, confirm your email address, then register from your profile.',
      },
    ],
    [
      { ko: '작품을 비공개로 둘 수 있나요?', en: 'Can I keep a work private?' },
      {
        ko: '네. 작품을 올릴 때 ‘비공개’를 선택하면 본인과 관리자만 볼 수 있습니다.',
        en: 'Yes. Tick “Private” when you upload it, and only you and the administrators can see it.',
      },
    ],
    [
      { ko: '여기에 나오는 작가는 실제 인물인가요?', en: 'Are the artists shown here real people?' },
      {
        ko: '샘플 작품과 작가는 모두 가상입니다. 운영자는 샘플을 끄고 실제 작품으로 시작할 수 있습니다.',
        en: 'The people and works in the sample collection are fictional. Operators can turn the sample off and start with their own collection.',
      },
    ],
    [
      { ko: '언어를 바꾸려면 어떻게 하나요?', en: 'How do I change the language?' },
      {
        ko: '화면 위쪽이나 메뉴에서 한국어와 English 중 하나를 선택하세요. 선택한 언어는 다음 방문에도 유지됩니다.',
        en: 'Choose 한국어 or English at the top of the page or in the menu. Your choice is remembered.',
      },
    ],
  ],
};
