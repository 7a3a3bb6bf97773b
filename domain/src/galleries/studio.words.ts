import type { LocalizedText } from '../language.ts';
import type { StaffRole } from './staff.ts';

export const staffRoleWords: Record<StaffRole, LocalizedText> = {
  owner: { ko: '대표', en: 'Owner' },
  curator: { ko: '큐레이터', en: 'Curator' },
  assistant: { ko: '어시스턴트', en: 'Assistant' },
};

/** Refusals of calls of galleries. The API answers the English sentence, pages show the one of their language. */
export const studioWords = {
  email: { ko: '이메일 주소를 확인해 주세요.', en: 'Check the email address.' },
  alreadyStaff: { ko: '이미 이 갤러리의 구성원입니다.', en: 'This person already works for the gallery.' },
  tooManyInvitations: {
    ko: '답을 기다리는 초대가 너무 많습니다. 지난 초대를 먼저 취소해 주세요.',
    en: 'Too many invitations are open. Withdraw some of them first.',
  },
  tooManyMembers: { ko: '구성원을 더 추가할 수 없습니다.', en: 'The gallery can’t have any more members.' },
  lastOwner: {
    ko: '갤러리에는 대표가 한 명 이상 있어야 합니다. 먼저 다른 사람을 대표로 정해 주세요.',
    en: 'A gallery needs an owner. Make someone else an owner first.',
  },
  invitationOver: {
    ko: '이미 사용했거나 기한이 지난 초대입니다. 갤러리에 다시 요청해 주세요.',
    en: 'This invitation was used, was withdrawn or has expired. Ask the gallery for a new one.',
  },
  otherAccount: {
    ko: '초대받은 이메일로 로그인해야 수락할 수 있습니다.',
    en: 'Sign in with the email that was invited.',
  },
  alreadyAsked: {
    ko: '이미 요청했거나 소속 작가입니다.',
    en: 'You have already asked this artist, or already represent them.',
  },
  notRepresented: {
    ko: '소속 작가의 작품만 위탁을 요청할 수 있습니다.',
    en: 'You can only ask for works by artists you represent.',
  },
  withAnother: {
    ko: '이미 다른 갤러리에 위탁한 작품입니다.',
    en: 'This work is on consignment with another gallery.',
  },
  notToAnswer: {
    ko: '이미 답했거나 끝난 요청입니다.',
    en: 'This request has already been answered, or has ended.',
  },
  tooMany: { ko: '더 추가할 수 없습니다.', en: 'No more can be added.' },
} as const satisfies Record<string, LocalizedText>;

/** Not beside the contract: pages read these words, and zod has no place in them. */
export const invitationDays = 14;

interface Names {
  name: string;
  name_en: string | null;
}

export const staffInvitationEmail = (gallery: Names, role: StaffRole, link: string) => {
  const english = gallery.name_en ?? gallery.name;
  return {
    subject: {
      ko: `[화랑] ${gallery.name}의 구성원으로 초대합니다`,
      en: `[Hwarang] You are invited to work for ${english}`,
    },
    greeting: { ko: '안녕하세요.', en: 'Hello,' },
    lead: {
      ko: `${gallery.name}에서 회원님을 ${staffRoleWords[role].ko}로 초대했습니다. 수락하시면 갤러리의 전시와 작품, 문의를 함께 관리할 수 있습니다.`,
      en: `${english} invites you to join its staff as ${staffRoleWords[role].en.toLowerCase()}. Once you accept, you can look after its exhibitions, works and enquiries.`,
    },
    action: { ko: '초대 보기', en: 'See the invitation' },
    link,
    note: {
      ko: `이 링크는 ${invitationDays}일 동안 한 번만 쓸 수 있으니 다른 사람에게 전달하지 마세요. 초대받은 적이 없다면 이 메일을 무시하셔도 됩니다.`,
      en: `The link works once within ${invitationDays} days; please do not forward it. If you did not expect this, you can ignore this email.`,
    },
  };
};

const asked = (gallery: Names, what: LocalizedText, link: string) => ({
  subject: {
    ko: `[화랑] ${gallery.name}에서 ${what.ko}을 요청했습니다`,
    en: `[Hwarang] ${gallery.name_en ?? gallery.name} asks for ${what.en}`,
  },
  greeting: { ko: '작가님, 안녕하세요.', en: 'Hello,' },
  lead: {
    ko: `${gallery.name}에서 ${what.ko}을 요청했습니다. 작가님이 수락하기 전에는 아무것도 바뀌지 않습니다.`,
    en: `${gallery.name_en ?? gallery.name} asks for ${what.en}. Nothing changes before you agree.`,
  },
  action: { ko: '요청 보고 답하기', en: 'See and answer' },
  link,
  note: {
    ko: '화랑의 ‘내 갤러리’에서 언제든지 답을 바꾸거나 관계를 끝낼 수 있습니다.',
    en: 'Under “My galleries” you can end an agreement at any time.',
  },
});

export const representationEmail = (gallery: Names, link: string) =>
  asked(gallery, { ko: '소속 작가 등록', en: 'your consent to represent you' }, link);

export const consignmentEmail = (gallery: Names, works: number, link: string) =>
  asked(
    gallery,
    {
      ko: `작품 ${works}점의 위탁`,
      en: works === 1 ? 'one of your works on consignment' : `${works} of your works on consignment`,
    },
    link,
  );
