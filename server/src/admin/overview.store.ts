import type { Overview } from '@hwarang/domain/admin/overview.contract';
import type { Database } from '../platform/database.ts';
import type { RecordModel } from '../records/record.ts';
import type { Registry } from '../records/registry.ts';

const count = (from: string): string => `(select count(*)::int from ${from})`;
const sum = (value: string, from: string): string => `(select coalesce(sum(${value}), 0)::float8 from ${from})`;
const section = (parts: Record<string, string>): string =>
  `json_build_object(${Object.entries(parts)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`;

/** For each of the records, how many rows there are; what lists leave out is not counted. */
const perTable = (records: readonly RecordModel[], condition: string): string =>
  section(
    Object.fromEntries(
      records.map(({ table, unlisted, counts }) => {
        const where = `where ${condition} and ${unlisted ? `not (${unlisted.when('r')})` : 'true'}`;
        return [
          table,
          counts ? sum(`r.${counts.column}`, `${counts.from('r')} ${where}`) : count(`${table} r ${where}`),
        ];
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
      artworksWithoutImage: sum('works', 'artwork_counts where is_exposed and not pictured'),
      artistsWithoutWorks: count(
        `artists a left join (select owner_id, sum(works) as works from artwork_counts group by owner_id) c on c.owner_id = a.id
          where a.is_exposed and coalesce(c.works, 0) = 0`,
      ),
      unconfirmedUsers: count('users where not confirmed and not blocked'),
      mailsFailed: count('mails where abandoned_at is not null'),
    }),
    storage: section({ files: sum('files', 'storage_counts'), bytes: sum('bytes', 'storage_counts') }),
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
