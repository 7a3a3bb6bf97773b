import * as z from 'zod';
import { plainText } from '../text.ts';
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

const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((text) => text === 'true');
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d{1,9}$/, { error: 'must be a whole number' })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error: `must be from ${least} to ${most}` });

export const userSortFields = ['username', 'email', 'createdAt', 'updatedAt', 'confirmed', 'blocked', 'id'] as const;
const sortPattern = new RegExp(`^(${userSortFields.join('|')}|_id)(:(asc|desc))?$`, 'i');

const filters = {
  email: plainText(254).optional(),
  email_contains: plainText(254).optional(),
  username: plainText(254).optional(),
  username_contains: plainText(254).optional(),
  /** The id of a role, or its type. */
  role: plainText(254).optional(),
  blocked: flag.optional(),
  confirmed: flag.optional(),
  _q: plainText(254).optional(),
};

export const usersCountQuery = z.strictObject(filters);
export const usersQuery = z.strictObject({
  ...filters,
  _start: whole(0, 999_999_999).optional(),
  _limit: whole(-1, 1000).optional(),
  _sort: z
    .string()
    .refine((sort) => sort.split(',').every((part) => sortPattern.test(part.trim())), {
      error: `must name ${userSortFields.join(', ')}`,
    })
    .optional(),
});
export type UsersQuery = z.infer<typeof usersQuery>;
