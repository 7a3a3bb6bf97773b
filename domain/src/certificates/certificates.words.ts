import type { LocalizedText } from '../language.ts';

/** What stands on the paper in both languages, and on the page that confirms it in one. */
export const certificateWords = {
  certificate: { ko: '진품증명서', en: 'Certificate of Authenticity' },
  number: { ko: '증명서 번호', en: 'Certificate no.' },
  artist: { ko: '작가', en: 'Artist' },
  title: { ko: '작품명', en: 'Title' },
  year: { ko: '제작 연도', en: 'Year' },
  material: { ko: '재료', en: 'Material' },
  size: { ko: '크기', en: 'Size' },
  edition: { ko: '에디션', en: 'Edition' },
  soldOn: { ko: '구매일', en: 'Date of purchase' },
  place: { ko: '구매처', en: 'Place of purchase' },
  guarantee: { ko: '보증 내용', en: 'Guarantee' },
  issuedOn: { ko: '발행일', en: 'Date of issue' },
  issuer: { ko: '발행', en: 'Issued by' },
  representative: { ko: '대표자', en: 'Representative' },
  signature: { ko: '서명 또는 날인', en: 'Signature or seal' },
  verify: { ko: '진위 확인', en: 'Verify' },
  contentHash: { ko: '내용 해시 (SHA-256)', en: 'Content hash (SHA-256)' },
  picture: { ko: '작품 이미지', en: 'Picture' },
} as const satisfies Record<string, LocalizedText>;

/** A hash in groups that a person can compare: '9f86d081 884c7d65 …'. */
export const groupedHash = (hash: string): string => hash.replace(/(.{8})(?=.)/g, '$1 ');
