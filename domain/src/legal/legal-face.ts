import type { Language, LocalizedText } from '../language.ts';
import { shownRegistrationNumber } from './registration-number.ts';

/** What Korean law wants shown of whoever sells or runs a site, in the order in which it is printed. */
export const legalWords = {
  trade_name: { ko: '상호', en: 'Trade name' },
  representative: { ko: '대표자', en: 'Representative' },
  address: { ko: '주소', en: 'Address' },
  phone: { ko: '전화', en: 'Phone' },
  email: { ko: '이메일', en: 'Email' },
  registration_number: { ko: '사업자등록번호', en: 'Business registration no.' },
  mail_order_number: { ko: '통신판매업 신고번호', en: 'Mail-order business no.' },
  art_service_number: { ko: '미술 서비스업 신고번호', en: 'Art service business no.' },
  hosting_provider: { ko: '호스팅 서비스 제공자', en: 'Hosting provider' },
} as const satisfies Record<string, LocalizedText>;

export type LegalName = keyof typeof legalWords;
export const legalNames = Object.keys(legalWords) as LegalName[];
export type LegalFace = Record<LegalName, string>;
export const noLegalFace = Object.fromEntries(legalNames.map((name) => [name, ''])) as LegalFace;

export interface LegalLine {
  name: LegalName;
  label: string;
  value: string;
}

/** The lines that are filled, and no others. */
export const legalLines = (language: Language, face: Partial<LegalFace> | null | undefined): LegalLine[] =>
  legalNames.flatMap((name) => {
    const value = face?.[name]?.trim() ?? '';
    if (value === '') return [];
    const shown = name === 'registration_number' ? shownRegistrationNumber(value) : value;
    return [{ name, label: legalWords[name][language], value: shown }];
  });

/** Who sells and who does not: whoever runs a marketplace has to say so where people can buy. */
export const notTheSeller = (site: LocalizedText): LocalizedText => ({
  ko: `${topicOf(site.ko)} 통신판매중개자이며 통신판매의 당사자가 아닙니다. 작품 정보와 거래에 대한 책임은 작품을 판매하는 갤러리와 작가에게 있습니다.`,
  en: `${site.en} is an intermediary and not a party to any sale. The galleries and artists who sell the works are responsible for the works, what is said of them, and the sale.`,
});

/** With the particle that its last syllable asks for: 화랑은, 미래는. A name that ends in another script gets both. */
function topicOf(name: string): string {
  const last = name.charCodeAt(name.length - 1) - 0xac00;
  if (last < 0 || last > 11_171) return `${name}은(는)`;
  return `${name}${last % 28 === 0 ? '는' : '은'}`;
}
