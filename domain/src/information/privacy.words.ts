import type { InformationPage } from './information-page.ts';

export const privacyPage: InformationPage = {
  title: { ko: '개인정보처리방침', en: 'Privacy policy' },
  lead: {
    ko: '이 방침은 소프트웨어의 실제 동작을 바탕으로 한 예시입니다. 운영자는 자신의 상황과 법률에 맞게 고쳐야 합니다.',
    en: 'This policy is a template that describes what the software actually does. Operators must adapt it to their own situation and to the law.',
  },
  parts: [
    [
      { ko: '수집하는 정보', en: 'What we collect' },
      {
        ko: '회원가입: 사용자 이름, 이메일, 비밀번호(되돌릴 수 없게 암호화하여 저장합니다).',
        en: 'Registration: username, email address and password (stored in a form that cannot be read back).',
      },
      {
        ko: '로그인: 로그인한 기기의 브라우저와 운영체제 이름, 마지막으로 쓴 때. 어디에 로그인되어 있는지 본인에게 보여 드리는 데만 씁니다.',
        en: 'Logging in: the names of the browser and system, and when they were last used, only to show you where you are logged in.',
      },
      {
        ko: '작가 등록: 이름, 국가, 학력, 전시 경력, 연락처 등 작가가 직접 적은 내용과 프로필 사진.',
        en: 'Artist registration: what artists write themselves, such as name, country, education, exhibitions and contact details, and a profile picture.',
      },
      { ko: '작품 등록: 작품 정보와 이미지.', en: 'Artworks: their details and images.' },
      {
        ko: '관심 작품: 회원이 만든 목록, 팔로우한 작가와 갤러리, 저장한 검색. 본인만 볼 수 있고, 목록은 본인이 공유한 경우에만 주소를 아는 사람이 볼 수 있습니다.',
        en: 'Kept works: your lists, whom you follow and the searches you saved. Only you see them; a list can be seen by those who know its address if you share it.',
      },
    ],
    [
      { ko: '이용 목적', en: 'What we use it for' },
      {
        ko: '로그인과 본인 확인, 작가와 작품의 소개, 문의에 대한 답변, 신청하신 새 소식 메일에만 이용합니다. 광고에 이용하거나 판매하지 않습니다.',
        en: 'Only to sign you in and confirm who you are, to present artists and works, to answer your questions, and for the news emails you asked for. We do not use it for advertising and do not sell it.',
      },
    ],
    [
      { ko: '공개되는 정보', en: 'What is public' },
      {
        ko: '작가 프로필과 공개 작품은 누구나 볼 수 있습니다. 휴대전화와 이메일은 작가가 공개하기로 한 경우에만 보입니다.',
        en: 'Artist profiles and public works can be seen by anyone. Mobile numbers and email addresses are shown only if the artist chooses to.',
      },
    ],
    [
      { ko: '브라우저에 저장되는 것', en: 'What is stored in your browser' },
      {
        ko: '로그인 상태는 브라우저의 저장소에, 선택한 언어와 화면 모드는 쿠키에 저장합니다. 무언가를 저장하면 바뀐 내용을 바로 보여 드리기 위한 쿠키가 2초 동안 남습니다. 추적용 쿠키는 사용하지 않습니다.',
        en: 'Your session is stored in the browser, your language and appearance settings in cookies. When you save something, a cookie lets you see the change at once; it lasts two seconds. We use no tracking cookies.',
      },
      {
        ko: '작품의 조회수를 한 번만 세도록, 오늘 본 작품의 번호를 브라우저에 하루 동안 저장합니다. 이 기록은 서버로 보내지 않으며, 서버에는 작품별 숫자만 남습니다.',
        en: 'So that a view of a work is counted once, your browser notes for a day which works you looked at. The note is never sent; the server keeps a number for each work and nothing else.',
      },
      {
        ko: '로그인하지 않고 담은 관심 작품과 최근 본 작품 열두 점의 번호는 브라우저에만 저장합니다. 담은 작품은 로그인하시면 계정으로 옮겨집니다.',
        en: 'What you keep without logging in, and the numbers of the last twelve works you looked at, are stored in your browser only. Kept works move to your account when you log in.',
      },
      {
        ko: '작성 중인 작품과 작가 등록 내용, 고른 이미지는 보내기 전까지 브라우저에 저장합니다. 로그아웃하거나 계정을 삭제하면 이 브라우저에서 지웁니다. 여럿이 쓰는 컴퓨터에서는 꼭 로그아웃해 주세요.',
        en: 'Works and artist details you are still writing, with the images you chose, stay in your browser until you send them. Logging out or deleting your account removes them from that browser, so please log out on a shared computer.',
      },
      {
        ko: '방문자가 거리 지도나 상담 채팅을 직접 켠 경우에만 다른 회사의 서버로 요청을 보냅니다.',
        en: 'We contact other companies’ servers only when you ask for it, for example by turning on the street map or a support chat.',
      },
    ],
    [
      { ko: '보관과 삭제', en: 'Retention and deletion' },
      {
        ko: '정보는 계정이 있는 동안 보관하고, 삭제를 요청하면 지웁니다. 삭제한 작품은 복구할 수 있도록 30일 동안 비공개로 보관한 뒤 완전히 지웁니다.',
        en: 'We keep data for as long as the account exists and delete it on request. A deleted work is kept hidden for thirty days in case you want it back, and is then erased.',
      },
    ],
    [
      { ko: '이용자의 권리', en: 'Your rights' },
      {
        ko: '언제든지 자신의 정보를 열람·정정·삭제하거나 처리 정지를 요구할 수 있습니다.',
        en: 'You may view, correct or delete your data, or ask us to stop processing it, at any time.',
      },
    ],
    [
      { ko: '개인정보 보호책임자', en: 'Privacy officer' },
      {
        ko: '운영자는 개인정보 보호책임자의 이름과 연락처를 이곳에 표시해야 합니다.',
        en: 'The operator must state here the name and contact details of the privacy officer.',
      },
    ],
  ],
};
