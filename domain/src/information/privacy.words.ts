import type { InformationPage } from './information-page.ts';

export const privacyPage: InformationPage = {
  title: { ko: '개인정보처리방침', en: 'Privacy policy' },
  lead: {
    ko: '이 방침은 이 소프트웨어가 실제로 하는 일을 적은 본보기입니다. 운영자는 자신의 상황과 법률에 맞게 고쳐야 합니다.',
    en: 'This policy is a model that describes what the software really does. Operators must adapt it to their own situation and to the law.',
  },
  parts: [
    [
      { ko: '모으는 정보', en: 'What is collected' },
      {
        ko: '회원가입: 사용자 이름, 이메일, 비밀번호(알아볼 수 없게 바꾸어 저장합니다).',
        en: 'Registration: username, email address and password (stored in a form that cannot be read back).',
      },
      {
        ko: '작가 등록: 이름, 국가, 학력, 전시 경력, 연락처 등 작가가 직접 적은 내용과 프로필 사진.',
        en: 'Artist registration: what artists write themselves, such as name, country, education, exhibitions and contact details, and a profile picture.',
      },
      { ko: '작품 등록: 작품 정보와 이미지.', en: 'Artworks: their details and images.' },
    ],
    [
      { ko: '쓰는 목적', en: 'What it is used for' },
      {
        ko: '로그인과 본인 확인, 작가와 작품의 소개, 문의에 대한 답변에만 씁니다. 광고에 쓰거나 팔지 않습니다.',
        en: 'Only for signing in and confirming who you are, for presenting artists and works, and for answering you. It is not used for advertising and not sold.',
      },
    ],
    [
      { ko: '공개되는 정보', en: 'What is public' },
      {
        ko: '작가 프로필과 공개 작품은 누구나 볼 수 있습니다. 휴대전화와 이메일은 작가가 공개하기로 한 경우에만 보입니다.',
        en: 'Artist profiles and public works can be seen by anyone. Mobile number and email address are shown only if the artist chose so.',
      },
    ],
    [
      { ko: '브라우저에 저장되는 것', en: 'What is kept in your browser' },
      {
        ko: '로그인 상태는 브라우저의 저장소에, 고른 언어와 화면 밝기는 쿠키에 저장합니다. 추적을 위한 쿠키는 쓰지 않습니다.',
        en: 'Your session is kept in the browser’s storage, your language and appearance in cookies. There are no tracking cookies.',
      },
      {
        ko: '작품의 조회수를 한 번만 세도록, 오늘 본 작품의 번호를 브라우저에 하루 동안 저장합니다. 이 기록은 서버로 보내지 않으며, 서버에는 작품별 숫자만 남습니다.',
        en: 'So that a view of a work is counted once, your browser notes for a day which works you looked at. The note is never sent; the server keeps a number for each work and nothing else.',
      },
      {
        ko: '다른 회사의 서버로 보내는 요청은 방문자가 지도 타일이나 상담 창처럼 직접 켠 경우에만 있습니다.',
        en: 'Requests to servers of other companies are made only when you ask for them, for example by turning on map tiles or a support chat.',
      },
    ],
    [
      { ko: '보관과 삭제', en: 'Keeping and deleting' },
      {
        ko: '정보는 계정이 있는 동안 보관하고, 삭제를 요청하면 지웁니다. 지운 작품은 실수를 되돌릴 수 있도록 30일 동안 공개되지 않은 상태로 남은 뒤 사라집니다.',
        en: 'Data is kept as long as the account exists and deleted on request. A deleted work is kept unseen for thirty days, so that a mistake can be undone, and is then gone.',
      },
    ],
    [
      { ko: '이용자의 권리', en: 'Your rights' },
      {
        ko: '언제든지 자신의 정보를 보고, 고치고, 지우고, 처리를 멈추도록 요구할 수 있습니다.',
        en: 'You may see, correct and delete your data, and ask that its processing be stopped, at any time.',
      },
    ],
    [
      { ko: '책임자', en: 'Who is responsible' },
      {
        ko: '개인정보 보호책임자의 이름과 연락처는 운영자가 이곳에 적습니다.',
        en: 'The operator states here the name and contact of the person responsible for privacy.',
      },
    ],
  ],
};
