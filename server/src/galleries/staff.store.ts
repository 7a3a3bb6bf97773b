import { sql } from 'drizzle-orm';
import type { GalleriesOf } from '../accounts/sessions.store.ts';

export const galleriesOf: GalleriesOf = (userId) =>
  sql`(select jsonb_object_agg(gallery_id, role) from gallery_members where user_id = ${userId})`;
