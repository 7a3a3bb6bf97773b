import { shortened } from '../keepable.ts';
import type { LocalizedText } from '../language.ts';
import type { EnquiryState } from './enquiry.ts';
import { keptMonths } from './enquiry.ts';

export const enquiryStateWords: Record<EnquiryState, LocalizedText> = {
  new: { ko: '새 문의', en: 'New' },
  answered: { ko: '답변함', en: 'Answered' },
  'on-hold': { ko: '예약 중', en: 'On hold' },
  closed: { ko: '종료', en: 'Closed' },
};

/** The form on the page of a work. */
export const enquiryWords = {
  ask: { ko: '작품 문의', en: 'Ask about this work' },
  lead: {
    ko: '가격, 소장, 작품 상태 등 무엇이든 물어보세요. 답변은 이메일로 보내 드립니다.',
    en: 'Ask about the price, the condition or how to buy it. The reply comes by email.',
  },
  name: { ko: '이름', en: 'Name' },
  email: { ko: '이메일', en: 'Email' },
  message: { ko: '문의 내용', en: 'Message' },
  consent: {
    ko: `문의에 답하기 위해 이름과 이메일을 수집하고, 마지막 메시지 이후 ${keptMonths}개월 뒤에 삭제하는 것에 동의합니다.`,
    en: `I agree that my name and email are kept to answer my question, and deleted ${keptMonths} months after the last message.`,
  },
  privacy: { ko: '개인정보 처리방침', en: 'Privacy policy' },
  send: { ko: '문의 보내기', en: 'Send' },
  sent: { ko: '문의를 보냈습니다.', en: 'Your question has been sent.' },
  sentMore: {
    ko: '답변은 이메일로 보내 드립니다. 보내신 내용은 아래에서 다시 볼 수 있습니다.',
    en: 'The reply will come by email. You can also read it and write again here:',
  },
  open: { ko: '내 문의 보기', en: 'View my question' },
  failed: { ko: '보내지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t send your question. Please try again.' },
  nameRequired: { ko: '이름을 입력해 주세요', en: 'Please enter your name' },
  badEmail: { ko: '올바른 이메일 주소를 입력해 주세요', en: 'Please enter a valid email address' },
  messageRequired: { ko: '문의 내용을 입력해 주세요', en: 'Please write a message' },
  consentRequired: { ko: '동의가 필요합니다', en: 'Please agree to this' },
  tooMany: {
    ko: '짧은 시간에 너무 많은 문의를 보냈습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many questions in a short time. Please try again later.',
  },
  trap: { ko: '이 칸은 비워 두세요', en: 'Leave this field empty' },
} as const satisfies Record<string, LocalizedText>;

/** Where the asker reads the answer. */
export const askerWords = {
  title: { ko: '작품 문의', en: 'Your question' },
  about: { ko: '문의하신 작품', en: 'About' },
  privateNote: {
    ko: '이 주소를 아는 사람은 누구나 이 대화를 볼 수 있습니다. 다른 사람에게 알려 주지 마세요.',
    en: 'Anyone with this address can read this conversation. Please keep it to yourself.',
  },
  kept: {
    ko: `마지막 메시지 이후 ${keptMonths}개월 뒤에 삭제됩니다.`,
    en: `Deleted ${keptMonths} months after the last message.`,
  },
  you: { ko: '나', en: 'You' },
  write: { ko: '메시지', en: 'Message' },
  send: { ko: '보내기', en: 'Send' },
  failed: { ko: '보내지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t send your message. Please try again.' },
  missing: { ko: '문의를 찾을 수 없습니다', en: 'This question was not found' },
  missingMore: {
    ko: '주소가 잘못되었거나, 보관 기간이 지나 삭제되었습니다.',
    en: 'The address is wrong, or the question has been deleted because its time was up.',
  },
} as const satisfies Record<string, LocalizedText>;

/** For those who answer. */
export const enquiryDeskWords = {
  title: { ko: '작품 문의', en: 'Enquiries' },
  all: { ko: '전체', en: 'All' },
  none: { ko: '문의가 없습니다', en: 'No enquiries' },
  noneMore: {
    ko: '판매 중이거나 문의를 받는 작품의 페이지에서 방문자가 문의할 수 있습니다.',
    en: 'Visitors can ask on the pages of works that are for sale or take questions.',
  },
  choose: { ko: '문의를 선택해 주세요', en: 'Choose an enquiry' },
  toAll: { ko: '문의 목록', en: 'All enquiries' },
  unseen: { ko: '읽지 않음', en: 'unread' },
  asker: { ko: '문의자', en: 'Asker' },
  desk: { ko: '답변', en: 'Reply' },
  note: { ko: '메모', en: 'Note' },
  answer: { ko: '답변 쓰기', en: 'Reply' },
  send: { ko: '답변 보내기', en: 'Send' },
  addNote: { ko: '메모 쓰기', en: 'Private note' },
  saveNote: { ko: '메모 저장', en: 'Save note' },
  noteHint: { ko: '문의자에게 보이지 않습니다.', en: 'The asker never sees it.' },
  state: { ko: '상태', en: 'State' },
  hold: { ko: '이 문의자 앞으로 예약', en: 'Hold for this person' },
  holdUntil: { ko: '예약 기한', en: 'Hold until' },
  held: { ko: '이 문의자 앞으로 예약 중', en: 'Held for this person' },
  release: { ko: '예약 해제', en: 'Release' },
  close: { ko: '종료', en: 'Close' },
  reopen: { ko: '다시 열기', en: 'Reopen' },
  export: { ko: 'CSV 내려받기', en: 'Download CSV' },
  failed: { ko: '저장하지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t save. Please try again.' },
  heldStill: {
    ko: '이 문의자 앞으로 예약된 작품입니다. 예약을 먼저 해제해 주세요.',
    en: 'The work is held for this person. Release it first.',
  },
  taken: {
    ko: '이미 판매되었거나 다른 분이 예약한 작품입니다',
    en: 'The work is sold, or on hold for someone else',
  },
} as const satisfies Record<string, LocalizedText>;

/** The title of a work that was deleted since. */
export const deletedWork = (title: string): LocalizedText => ({
  ko: `${title} (삭제된 작품)`,
  en: `${title} (Deleted work)`,
});

const short = (text: string): string => shortened(text, 601);

export const answeredEnquiryEmail = (name: string, work: string, answer: string, link: string) => ({
  subject: { ko: `[화랑] 문의에 답변이 도착했습니다: ${work}`, en: `[Hwarang] A reply to your question: ${work}` },
  greeting: { ko: `${name} 님, 안녕하세요.`, en: `Hello ${name},` },
  lead: {
    ko: `‘${work}’에 대한 답변입니다.\n\n${short(answer)}`,
    en: `Here is the reply about “${work}”.\n\n${short(answer)}`,
  },
  action: { ko: '대화 이어 가기', en: 'Continue the conversation' },
  link,
  note: {
    ko: '이 메일에 직접 답장하지 마시고 위 주소에서 이어 써 주세요.',
    en: 'Please reply through the link above rather than to this email.',
  },
});

interface Question {
  who: string;
  work: string;
  text: string;
}

/** To those who answer, when nobody of them is there: one question, or those of the last minutes together. */
export const askedAboutWorksEmail = (questions: readonly Question[], number: number, link: string) => {
  const quotes = questions.map(({ who, work, text }) => `${who} · ${work}\n${short(text)}`).join('\n\n');
  const more = number - questions.length;
  return {
    subject: {
      ko: number === 1 ? '[화랑] 새 작품 문의가 있습니다' : `[화랑] 새 작품 문의 ${number}건이 있습니다`,
      en: number === 1 ? '[Hwarang] A new enquiry is waiting' : `[Hwarang] ${number} new enquiries are waiting`,
    },
    greeting: { ko: '답을 기다리는 작품 문의가 있습니다.', en: 'Somebody has asked about a work.' },
    lead: {
      ko: more > 0 ? `${quotes}\n\n외 ${more}건` : quotes,
      en: more > 0 ? `${quotes}\n\nand ${more} more` : quotes,
    },
    action: { ko: '문의 보기', en: 'Open the enquiries' },
    link,
    note: {
      ko: '문의가 이어지면 10분마다 모아서 알려 드립니다.',
      en: 'Further enquiries will be sent together, every ten minutes at most.',
    },
  };
};
