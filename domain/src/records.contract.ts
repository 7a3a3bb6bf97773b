import * as z from 'zod';
import { idPattern } from './ids.ts';

export const recordId = z.string().regex(idPattern);
export const moment = z.iso.datetime({ precision: 3 });
export const day = z.iso.date();

/** What every record tells of itself: `_id` and `id` are equal, `__v` is the version by which a concurrent edit is noticed. */
export const recordParts = {
  _id: recordId,
  id: recordId,
  __v: z.number().int().nonnegative(),
  createdAt: moment,
  updatedAt: moment,
};
