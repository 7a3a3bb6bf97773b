import type { AuditEntry } from '@hwarang/domain/audit/audit.contract';
import type { LocalizedText } from '@hwarang/domain/language';

export const auditWords = {
  lead: {
    ko: '관리자의 모든 변경 사항이 시각과 함께 기록됩니다. 기록은 수정하거나 삭제할 수 없으며, 탈퇴한 회원의 개인정보만 가명으로 바뀝니다.',
    en: 'Every change an administrator makes is recorded here with its time. The log cannot be edited; only the personal data of deleted accounts is replaced by a pseudonym.',
  },
  erased: { ko: '탈퇴한 회원', en: 'Deleted account' },
  when: { ko: '시각', en: 'Time' },
  who: { ko: '관리자', en: 'Administrator' },
  what: { ko: '대상', en: 'Item' },
  how: { ko: '작업', en: 'Action' },
  noun: { ko: '종류', en: 'Type' },
  details: { ko: '바뀐 내용', en: 'Changes' },
  show: { ko: '내용 보기', en: 'Show' },
  field: { ko: '항목', en: 'Field' },
  before: { ko: '이전', en: 'Before' },
  after: { ko: '이후', en: 'After' },
} as const satisfies Record<string, LocalizedText>;

export const auditActionWords: Record<AuditEntry['action'], LocalizedText> = {
  create: { ko: '생성', en: 'Created' },
  update: { ko: '수정', en: 'Updated' },
  delete: { ko: '삭제', en: 'Deleted' },
  download: { ko: '내려받음', en: 'Downloaded' },
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
  'open-call-entries': { ko: '공모 결과', en: 'Result of an entry' },
  'gallery-staff': { ko: '갤러리 구성원', en: 'Gallery staff' },
  representations: { ko: '소속 작가', en: 'Represented artist' },
  consignments: { ko: '작품 위탁', en: 'Consignment' },
  support: { ko: '고객 상담', en: 'Support' },
  settings: { ko: '설정', en: 'Setting' },
  pages: { ko: '안내 페이지', en: 'Page' },
  certificates: { ko: '진품증명서', en: 'Certificate' },
};
