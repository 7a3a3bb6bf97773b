import * as z from 'zod';
import { emailLimit } from '../accounts/email.ts';
import { recordId } from '../records.contract.ts';
import { availabilities } from '../sales/offer.ts';
import { filledText, plainText } from '../text.ts';
import { writtenDay } from '../written.ts';
import { enquiryWords as words } from './enquiries.words.ts';
import { enquiryLimits, enquiryStates, speakers } from './enquiry.ts';

const messageText = filledText(enquiryLimits.message, words.messageRequired.en);

export const enquiryRequest = z.object({
  artwork: z.string(),
  name: filledText(enquiryLimits.name, words.nameRequired.en),
  email: plainText(emailLimit),
  text: messageText,
  consent: z.literal(true, { error: words.consentRequired.en }),
  /** Hidden from people: only a program fills it in. */
  website: z.string().max(2000).optional(),
});
/** The key opens the conversation, see `enquiryPath`. */
export const enquiryBegun = z.object({ key: z.string() });

export const enquiryMessage = z.object({
  id: recordId,
  speaker: z.enum(speakers),
  /** Who of the staff wrote it. */
  author: z.string().nullable(),
  text: z.string(),
  createdAt: z.string(),
});
export type EnquiryMessage = z.infer<typeof enquiryMessage>;

/** To the asker: never a note, nor who of the staff answered. */
export const ownEnquiry = z.object({
  artwork: recordId.nullable(),
  title: z.string(),
  name: z.string(),
  desk: z.string(),
  closed: z.boolean(),
  messages: z.array(enquiryMessage.omit({ author: true })),
});
export type OwnEnquiry = z.infer<typeof ownEnquiry>;

export const enquiryLine = z.object({
  id: recordId,
  artwork: recordId.nullable(),
  /** What the asker read. */
  title: z.string(),
  /** What the work is called now; nothing when it is gone, or not shown to those who answer. */
  work: z.object({ title: z.string(), title_en: z.string().nullable() }).nullable(),
  name: z.string(),
  email: z.string(),
  state: z.enum(enquiryStates),
  unseen: z.boolean(),
  last: z.string(),
  createdAt: z.string(),
  lastMessageAt: z.string(),
});
export type EnquiryLine = z.infer<typeof enquiryLine>;

export const wholeEnquiry = enquiryLine.extend({
  messages: z.array(enquiryMessage),
  /** Of the work, as far as it is the reader's to offer. */
  offer: z
    .object({ availability: z.enum(availabilities), hold_until: z.string().nullable(), held: z.boolean() })
    .nullable(),
});
export type WholeEnquiry = z.infer<typeof wholeEnquiry>;

export const enquiryFilter = z.object({
  state: z.enum(enquiryStates).optional(),
  _start: z.coerce.number().int().min(0).max(1_000_000).default(0),
  _limit: z.coerce.number().int().min(1).max(enquiryLimits.listed).default(50),
});
export const enquiryText = z.object({ text: messageText });
export const enquiryHold = z.object({ until: writtenDay() });
/** What a person sets by hand; the other states follow from what happens. */
export const enquiryChange = z.object({ state: z.enum(['new', 'answered', 'closed']) });
