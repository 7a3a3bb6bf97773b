import * as z from 'zod';

export const notificationKinds = [
  'account-confirmed',
  'artist-approved',
  'artwork-exhibited',
  'entry-received',
  'result-published',
  'support-answered',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What the words of a notification are made of; each kind uses its own. */
const facts = z.object({
  artwork: z.string().optional(),
  artworkId: z.string().optional(),
  exhibition: z.string().optional(),
  exhibitionEn: z.string().optional(),
  exhibitionId: z.string().optional(),
  call: z.string().optional(),
  callEn: z.string().optional(),
  callSlug: z.string().optional(),
  /** Whether the entrant can check the own scores against a seal. */
  sealed: z.boolean().optional(),
  works: z.number().optional(),
  conversationId: z.string().optional(),
});
export type NotificationFacts = z.infer<typeof facts>;

export const notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  facts,
  read: z.boolean(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notification>;
