import * as z from 'zod';
import { saleCertificate, workFacts } from '../ledger/ledger.contract.ts';
import { ledgerProblems } from '../ledger/ledger-problems.ts';
import { day } from '../records.contract.ts';
import { plainText } from '../text.ts';
import { requiredText } from '../written.ts';

/** What anybody may learn who has the number. It says nothing of the buyer, of the price and of why a certificate was revoked. */
export const publicCertificate = z.object({
  number: z.string(),
  state: z.enum(['valid', 'replaced', 'revoked']),
  ended_on: day.nullable(),
  content: z.object({
    number: z.string(),
    issued_on: day,
    gallery: z.string(),
    gallery_en: z.string(),
    /** Who signs for the gallery, where it has said so. */
    representative: z.string(),
    work: workFacts,
    sold_on: day,
    place: z.string(),
    guarantee: z.string(),
    guarantee_en: z.string(),
    /** SHA-256 of the picture on it. */
    picture: z.string(),
  }),
  content_hash: z.string(),
  file_hash: z.string(),
});
export type PublicCertificate = z.infer<typeof publicCertificate>;

const sentence = plainText(500)
  .nullish()
  .transform((text) => text?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? '');
/** An empty one is the sentence that comes with the site. */
export const certificateWrite = z.object({ guarantee: sentence, guarantee_en: sentence });
export type CertificateWrite = z.output<typeof certificateWrite>;
export const revokeWrite = z.object({ reason: requiredText(500, ledgerProblems.required.en) });
export const reissueWrite = certificateWrite.extend({ reason: requiredText(500, ledgerProblems.required.en) });

export const certificateAnswer = saleCertificate;
