import * as z from 'zod';
import { moment, recordId } from '../records.contract.ts';
import { filledText, plainText } from '../text.ts';
import { keepingLimits } from './limits.ts';
import { searchPages } from './searches.ts';

/** What a browser calls a list before it has an id; lists of one key become one. */
const listKey = z.string().regex(/^[\w-]{1,40}$/);
const name = z.string().trim().pipe(plainText(keepingLimits.nameLength));
const givenName = filledText(keepingLimits.nameLength);
const works = z.array(recordId).max(keepingLimits.worksOfList);

/** Ids alone: the page asks for the works as everyone sees them, so that what was withdrawn is not shown. */
export const keptList = z.object({
  id: recordId,
  key: z.string(),
  name: z.string(),
  works: z.array(recordId),
  /** Part of the address under which everyone may see the list, once its owner has shared it. */
  share: z.string().nullable(),
});
export type KeptList = z.infer<typeof keptList>;
export const keptLists = z.array(keptList);

export const newListRequest = z.strictObject({ name: givenName });
export const renameListRequest = z.strictObject({ name: givenName });
export const listOrderRequest = z.strictObject({ lists: z.array(recordId).max(keepingLimits.lists) });
export const workOrderRequest = z.strictObject({ works });
export const moveRequest = z.strictObject({ artwork: recordId, from: recordId, to: recordId });
export const keepRequest = z.strictObject({ artwork: recordId });
export const mergeRequest = z.strictObject({
  lists: z.array(z.strictObject({ key: listKey, name, works })).max(keepingLimits.lists),
});
export const recordParams = z.object({ id: recordId });
export const listParams = z.object({ list: recordId });
export const listWorkParams = z.object({ list: recordId, artwork: recordId });

/** An unguessable part of an address. */
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{20,60}$/) });

export const follows = z.object({ artists: z.array(recordId), galleries: z.array(recordId) });
export type Follows = z.infer<typeof follows>;

export const savedSearchRequest = z.strictObject({
  page: z.enum(searchPages),
  query: z.string().max(keepingLimits.queryLength),
  name: givenName,
});
export const savedSearch = z.object({
  id: recordId,
  page: z.enum(searchPages),
  query: z.string(),
  name: z.string(),
  createdAt: moment,
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** Whether the weekly mail is wanted. */
export const digestSwitch = z.strictObject({ wanted: z.boolean() });
