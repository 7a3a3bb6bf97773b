import * as z from 'zod';
import { filledText, plainText } from '../text.ts';
import { supportWords as words } from './support.words.ts';
import { supportLimits } from './support-key.ts';

export const messageText = filledText(supportLimits.message, words.empty.en);

export const supportMessage = z.object({
  id: z.string(),
  from_support: z.boolean(),
  text: z.string(),
  createdAt: z.string(),
});
export type SupportMessage = z.infer<typeof supportMessage>;

export const conversation = z.object({
  id: z.string(),
  closed: z.boolean(),
  createdAt: z.string(),
  lastMessageAt: z.string(),
  /** The beginning of the last message. */
  last: z.string(),
  unread: z.number(),
});
export type Conversation = z.infer<typeof conversation>;

export const wholeConversation = conversation.extend({ messages: z.array(supportMessage) });
export type WholeConversation = z.infer<typeof wholeConversation>;

/** To administrators: who asks, and whether they are still there. */
export const supportCase = conversation.extend({
  customer: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    here: z.boolean(),
  }),
});
export type SupportCase = z.infer<typeof supportCase>;

export const begun = z.object({
  conversation: wholeConversation,
  /** Given once, to visitors: whoever holds it reads the conversation. */
  key: z.string().optional(),
});
export type Begun = z.infer<typeof begun>;

export const beginRequest = z.object({ text: messageText, email: plainText(254).nullish() });
export const messageRequest = z.object({ text: messageText });
/** Which of the newest conversations are listed. */
export const conversationsPart = z.object({
  _start: z.coerce.number().int().min(0).max(1_000_000).default(0),
  _limit: z.coerce.number().int().min(1).max(supportLimits.listed).default(100),
});
export type ConversationsPart = z.output<typeof conversationsPart>;
export const deskAnswer = z.object({ online: z.boolean() });
