import * as z from 'zod';
import { recordId } from '../records.contract.ts';

/** How often the page of a work was looked at. */
export const artworkViews = z.object({
  id: recordId,
  last_30_days: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
});
export type ArtworkViews = z.infer<typeof artworkViews>;
