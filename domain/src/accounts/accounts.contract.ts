import * as z from 'zod';
import { roleTypes } from '../roles.ts';
import { plainText } from '../text.ts';
import { passwordLimit } from './registration.ts';

const id = z.string();

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
  bizno: z.string().nullable(),
  telno: z.string().nullable(),
  country: z.string().nullable(),
  zip_postal_code: z.string().nullable(),
  state_province: z.string().nullable(),
  city: z.string().nullable(),
  address_line1: z.string().nullable(),
  address_line2: z.string().nullable(),
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
  contracts: z.array(z.object({ id, _id: id, name: z.string().nullable() })),
});
export type UserAnswer = z.infer<typeof userAnswer>;

export const signedInAnswer = z.object({ jwt: z.string(), user: userAnswer });

/** The sign-in body is read leniently: what is missing gets the auth message of its field, not a schema error. */
export const signInRequest = z.object({
  identifier: plainText(254).optional(),
  password: plainText(passwordLimit).optional(),
});
