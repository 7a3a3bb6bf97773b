import { apiRequestPage } from './api-request.words.ts';
import { companyPage } from './company.words.ts';
import { contactPage } from './contact.words.ts';
import { documentationPage } from './documentation.words.ts';
import { emailPolicyPage } from './email-policy.words.ts';
import { faqPage } from './faq.words.ts';
import type { InformationPage } from './information-page.ts';
import { partnershipPage } from './partnership.words.ts';
import { privacyPage } from './privacy.words.ts';
import { supportPage } from './support.words.ts';
import { termsPage } from './terms.words.ts';

/** The pages behind the footer's links, by their address. */
export const informationPages: Record<string, InformationPage> = {
  company: companyPage,
  contact: contactPage,
  terms: termsPage,
  privacy: privacyPage,
  'email-policy': emailPolicyPage,
  'api-request': apiRequestPage,
  partnership: partnershipPage,
  support: supportPage,
  documentation: documentationPage,
  faq: faqPage,
};
