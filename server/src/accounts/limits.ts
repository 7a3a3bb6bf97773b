import { createHash } from 'node:crypto';
import { authFailure } from '@hwarang/domain/accounts/auth-failures';
import { addressKey } from '../platform/address-key.ts';
import type { Orm } from '../platform/orm.ts';
import { countAttempt, type Limit, secondsUntilRoom } from './attempts.store.ts';

const seconds = 15 * 60;

// Names and addresses are counted, not collected: only their digests are kept.
const limit = (kind: string, subject: string, most: number): Limit => ({
  key: `${kind}:${createHash('sha256').update(subject).digest('base64url')}`,
  most,
  seconds,
});

const byAddress = (kind: string, most: number) => (address: string) => limit(kind, addressKey(address), most);

// From one address ten wrong passwords lock that address out alone. From everywhere together there are more, so that guessing with many
// addresses has an end, and one who is annoyed at somebody cannot lock them out.
const signInsTo = (subject: string): Limit => limit('sign-in-to', subject, 100);

/** How often, within 15 minutes. Only failures count where a right answer exists; elsewhere every call does. */
export const limits = {
  /** `subject` is the account that the given name belongs to, else the name itself: a name that nobody has is counted alike. */
  signIn: (subject: string, address: string) => [
    limit('sign-in', `${subject} ${addressKey(address)}`, 10),
    signInsTo(subject),
    byAddress('sign-in-from', 100)(address),
  ],
  signInsTo: (subject: string) => signInsTo(subject),
  lockMail: (userId: string): Limit => ({ ...limit('lock-mail', userId, 1), seconds: 6 * 60 * 60 }),
  currentPassword: (userId: string) => [limit('current-password', userId, 10)],
  resetCode: (address: string) => [byAddress('reset-from', 100)(address)],
  mailTo: (email: string, address: string) => [limit('mail-to', email, 5), byAddress('mail-from', 60)(address)],
  rename: (userId: string) => [limit('rename', userId, 20)],
  newEmail: (userId: string) => [limit('new-email', userId, 10)],
  newEmailCode: (address: string) => [byAddress('new-email-from', 100)(address)],
  register: (address: string) => [byAddress('register-from', 100)(address)],
  support: (address: string) => [byAddress('support-from', 120)(address)],
  /** Each becomes a mail to somebody else: fewer than a person could mean to send, more than one who looks around does. */
  enquiry: (email: string, address: string) => [limit('enquiry-of', email, 10), byAddress('enquiry-from', 30)(address)],
  enquiryMessage: (enquiryId: string, address: string) => [
    limit('enquiry-message', enquiryId, 30),
    byAddress('enquiry-message-from', 120)(address),
  ],
  supportRead: (reader: string, address: string) => [
    limit('support-read', reader, 240),
    byAddress('support-read-from', 1_200)(address),
  ],
  archive: (userId: string) => [limit('archive', userId, 20)],
  emailCheck: (address: string) => [byAddress('email-check-from', 60)(address)],
};

const refusal = (wait: number) => authFailure('Auth.form.error.ratelimit', { code: 'too-many', retryAfter: wait });

/** Refuses, with 429 and the time to wait, when one of the limits is full. Counts nothing. */
export async function demandRoom(orm: Orm, asked: Limit[]): Promise<void> {
  for (const each of asked) {
    const wait = await secondsUntilRoom(orm, each);
    if (wait !== undefined) throw refusal(wait);
  }
}

/** Counts this attempt, or refuses it when there is no room. */
export async function count(orm: Orm, asked: Limit[]): Promise<void> {
  const wait = await countAttempt(orm, asked);
  if (wait !== undefined) throw refusal(wait);
}
