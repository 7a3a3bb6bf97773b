import * as z from 'zod';
import { defineContract, field, many, one, unversionedFields } from '../contract.ts';
import { roleTypes } from '../roles.ts';
import { roleAnswer, userAnswer } from './accounts.contract.ts';

export const userParams = z.object({ id: z.string() });

/** Administrators see users; to everybody else a known email says that it is known, and nothing more. */
export const usersAnswer = z.union([z.array(userAnswer), z.array(z.object({ email: z.string() }))]);

const role = z.string();
export const userChange = z.object({
  blocked: z.boolean({ error: 'must be true or false' }).optional(),
  confirmed: z.boolean({ error: 'must be true or false' }).optional(),
  role: z.union([role, z.object({ id: role })], { error: 'must be the id of a role' }).optional(),
});
export type UserChange = z.infer<typeof userChange>;

export const rolesAnswer = z.object({ roles: z.array(roleAnswer.extend({ nb_users: z.number() })) });
export type RolesAnswer = z.infer<typeof rolesAnswer>;

/** Users and roles as administrators list them: never a password or a token. */
export const userContract = defineContract('users', 'User', {
  ...unversionedFields,
  username: field(z.string()),
  email: field(z.string()),
  provider: field(z.string()),
  confirmed: field(z.boolean()),
  blocked: field(z.boolean()),
  role: one('roles'),
  artist: one('artists'),
  companies: many('companies'),
  contracts: many('contracts'),
});

export const roleContract = defineContract('roles', 'Role', {
  ...unversionedFields,
  name: field(z.string()),
  type: field(z.enum(roleTypes)),
  description: field(z.string()),
});
