import type { StudioOverview } from '@hwarang/domain/galleries/studio.contract';
import { sql } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';

/** Exhibitions by where they stand, agreements, offers, enquiries, and how often the works of its exhibitions and its stock were looked at in thirty days. */
export async function overviewOf(orm: Orm, galleryId: string): Promise<StudioOverview> {
  const { rows } = await orm.execute<{ body: StudioOverview }>(sql`select json_build_object(
    'exhibitions', (select json_build_object(
        'drafts', count(*) filter (where not is_exposed),
        'scheduled', count(*) filter (where is_exposed and shown_from > now()),
        'shown', count(*) filter (where is_exposed and (shown_from is null or shown_from <= now()) and (shown_to is null or shown_to > now())),
        'over', count(*) filter (where is_exposed and shown_to <= now()))
      from exhibitions where gallery_id = ${galleryId}),
    'artists', (select json_build_object('represented', count(*) filter (where state = 'accepted'), 'asked', count(*) filter (where state = 'proposed'))
      from representations where gallery_id = ${galleryId}),
    'works', (select json_build_object('consigned', count(*) filter (where state = 'accepted'), 'asked', count(*) filter (where state = 'proposed'))
      from consignments where gallery_id = ${galleryId}),
    'offers', (select json_build_object('for-sale', count(*) filter (where availability = 'for-sale'),
        'on-hold', count(*) filter (where availability = 'on-hold'), 'sold', count(*) filter (where availability = 'sold'),
        'on-loan', count(*) filter (where availability = 'on-loan'))
      from offers where gallery_id = ${galleryId}),
    'enquiries', (select json_build_object('new', count(*) filter (where state = 'new'), 'open', count(*) filter (where state <> 'closed'))
      from enquiries where gallery_id = ${galleryId}),
    'views', (select coalesce(sum(seen.views), 0)::int from artwork_views seen
      where seen.day > (now() at time zone 'Asia/Seoul')::date - 30 and seen.artwork_id in (
        select hung.artwork_id from exhibition_artworks hung join exhibitions show on show.id = hung.exhibition_id where show.gallery_id = ${galleryId}
        union select held.artwork_id from consignments held where held.gallery_id = ${galleryId} and held.state = 'accepted'))
    ) as body`);
  const [row] = rows;
  if (!row) throw new Error('no overview came');
  return row.body;
}
