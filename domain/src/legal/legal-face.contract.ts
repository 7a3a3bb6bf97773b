import * as z from 'zod';
import { isEmail } from '../accounts/email.ts';
import { plainText } from '../text.ts';
import { type LegalName, legalNames } from './legal-face.ts';
import { legalProblems } from './legal-problems.ts';
import { isRegistrationNumber, shownRegistrationNumber } from './registration-number.ts';

const line = (longest = 300) =>
  plainText(longest)
    .nullish()
    .transform((text) => text?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? '');

export const legalFace = z.object(
  Object.fromEntries(legalNames.map((name) => [name, z.string()])) as Record<LegalName, z.ZodString>,
);

/** What is missing is empty; a number that nobody can have been given is refused before it is printed on every page. */
export const writtenLegalFace = z.object({
  trade_name: line(),
  representative: line(),
  address: line(500),
  phone: line(100),
  email: line(254).refine((text) => text === '' || isEmail(text), { error: legalProblems.email.en }),
  registration_number: line(20)
    .refine((text) => text === '' || isRegistrationNumber(text), { error: legalProblems.registration_number.en })
    .transform(shownRegistrationNumber),
  mail_order_number: line(100),
  art_service_number: line(100),
  hosting_provider: line(),
});
