import * as z from 'zod';
import { roleTypes } from '../roles.ts';
import { plainText } from '../text.ts';
import { passwordLimits } from './registration.ts';

const id = z.string();
const text = z.string().nullable();

export const roleAnswer = z.object({
  id,
  _id: id,
  name: z.string(),
  type: z.enum(roleTypes),
  description: z.string(),
});

const company = z.object({
  id,
  _id: id,
  name: z.string(),
  bizno: text,
  telno: text,
  country: text,
  zip_postal_code: text,
  state_province: text,
  city: text,
  address_line1: text,
  address_line2: text,
});

const account = z.object({
  id,
  _id: id,
  username: z.string(),
  email: z.string(),
  provider: z.string(),
  confirmed: z.boolean(),
  blocked: z.boolean(),
  role: roleAnswer,
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A user as sign-in gives it, with what belongs to the user in full. */
export const userAnswer = account.extend({
  artist: z.object({ id, _id: id, localname: z.string(), englishname: z.string() }).nullable(),
  companies: z.array(company),
  contracts: z.array(z.object({ id, _id: id, name: text })),
});
export type UserAnswer = z.infer<typeof userAnswer>;

/** The caller's own account: what belongs to it comes as ids. */
export const ownAccountAnswer = account.extend({
  /** An email that waits for its link to be used. */
  new_email: z.string().nullable(),
  artist: id.nullable(),
  companies: z.array(id),
  contracts: z.array(id),
});
export type OwnAccountAnswer = z.infer<typeof ownAccountAnswer>;

export const signedInAnswer = z.object({ jwt: z.string(), user: userAnswer });
export type SignedIn = z.infer<typeof signedInAnswer>;

export const registeredAnswer = z.object({ user: userAnswer });
export const confirmationSentAnswer = z.object({ email: z.string(), sent: z.literal(true) });
export const doneAnswer = z.object({ ok: z.literal(true) });

// What is missing gets the auth message of its field from the service, not a schema's sentence: hence nullish.
const line = plainText(1024).nullish();
const password = plainText(passwordLimits.longest).nullish();

export const signInRequest = z.object({ identifier: line, password });
export const registerRequest = z.object({
  username: line,
  email: line,
  password,
  marketing_consent: z.boolean().nullish(),
});
export const emailRequest = z.object({ email: line });
export const resetPasswordRequest = z.object({ code: line, password, passwordConfirmation: password });
export const changePasswordRequest = z.object({ currentPassword: password, password, passwordConfirmation: password });
export const ownAccountChange = z.object({ username: line });
export const newEmailRequest = z.object({ email: line, password });
export const newEmailCode = z.object({ code: line });
export const newEmailAnswer = z.object({ email: z.string() });
export const leaveRequest = z.object({ password });
export const confirmationQuery = z.object({ confirmation: plainText(1024).optional() });

/** One place where the account is signed in. Browser and system are null when the client did not say what it is. */
export const ownSession = z.object({
  id: z.string(),
  browser: text,
  system: text,
  /** The one that asks. */
  current: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type OwnSession = z.infer<typeof ownSession>;
export const sessionParams = z.object({ id: z.string() });
export const endedAnswer = z.object({ ended: z.number() });
