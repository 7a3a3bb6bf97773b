import { shortened } from '../keepable.ts';
import type { LocalizedText } from '../language.ts';

export const supportWords = {
  title: { ko: '화랑에 문의하기', en: 'Chat with Hwarang' },
  close: { ko: '문의창 닫기', en: 'Close chat' },
  here: { ko: '지금 바로 답변해 드립니다.', en: 'We’re online and will reply shortly.' },
  away: {
    ko: '지금은 자리에 없습니다. 메시지를 남겨 주시면 이메일로도 답해 드립니다.',
    en: 'We’re away; leave a message and we’ll reply by email.',
  },
  hello: {
    ko: '안녕하세요. 전시, 작품, 계정에 대해 무엇이든 물어보세요.',
    en: 'Hello! Ask us anything about exhibitions, artworks or your account.',
  },
  message: { ko: '메시지', en: 'Message' },
  send: { ko: '보내기', en: 'Send' },
  email: { ko: '답변받을 이메일', en: 'Your email' },
  emailHint: {
    ko: '창을 닫아도 이 주소로 답변을 보내 드립니다.',
    en: 'We’ll reply there if you leave.',
  },
  empty: { ko: '메시지를 입력해 주세요', en: 'Please write a message' },
  badEmail: { ko: '올바른 이메일 주소가 아닙니다', en: 'Invalid email address' },
  failed: { ko: '보내지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t send your message. Please try again.' },
  you: { ko: '나', en: 'You' },
  us: { ko: '화랑', en: 'Hwarang' },
  closed: {
    ko: '종료된 문의입니다. 메시지를 보내시면 다시 열립니다.',
    en: 'This conversation is closed. Send a message to reopen it.',
  },
  conversations: { ko: '내 문의', en: 'My conversations' },
  newOne: { ko: '새 문의', en: 'New conversation' },
  noConversations: { ko: '아직 문의 내역이 없습니다', en: 'No conversations yet' },
  unread: { ko: '새 메시지', en: 'new' },
} as const satisfies Record<string, LocalizedText>;

export const inboxWords = {
  title: { ko: '알림함', en: 'Inbox' },
  messageTitle: { ko: '메시지', en: 'Messages' },
  notifications: { ko: '알림', en: 'Notifications' },
  none: { ko: '아직 알림이 없습니다', en: 'No notifications yet' },
} as const satisfies Record<string, LocalizedText>;

/** What the administrators' support screen says. */
export const deskWords = {
  title: { ko: '고객 상담', en: 'Support' },
  open: { ko: '진행 중', en: 'Open' },
  closed: { ko: '종료', en: 'Closed' },
  none: { ko: '문의가 없습니다', en: 'No conversations' },
  choose: { ko: '문의를 선택해 주세요', en: 'Choose a conversation' },
  toAll: { ko: '문의 목록', en: 'All conversations' },
  visitor: { ko: '방문자', en: 'Visitor' },
  here: { ko: '접속 중', en: 'online' },
  answer: { ko: '답변', en: 'Reply' },
  send: { ko: '보내기', en: 'Send' },
  close: { ko: '문의 종료', en: 'Close conversation' },
  closeFailed: {
    ko: '종료하지 못했습니다. 다시 시도해 주세요.',
    en: 'Couldn’t close the conversation. Please try again.',
  },
  customer: { ko: '고객', en: 'Customer' },
  support: { ko: '화랑', en: 'Hwarang' },
} as const satisfies Record<string, LocalizedText>;

const short = (text: string): string => shortened(text, 601);

/** To the customer who is not there any more. */
export const answeredEmail = (name: string, answer: string, link: string | undefined) => ({
  subject: { ko: '[화랑] 문의에 답변이 도착했습니다', en: '[Hwarang] We’ve replied to your question' },
  greeting: { ko: `${name} 님, 안녕하세요.`, en: `Hello ${name},` },
  lead: { ko: `문의하신 내용에 답변드립니다.\n\n${short(answer)}`, en: `Here is our reply.\n\n${short(answer)}` },
  ...(link ? { action: { ko: '대화 이어 가기', en: 'Continue the conversation' }, link } : {}),
  note: {
    ko: '화랑을 찾아 주셔서 고맙습니다.',
    en: 'Thank you for writing to Hwarang.',
  },
});

/** To the desk, about several questions at once. */
export const askedManyEmail = (questions: readonly { who: string; text: string }[], number: number, link: string) => {
  const quotes = questions.map(({ who, text }) => `${who}\n${text}`).join('\n\n');
  const more = number - questions.length;
  return {
    subject: { ko: `[화랑] 새 문의 ${number}건이 있습니다`, en: `[Hwarang] ${number} new questions are waiting` },
    greeting: {
      ko: `답을 기다리는 문의가 ${number}건 있습니다.`,
      en: `${number} questions are waiting for a reply.`,
    },
    lead: {
      ko: more > 0 ? `${quotes}\n\n외 ${more}건` : quotes,
      en: more > 0 ? `${quotes}\n\nand ${more} more` : quotes,
    },
    action: { ko: '문의 보기', en: 'Open the conversations' },
    link,
    note: {
      ko: '문의 화면을 열어 둔 관리자가 없어 이메일로 알려 드립니다. 문의가 이어지면 모아서 보내 드립니다.',
      en: 'Sent by email because no administrator had the support page open. Further questions will be sent together in one email.',
    },
  };
};

/** To the desk, when nobody is there. */
export const askedEmail = (who: string, question: string, link: string) => ({
  subject: { ko: '[화랑] 새 문의가 있습니다', en: '[Hwarang] A new question is waiting' },
  greeting: { ko: `${who} 님이 문의했습니다.`, en: `${who} wrote:` },
  lead: { ko: short(question), en: short(question) },
  action: { ko: '문의 보기', en: 'Open the conversation' },
  link,
  note: {
    ko: '문의 화면을 열어 둔 관리자가 없어 이메일로 알려 드립니다.',
    en: 'Sent by email because no administrator had the support page open.',
  },
});
