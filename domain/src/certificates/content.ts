import type { WorkFacts } from '../ledger/work-facts.ts';
import type { PublicCertificate } from './certificates.contract.ts';

/** All that a certificate says. It names neither the buyer nor the price: it goes with the work. */
export type CertificateContent = PublicCertificate['content'];

/** One text for one content, whatever order its parts come in: what is hashed, here and by whoever checks it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
}

/** Facts without which no certificate is printed, and what each needs: one of these. */
const needed: Record<string, readonly (keyof WorkFacts)[]> = {
  artist: ['artist', 'artist_en'],
  title: ['title', 'title_en'],
  year: ['year'],
  material: ['material', 'material_en'],
  size: ['size'],
};

/** The facts that a certificate lacks, by name. An edition is none of them: a painting has no edition. */
export function missingFacts(work: WorkFacts, place: string, hasPicture: boolean): string[] {
  const missing = Object.entries(needed).flatMap(([name, any]) => (any.some((fact) => work[fact]) ? [] : [name]));
  return [...missing, ...(place ? [] : ['place']), ...(hasPicture ? [] : ['picture'])];
}

export const defaultGuarantee = {
  ko: '위 작품은 기재된 작가가 제작한 진품임을 보증합니다.',
  en: 'We guarantee that the work described above is an authentic work by the artist named.',
} as const;
