import type { AuditEntry } from '@hwarang/domain/audit/audit.contract';
import type { LocalizedText } from '@hwarang/domain/language';

export const auditWords = {
  lead: {
    ko: '관리자가 바꾼 모든 것이 바뀐 순간과 함께 남습니다. 이 기록은 고치거나 지울 수 없으며, 탈퇴한 회원의 개인정보만 가명으로 바뀝니다.',
    en: 'Everything an administrator changes is written down with its moment. The log cannot be edited; only the personal data of deleted accounts is replaced by a pseudonym.',
  },
  erased: { ko: '탈퇴한 회원', en: 'Deleted account' },
  when: { ko: '언제', en: 'When' },
  who: { ko: '누가', en: 'Who' },
  what: { ko: '무엇을', en: 'What' },
  how: { ko: '어떻게', en: 'Action' },
  noun: { ko: '종류', en: 'Kind' },
  details: { ko: '바뀐 내용', en: 'Changes' },
  show: { ko: '내용 보기', en: 'Show' },
  field: { ko: '항목', en: 'Field' },
  before: { ko: '이전', en: 'Before' },
  after: { ko: '이후', en: 'After' },
} as const satisfies Record<string, LocalizedText>;

export const auditActionWords: Record<AuditEntry['action'], LocalizedText> = {
  create: { ko: '만듦', en: 'Made' },
  update: { ko: '바꿈', en: 'Changed' },
  delete: { ko: '지움', en: 'Deleted' },
};

export const auditNounWords: Record<string, LocalizedText> = {
  'art-works': { ko: '작품', en: 'Artwork' },
  artists: { ko: '작가', en: 'Artist' },
  exhibitions: { ko: '전시', en: 'Exhibition' },
  galleries: { ko: '갤러리', en: 'Gallery' },
  users: { ko: '회원', en: 'User' },
  files: { ko: '파일', en: 'File' },
  companies: { ko: '회사', en: 'Company' },
  contracts: { ko: '계약', en: 'Contract' },
  artbrochures: { ko: '도록', en: 'Brochure' },
  shopitemregs: { ko: '상품', en: 'Shop item' },
  'open-calls': { ko: '공모', en: 'Open call' },
  support: { ko: '고객 상담', en: 'Support' },
  settings: { ko: '설정', en: 'Setting' },
  pages: { ko: '안내 페이지', en: 'Page' },
};
