import type { Overview } from '@hwarang/domain/admin/overview.contract';
import type { Database } from '../platform/database.ts';
import type { RecordModel } from '../records/record.ts';
import type { Registry } from '../records/registry.ts';

const count = (from: string): string => `(select count(*)::int from ${from})`;
const section = (parts: Record<string, string>): string =>
  `json_build_object(${Object.entries(parts)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`;

/** For each of the records, how many rows there are; what lists leave out is not counted. */
const perTable = (records: readonly RecordModel[], condition: string): string =>
  section(
    Object.fromEntries(
      records.map(({ table, unlisted }) => {
        const listed = unlisted ? `not (${unlisted.when('r')})` : 'true';
        return [table, count(`${table} r where ${condition} and ${listed}`)];
      }),
    ),
  );

const statementOf = ({ administrated }: Registry): string =>
  `select ${section({
    counts: perTable(administrated, 'true'),
    hidden: perTable(
      administrated.filter(({ fields }) => 'is_exposed' in fields),
      'not is_exposed',
    ),
    attention: section({
      artistsHeld: count('artists where held'),
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

type Found = Omit<Overview, 'health'> & { databaseBytes: number };

export async function findOverview({ pool }: Database, registry: Registry): Promise<Found> {
  const { rows } = await pool.query<{ found: Found }>(statementOf(registry));
  const found = rows[0]?.found;
  if (!found) throw new Error('the overview gave no answer');
  return found;
}
