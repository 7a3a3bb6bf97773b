import type { Overview } from '@hwarang/domain/admin/overview.contract';
import type { Database } from '../platform/database.ts';

const count = (from: string): string => `(select count(*)::int from ${from})`;
const section = (parts: Record<string, string>): string =>
  `json_build_object(${Object.entries(parts)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`;

const statement = `select ${section({
  counts: section({
    exhibitions: count('exhibitions'),
    galleries: count('galleries'),
    artists: count('artists'),
    artworks: count('artworks where deleted_at is null'),
    users: count('users'),
  }),
  hidden: section({
    exhibitions: count('exhibitions where not is_exposed'),
    artists: count('artists where not is_exposed'),
    artworks: count('artworks where not is_exposed and deleted_at is null'),
  }),
  attention: section({
    exhibitionsWithoutWorks: count(
      'exhibitions e where is_exposed and not exists (select 1 from exhibition_artworks l where l.exhibition_id = e.id)',
    ),
    exhibitionsWithoutImage: count(
      'exhibitions e where is_exposed and not exists (select 1 from exhibition_images l where l.exhibition_id = e.id)',
    ),
    artworksWithoutImage: count(
      'artworks where is_exposed and deleted_at is null and image_id is null and imageurl is null',
    ),
    artistsWithoutWorks: count(
      'artists a where is_exposed and not exists (select 1 from artworks w where w.owner_id = a.id and w.deleted_at is null)',
    ),
    unconfirmedUsers: count('users where not confirmed and not blocked'),
    mailsFailed: count('mails where abandoned_at is not null'),
  }),
  storage: section({ files: count('files'), bytes: '(select coalesce(sum(bytes), 0)::float8 from blobs)' }),
  mail: section({
    waiting: count('mails where sent_at is null and abandoned_at is null'),
    failed: count('mails where abandoned_at is not null'),
    sentToday: count("mails where sent_at > now() - interval '1 day'"),
  }),
  databaseBytes: 'pg_database_size(current_database())::float8',
})} as found`;

export type Found = Omit<Overview, 'health'> & { databaseBytes: number };

export async function findOverview({ pool }: Database): Promise<Found> {
  const { rows } = await pool.query<{ found: Found }>(statement);
  const found = rows[0]?.found;
  if (!found) throw new Error('the overview gave no answer');
  return found;
}
